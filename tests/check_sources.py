#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what a compiler does not: how the sources are laid out, licensed, sized, which layer and
which folder sees which, and where links lead."""

import argparse
import collections
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

FORMATTER = '0.72'
MAX_FILE, LONG_FILE = 900, 300
MAX_FUNCTION, LONG_FUNCTION = 60, 40

# What carries its licence in itself; of everything else README.md and LICENSES tell.
TAGGED = ('.c', '.h', '.py', '.css', '.ui')

# Each layer with those it may see; arrows only point down.
LAYERS = {
    'turn': (),
    'rules': ('turn',),
    'bots': ('rules', 'turn'),
    'lab': ('bots', 'rules', 'turn'),
    'store': ('bots', 'rules', 'turn'),
    'model': ('store', 'lab', 'bots', 'rules', 'turn'),
    'ui': ('model', 'store', 'lab', 'bots', 'rules', 'turn'),
    'app': ('ui', 'model', 'store', 'lab', 'bots', 'rules', 'turn'),
    'editor': ('ui', 'model', 'store', 'lab', 'bots', 'rules', 'turn'),
}
PLAIN_LAYERS = ('turn', 'rules', 'bots', 'lab')

LIBRARY_HEADER = re.compile(r'^(adwaita|gdk|gio|glib|gobject|graphene|gsk|gtk|json-glib|pango|cairo|gsound)\b')


# The folders of a game, in whatever layer they lie. Boards are Tag City's, and so is the editor.
GAMES = {'tag-city': 'tag-city', 'board': 'tag-city', 'tag': 'tag', 'roll-tag': 'roll-tag'}

# The tables in which a game is one row: they are shared and list all games.
TABLES = (
    'src/app/table/turn-game-kinds.c',
    'src/bots/turn-bot.c',
    'src/bots/turn-plans.c',
    'src/rules/turn-rules-all.c',
    'src/store/record/turn-record.c',
)

# The lab measures Tag City; it has no folders of games.
LAYERS_OF_GAMES = ('rules', 'bots', 'store', 'model', 'ui', 'app', 'editor')

# What the names of files, functions and types of a game begin with, by its folders.
PREFIXES = {'tag-city': 'tc', 'tag': 'tg', 'roll-tag': 'rt'}

MAX_SOURCES = 25
ONE_SIDED_BORDER = re.compile(r'\bborder-(?:top|right|bottom|left): *[1-9][^;}]*')
WIDGET = re.compile(r'\bGtkWidget\b|\bgtk_widget_\w+')


def names_in_git():
    try:
        listed = subprocess.run(['git', '-c', 'safe.directory=*', 'ls-files', '-z'], cwd=TOP, capture_output=True, check=False)
    except FileNotFoundError:
        return []
    return os.fsdecode(listed.stdout).split('\0')[:-1]


def names_in_folders():
    return [os.path.relpath(os.path.join(folder, name), TOP)
            for folder, _, files in os.walk(TOP) for name in files
            if not os.path.relpath(folder, TOP).startswith(('build', '.git'))]


def tracked_files(*endings):
    """What git tracks; in an unpacked archive, or without git, what lies there."""
    return sorted(name for name in names_in_git() or names_in_folders()
                  if os.path.isfile(os.path.join(TOP, name)) and (not endings or name.endswith(endings)))


def text_of(name):
    with open(os.path.join(TOP, name), encoding='utf-8', errors='replace') as file:
        return file.read()


def formatter_is_ours():
    """Every series of uncrustify lays out a few lines differently; ours is that of the baseline."""
    version = subprocess.run(['uncrustify', '--version'], capture_output=True, text=True, check=False).stdout
    return f'{FORMATTER}.' in version


def lay_out(files):
    """The files as they should be, by name, and what uncrustify complains of. It puts the end of a statement without braces that ends with a
    value in braces on a line of its own, where nobody would look for it."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(['uncrustify', '-q', '-c', 'uncrustify.cfg', '--prefix', folder, *files],
                              cwd=TOP, capture_output=True, text=True, check=False)
        texts = {}
        for name in files if done.returncode == 0 else ():
            with open(os.path.join(folder, name), encoding='utf-8') as file:
                texts[name] = re.sub(r'}\n *;\n', '};\n', file.read())
    return texts, done.stderr.strip() if done.returncode != 0 else ''


def check_format(options):
    """All C is as uncrustify lays it out."""
    if not formatter_is_ours():
        print(f'The layout is that of uncrustify {FORMATTER}; another one is installed here, so it is not checked.')
        return ['./run format needs that one'] if options.fix else []
    texts, complaint = lay_out(tracked_files('.c', '.h'))
    problems = [f'uncrustify failed: {complaint}'] if complaint else []
    for name in [name for name, text in texts.items() if text != text_of(name)]:
        if options.fix:
            with open(os.path.join(TOP, name), 'w', encoding='utf-8') as file:
                file.write(texts[name])
        else:
            problems.append(f'{name}: not laid out as uncrustify.cfg says; ./run format fixes it')
    return problems


