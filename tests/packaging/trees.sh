# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# For the scripts that try Tag City on other systems: whole Debian trees below build-packaging/, made by debootstrap, entered by chroot with
# mounts that nobody else sees. Sourced by bash scripts after "set -eu"; $top is the project's folder.

trees=$top/build-packaging
mkdir -p "$trees"

tell ()
{
  printf '%s\n' "$*" >&2
}

need_root ()
{
  [ "$(id -u)" = 0 ] || { tell "$0 makes a Debian tree and enters it, which only root may: start it with sudo."; exit 1; }
}

# Where this machine's own apt gets Debian from.
debian_mirror ()
{
  apt-get indextargets --format '$(REPO_URI)' 'Identifier: Packages' 'Origin: Debian' 'Label: Debian' | head -n 1
}

# The project as it lies here, changes included, without what builds have left: export_sources FOLDER
export_sources ()
{
  mkdir -p "$1"
  if git -c safe.directory='*' -C "$top" rev-parse --git-dir >/dev/null 2>&1; then
    git -c safe.directory='*' -C "$top" ls-files -z --cached --others --exclude-standard
  else
    (cd "$top" && find . -name 'build*' -prune -o -type f -print0)
  fi | tar -C "$top" --null --files-from=- --ignore-failed-read --create --file=- | tar -C "$1" --extract --file=- --no-same-owner
}

# Runs a command in a tree, as root, with mounts of its own: in_tree TREE COMMAND…
in_tree ()
{
  unshare --mount --pid --fork --ipc --uts bash -eu -c '
    tree=$1
    shift
    mount --make-rprivate /
    mount --bind "$tree" "$tree"
    mount -t proc proc "$tree/proc"
    mount -t sysfs -o ro sysfs "$tree/sys"
    mount --rbind /dev "$tree/dev"
    mount -t tmpfs tmpfs "$tree/tmp"
    mount -t tmpfs tmpfs "$tree/run"
    exec chroot "$tree" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
      ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"' in_tree "$@"
}

# The bare system of a suite, kept as an archive: base_system SUITE; prints its name.
base_system ()
{
  local archive=$trees/$1.tar

  if [ ! -e "$archive" ]; then
    tell "Fetching Debian $1."
    rm -rf --one-file-system "$trees/base"
    debootstrap --variant=minbase --include=ca-certificates "$1" "$trees/base" "$(debian_mirror)" >"$trees/debootstrap.log" 2>&1 ||
      { tail -n 20 "$trees/debootstrap.log" >&2; return 1; }
    echo force-unsafe-io >"$trees/base/etc/dpkg/dpkg.cfg.d/quick"
    rm -f "$trees/base/var/cache/apt/archives"/*.deb
    tar -C "$trees/base" --create --file="$archive.part" --one-file-system .
    mv "$archive.part" "$archive"
    rm -rf --one-file-system "$trees/base"
  fi
  echo "$archive"
}

# Makes a tree unless it is there already: make_tree NAME SUITE PACKAGES…; afterwards $tree is its folder.
make_tree ()
{
  local name=$1 suite=$2 archive

  shift 2
  tree=$trees/$name
  if [ ! -e "$tree/.complete" ]; then
    archive=$(base_system "$suite")
    rm -rf --one-file-system "$tree"
    mkdir "$tree"
    tar -C "$tree" --extract --file="$archive"
    touch "$tree/.complete"
  fi
  cp /etc/resolv.conf /etc/hosts "$tree/etc/"
  [ $# = 0 ] || install_in_tree "$tree" "$@"
}

# Installs packages in a tree: install_in_tree TREE PACKAGES…
install_in_tree ()
{
  local folder=$1

  shift
  if in_tree "$folder" dpkg-query --show --showformat '${db:Status-Abbrev}\n' "$@" 2>/dev/null | grep -qv '^.i' ||
     ! in_tree "$folder" dpkg-query --show "$@" >/dev/null 2>&1; then
    in_tree "$folder" sh -c 'apt-get -q update && apt-get -q -y install --no-install-recommends "$@"' sh "$@" >"$trees/install.log" 2>&1 ||
      { tail -n 20 "$trees/install.log" >&2; return 1; }
  fi
}
