# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What fuzzing remembers: for each reader the files that together reach every part of it that was ever reached, packed as one archive a reader."""

import os
import tarfile

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'fuzz', 'corpus')


def archive_of(target):
    return os.path.join(FOLDER, os.path.basename(target).removeprefix('fuzz-') + '.tar.xz')


def unpack(target, folder):
    """Puts the kept files into a folder; there may be none yet."""
    if os.path.exists(archive_of(target)):
        with tarfile.open(archive_of(target)) as archive:
            archive.extractall(folder)


def without_owner(info):
    """The same files make the same archive on any machine."""
    info.uid = info.gid = info.mtime = 0
    info.uname = info.gname = ''
    info.mode = 0o644
    return info


def pack(target, folder):
    os.makedirs(FOLDER, exist_ok=True)
    with tarfile.open(archive_of(target), 'w:xz') as archive:
        for name in sorted(os.listdir(folder)):
            archive.add(os.path.join(folder, name), name, filter=without_owner)