def needs_tag(name):
    return not name.startswith('tests/data/') and (name.endswith(TAGGED) or text_of(name).startswith('#!'))


def check_licences(_options):
    """Every source says under which licence it stands."""
    problems = []
    for name in filter(needs_tag, tracked_files()):
        beginning = text_of(name)[:500]
        for tag in ('SPDX-FileCopyrightText:', 'SPDX-License-Identifier:'):
            if tag not in beginning:
                problems.append(f'{name}: no {tag}')
    return problems


def functions_of(name):
    """Name and length of each function: its body stands between braces of their own in the first column."""
    title, first = '', None
    for number, line in enumerate(text_of(name).splitlines(), 1):
        if line.startswith('{'):
            first = number
        elif line == '}' and first is not None:
            yield title, number - first - 1
            first = None
        elif line.startswith('}'):
            first = None
        elif (found := re.match(r'(\w+) \(', line)):
            title = found[1]


def check_sizes(_options):
    """A file has one purpose and a function does one thing; beyond the limits it is two."""
    problems = []
    for name in tracked_files('.c', '.h', '.py'):
        n_lines = len(text_of(name).splitlines())
        if n_lines > MAX_FILE:
            problems.append(f'{name}: {n_lines} lines, at most {MAX_FILE}')
        elif n_lines > LONG_FILE:
            print(f'{name}: {n_lines} lines; about {LONG_FILE} would be better')
        for function, length in functions_of(name) if name.endswith('.c') else ():
            if length > MAX_FUNCTION:
                problems.append(f'{name}: {function} () has {length} lines, at most {MAX_FUNCTION}')
            elif length > LONG_FUNCTION:
                print(f'{name}: {function} () has {length} lines; {LONG_FUNCTION} would be better')
    return problems


def layer_of(name):
    parts = name.split('/')
    layer = parts[1] if parts[0] == 'src' and len(parts) > 2 else parts[0]
    return layer if layer in LAYERS else None


def is_program(name):
    """The lab's program turns its plain-C core into files and words, so it may see what the core may not."""
    return layer_of(name) == 'lab' and not os.path.basename(name).startswith('lab-')


def forbidden_includes(name, layer_of_header):
    layer = layer_of(name)
    for header in re.findall(r'^#\s*include\s*[<"]([^>"]+)[>"]', text_of(name), re.MULTILINE):
        target = layer_of_header.get(os.path.basename(header))
        if is_program(name):
            if target in ('model', 'ui', 'app', 'editor'):
                yield f'{name}: lab may not see {target} ({header})'
        elif target not in (None, layer, *LAYERS[layer]):
            yield f'{name}: {layer} may not see {target} ({header})'
        elif layer in PLAIN_LAYERS and target is None and LIBRARY_HEADER.match(header):
            yield f'{name}: {layer} is plain C, without {header}'


def library_commands(build):
    """One compiler call of each layer's library, as the build has it."""
    with open(os.path.join(TOP, build, 'compile_commands.json'), encoding='utf-8') as file:
        commands = json.load(file)
    found = {}
    for entry in commands:
        name = os.path.relpath(os.path.join(entry['directory'], entry['file']), TOP)
        layer = layer_of(name)
        if layer and '.a.p/' in entry['output'] and name.endswith('.c') and not is_program(name):
            found.setdefault(layer, entry)
    return found


def sees(entry, header):
    """Whether a source of that library could include the header."""
    command = shlex.split(entry['command'])
    compiler = [word for word in command[:2] if not word.startswith('-')]
    kept = [word for word in command if word.startswith(('-I', '-isystem', '-D', '-std', '-pthread'))]
    done = subprocess.run([*compiler, *kept, '-fsyntax-only', '-w', '-x', 'c', '-'], cwd=entry['directory'],
                          input=f'#include <{header}>\n', capture_output=True, text=True, check=False)
    return f'{header}: No such file' not in done.stderr and f"'{header}' file not found" not in done.stderr


def provable_sights(build, headers):
    """What the build itself would let through: tried with each layer's own compiler call."""
    for layer, entry in library_commands(build).items():
        if not sees(entry, 'stdint.h'):
            yield f'{layer}: its compiler call could not be tried'
        if layer in PLAIN_LAYERS and sees(entry, 'glib.h'):
            yield f'{layer}: the build would let it include glib.h'
        for other, header in headers.items():
            if other not in (layer, *LAYERS[layer]) and sees(entry, header):
                yield f'{layer}: the build would let it include {other} ({header})'


def check_layers(options):
    """Arrows only point down, in the sources and in what the build would allow."""
    sources = [name for name in tracked_files('.c', '.h') if layer_of(name)]
    layer_of_header = {os.path.basename(name): layer_of(name) for name in sources if name.endswith('.h')}
    problems = [problem for name in sources for problem in forbidden_includes(name, layer_of_header)]
    if os.path.exists(os.path.join(TOP, options.build, 'compile_commands.json')):
        problems += provable_sights(options.build, {layer: header for header, layer in layer_of_header.items()})
    else:
        problems.append(f'{options.build}: not configured, so what the build allows could not be tried')
    return problems


def game_of(name):
    """The game whose folder a file lies in; None: it serves any game."""
    parts = name.split('/')
    if layer_of(name) not in LAYERS_OF_GAMES:
        return None
    if parts[0] == 'editor':
        return 'tag-city'
    return GAMES.get(parts[2]) if len(parts) > 3 else None


def sights_of_games(name, game_of_header):
    """A game sees no other game, and what is shared sees none."""
    game = game_of(name)
    for header in re.findall(r'^#\s*include\s*[<"]([^>"]+)[>"]', text_of(name), re.MULTILINE):
        target = game_of_header.get(os.path.basename(header))
        if target not in (None, game):
            yield f'{name}: {game or "what is shared"} may not see {target} ({header})'


def wrong_prefix(name):
    """The prefix of a file says what it may know."""
    base, game = os.path.basename(name), game_of(name)
    for other, prefix in PREFIXES.items():
        if base.startswith(prefix + '-') and other != game:
            yield f'{name}: {prefix}- is for the folders of {other}'


def spelled(prefixes):
    """Matches an identifier of ours that begins with one of the prefixes: tc_…, Tc…, TC_…."""
    return re.compile('|'.join(rf'\b_?(?:{p}_\w+|{p.title()}(?=[A-Z])\w+|{p.upper()}_\w+)' for p in prefixes))


def public_names(code):
    """What a header gives to others: functions, types, members of enumerations, constants."""
    yield from declared_functions(code)
    yield from re.findall(r'^\} (\w+);', code, re.MULTILINE)
    yield from re.findall(r'^#define (\w+)', code, re.MULTILINE)
    for members in re.findall(r'typedef enum\s*\{(.*?)\}', code, re.DOTALL):
        yield from re.findall(r'^\s*([A-Z]\w+)', members, re.MULTILINE)


def wrong_names(name):
    """What is shared names nothing of a game, and what a game gives to others has its prefix."""
    game, code = game_of(name), text_of(name) if name.endswith('.ui') else code_of(name)
    if game is None:
        found = set(spelled([*PREFIXES.values(), 'tce']).findall(code))
        yield from (f'{name}: what is shared may not name {other}' for other in sorted(found))
    elif name.endswith('.h'):
        own = spelled([PREFIXES[game], 'tce'] if name.startswith('editor/') else [PREFIXES[game]])
        yield from (f'{name}: {other} has not the prefix of {game}' for other in sorted(set(public_names(code))) if not own.match(other))


def crowded_folders(sources):
    folders = [os.path.dirname(name) for name in sources if name.endswith('.c')]
    for folder in sorted(set(folders)):
        if folders.count(folder) > MAX_SOURCES:
            yield f'{folder}: {folders.count(folder)} sources, at most {MAX_SOURCES}; find the second idea in it'


def looks_at_window(name, window_headers):
    """The window puts the editor's parts together; they do not know it."""
    if name.startswith('editor/') and os.path.dirname(name) not in ('editor', 'editor/window'):
        for header in re.findall(r'^#\s*include\s*[<"]([^>"]+)[>"]', text_of(name), re.MULTILINE):
            if os.path.basename(header) in window_headers:
                yield f'{name}: a part of the editor may not see its window ({header})'


def folders_without_words(sources):
    """docs/architecture.md says what is in each folder."""
    map_name = 'docs/architecture.md'
    if not os.path.exists(os.path.join(TOP, map_name)):
        return
    said = set()
    for path in re.findall(r'`([\w./{},*-]+)`', text_of(map_name)):
        before, names, after = re.match(r'([^{]*)\{?([^}]*)\}?(.*)', path).groups()
        said.update(before + name + after for name in names.split(','))
    for folder in sorted({os.path.dirname(name) for name in sources if name.endswith('.c')} - {'editor'}):
        if not any(path.startswith(f'{folder}/') for path in said):
            yield f'{folder}: {map_name} does not say what is in it'


def check_folders(_options):
    """Folders hold one idea: no game sees another, what is shared sees none, and drawing needs no widget."""
    sources = [name for name in tracked_files('.c', '.h', '.ui') if layer_of(name)]
    game_of_header = {os.path.basename(name): game_of(name) for name in sources if name.endswith('.h')}
    window_headers = {os.path.basename(name) for name in sources if name.startswith('editor/window/')}
    problems = [*crowded_folders(sources), *folders_without_words(sources)]
    for name in sources:
        if layer_of(name) in LAYERS_OF_GAMES:
            problems += [*sights_of_games(name, game_of_header), *wrong_names(name)] if name not in TABLES else ()
            problems += wrong_prefix(name)
        problems += looks_at_window(name, window_headers)
        if name.startswith('src/ui/draw/') and (found := WIDGET.search(text_of(name))):
            problems.append(f'{name}: ui/draw sees no widget ({found[0]})')
    return problems


def check_links(_options):
    """A link in a document leads to a file of the project, and a source that it names is there; what lies elsewhere is not asked for."""
    problems = []
    bases = {os.path.basename(name) for name in tracked_files()}
    for name in tracked_files('.md'):
        problems += [f'{name}: there is no {source}' for source in re.findall(r'`([\w-]+\.(?:[ch]|py|ui))`', text_of(name)) if source not in bases]
        for link in re.findall(r'\]\(([^)#\s]+)', text_of(name)):
            if '://' not in link and not os.path.exists(os.path.join(TOP, os.path.dirname(name), link)):
                problems.append(f'{name}: {link} is not there')
    return problems


def code_of(name):
    """A source without comments, texts and characters, in which a name would not be a use."""
    return re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\])+\'', ' ', text_of(name), flags=re.DOTALL)


def declared_functions(code):
    """The functions that a header declares, or defines inline."""
    yield from re.findall(r'^(?!typedef\b|static\b|extern\b|#|G_DE)[A-Za-z_][\w \t*]*?[\s*](\w+)\s*\([^;{}]*\)[^;{}()]*;', code, re.MULTILINE)
    yield from re.findall(r'^static inline [\w *\n]*?(\w+) \(', code, re.MULTILINE)


def is_used(function, header, words):
    """Whether a program names the function elsewhere than where it is declared and defined. Its own header counts when it names it
    again, as a cleanup function or in another inline function."""
    if words[header][function] > 1:
        return True
    return any(function in found and not (name == header or name.endswith('.c') and defines(name, function))
               for name, found in words.items())


def defines(name, function):
    return re.search(rf'^{function} \(', text_of(name), re.MULTILINE) is not None


def unused_icons():
    said = ' '.join(text_of(name) for name in tracked_files('.c', '.h', '.ui') if name.startswith(('src/', 'editor/')))
    for name in tracked_files('-symbolic.svg'):
        icon = os.path.basename(name)[:-len('.svg')]
        if name.startswith('src/ui/icons/') and icon not in said:
            yield f'{name}: nothing shows it'


def check_unused(_options):
    """A public function is called by another file of a program: what only its own file uses is static, what only tests use is deleted
    or stands in a private header. Templates name handlers and types too. Every icon is shown somewhere."""
    names = [name for name in tracked_files('.c', '.h', '.ui') if name.startswith(('src/', 'editor/'))]
    code = {name: text_of(name) if name.endswith('.ui') else code_of(name) for name in names}
    words = {name: collections.Counter(re.findall(r'\w+', text)) for name, text in code.items()}
    problems = list(unused_icons())
    for header in names:
        if not header.endswith('.h') or header.endswith('-private.h'):
            continue
        for function in sorted(set(declared_functions(code[header]))):
            if not function.endswith(('_get_type', '_quark')) and not is_used(function, header, words):
                problems.append(f'{header}: nothing but its own file or a test uses {function} ()')
    return problems


def check_sheets(_options):
    """A border of one side leaves the others in the colour of the text, and GTK draws sides of two colours slowly, whatever their width."""
    return [f'{name}:{number}: {border.strip()} leaves three sides in another colour; write border: 0 solid …; border-…-width'
            for name in tracked_files('.css') for number, line in enumerate(text_of(name).split('\n'), 1)
            for border in ONE_SIDED_BORDER.findall(line)]


CHECKS = {
    'format': check_format,
    'licences': check_licences,
    'sizes': check_sizes,
    'layers': check_layers,
    'folders': check_folders,
    'links': check_links,
    'unused': check_unused,
    'sheets': check_sheets,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('check', choices=CHECKS)
    parser.add_argument('--build', default='build', help='a configured build folder')
    parser.add_argument('--fix', action='store_true', help='lay the files out instead of complaining')
    options = parser.parse_args()
    problems = CHECKS[options.check](options)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
