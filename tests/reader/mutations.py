# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes boards and records in the ways in which people, programs and disks get them wrong.

Every mutation takes the random generator and a document, changes it in place, and raises Unfit where it cannot. JSON that Python would not
write, such as 1.0 for 1 or a member that stands twice, is marked in the document and written out by to_text ()."""

import copy
import json
import re

TWICE = '\uf8ff'           # at the end of a member's name: the name without it
RAW = '\uf8fe%s\uf8fe'     # a text that is written without quotes


class Unfit(Exception):
    """The document has nothing that this mutation could change."""


def to_text(document, random):
    """The document as JSON, laid out in one of several ways."""
    text = json.dumps(document, ensure_ascii=False, indent=random.choice([None, 1, 2]))
    text = re.sub('"\uf8fe([^"]*)\uf8fe"', r'\1', text).replace(TWICE, '')
    return text.encode('utf-8', 'surrogatepass')


def holders(document):
    """Every object and list, and the document itself, with something in it."""
    found, waiting = [], [document]
    while waiting:
        value = waiting.pop()
        if isinstance(value, (dict, list)) and value:
            found.append(value)
            waiting += value.values() if isinstance(value, dict) else value
    return found


def keys_of(holder):
    """What a holder can be indexed with."""
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def descend(random, document):
    """A holder and a key, found from the top, so that rare members are not lost among many events."""
    holder = document
    while True:
        key = random.choice(keys_of(holder))
        inner = holder[key]
        if not isinstance(inner, (dict, list)) or not inner or random.random() < 0.15:
            return holder, key
        holder = inner


def pick(random, document, wanted):
    """A holder and a key whose value is wanted."""
    for _ in range(30):
        holder, key = descend(random, document)
        if wanted(holder[key]):
            return holder, key
    raise Unfit


def pick_holder(random, document, kind, least=1):
    """An object or a list with at least so many entries."""
    found = [holder for holder in holders(document) if isinstance(holder, kind) and len(holder) >= least]
    if not found:
        raise Unfit
    return random.choice(found)


def is_integer(value):
    """Whether it is a number of JSON, which true is not."""
    return type(value) is int


def is_text(value):
    """Whether it is a text."""
    return isinstance(value, str)


def remove_member(random, document):
    """Leaves out a member or an entry."""
    holder, key = descend(random, document)
    del holder[key]


def rename_member(random, document):
    """Gives a member another name, and keeps its place among the others."""
    holder = pick_holder(random, document, dict)
    old = random.choice(list(holder))
    new = random.choice([old + 'x', old.upper(), old[:-1], ' ' + old, 'x', '', 'é', old + '\u200b', '.'])
    members = list(holder.items())
    holder.clear()
    holder.update((new if name == old else name, value) for name, value in members)


def repeat_member(random, document):
    """Writes a member twice."""
    holder = pick_holder(random, document, dict)
    name = random.choice(list(holder))
    holder[name + TWICE] = holder[name]


def add_member(random, document):
    """Adds a member that nobody knows, which is allowed."""
    holder = pick_holder(random, document, dict)
    holder[random.choice(['note', 'x', 'sealed', '', 'event2', 'analysis', 'ü'])] = random.choice([None, 1, 'text', [], {}, [[1.5]], {'a': {'b': True}}])


def change_type(random, document):
    """Puts a value of another type."""
    holder, key = descend(random, document)
    holder[key] = random.choice([None, True, False, 0, 1, -1, 1.5, '', '1', 'x', [], {}, [holder[key]], {'a': holder[key]}, str(holder[key])])


def change_number(random, document):
    """A number that is off by one, or at a limit."""
    holder, key = pick(random, document, is_integer)
    old = holder[key]
    holder[key] = random.choice([old + 1, old - 1, old + 1, old - 1, -old, 0, 99, 100, -99, -100, 255, 256, 2 ** 31, 2 ** 32 + old, 2 ** 63 - 1, -2 ** 63])


def respell_number(random, document):
    """The same number, or nearly, in another spelling."""
    holder, key = pick(random, document, is_integer)
    spelling = random.choice(['%d.0', '%de0', '%dE1', '0%d', '+%d', '"%d"', '-%d', '%d.', '%d0000000000000000000', '%de400', ' %d ', '%d\t', '-0'])
    holder[key] = RAW % (spelling % holder[key] if '%' in spelling else spelling).replace('"', '')


def respell_text(random, document):
    """A text with other letters, blanks, zeros or characters that cannot be seen."""
    holder, key = pick(random, document, is_text)
    old = holder[key]
    wide = old.translate({code: code + 0xFEE0 for code in range(0x30, 0x3A)})
    padded = re.sub('([0-9]+)', r'0\1', old, count=1)
    holder[key] = random.choice([old.lower(), old.upper(), wide, padded, ' ' + old, old + ' ', old + '\u200b', old + old, old[:-1], old[1:], old[::-1],
                                 '\u202e' + old, old + '\n', old + '\x7f', old + '\x85', 'é' * 60, 'é' * 61, '😀' * 60, 'x' * 61])


def change_name(random, document):
    """A name or description at the limits of its length, or of characters that cannot be seen."""
    members = ('name', 'description', 'author', 'license', 'paint', 'language')
    found = [(holder, key) for holder in holders(document) if isinstance(holder, dict) for key in holder if key in members]
    if not found:
        raise Unfit
    holder, key = random.choice(found)
    text = random.choice(['é' * 60, 'é' * 61, '😀' * 200, 'x' * 201, 'ü' * 2000, 'x' * 2001, '', ' ', '\xa0', '\u3164\u2800', '\u200d', 'a\u200db', '\u0301',
                          'a\xadb', '\u200bAna', 'Ana\u200e', '\u2028', '\u202eanA', '\u2066a\u2069', '\ufeff', '\ufff9a', 'a\U000e0041', 'a\nb', '\ud7ff'])
    holder[key] = text if random.random() < 0.7 else {random.choice(['en', 'fr', '', 'xx']): text}


def respell_cell(random, document):
    """A square next to the right one, or in another spelling."""
    holder, key = pick(random, document, lambda value: is_text(value) and re.fullmatch('[A-P][0-9]{1,2}', value))
    letter, number = holder[key][0], int(holder[key][1:])
    near = chr(ord(letter) + random.choice([-1, 1]))
    holder[key] = random.choice([f'{near}{number}', f'{letter}{number + 1}', f'{letter}{number - 1}', f'{letter.lower()}{number}', f'{letter}0{number}', f'{number}{letter}'])


def borrow_value(random, document):
    """The value that the same member has elsewhere, or another entry of the same list."""
    holder = pick_holder(random, document, (dict, list), 2)
    key = random.choice(keys_of(holder))
    if isinstance(holder, list):
        holder[key] = copy.deepcopy(random.choice(holder))
        return
    others = [other[key] for other in holders(document) if isinstance(other, dict) and key in other]
    holder[key] = copy.deepcopy(random.choice(others))


def swap_entries(random, document):
    """Two entries of a list change places."""
    entries = pick_holder(random, document, list, 2)
    first, second = random.sample(range(len(entries)), 2)
    if random.random() < 0.5:
        second = (first + 1) % len(entries)
    entries[first], entries[second] = entries[second], entries[first]


def repeat_entry(random, document):
    """An entry of a list appears twice."""
    entries = pick_holder(random, document, list)
    place = random.randrange(len(entries))
    entries.insert(place, copy.deepcopy(entries[place]))


def reverse_list(random, document):
    """A list backwards, or in ascending order."""
    entries = pick_holder(random, document, list, 2)
    entries.reverse()
    if random.random() < 0.3:
        entries.sort(key=str)


def nest(random, document):
    """A value in many brackets, at the limit of what is allowed."""
    holder, key = descend(random, document)
    if isinstance(holder, dict) and random.random() < 0.7:
        key = 'deep'
        holder[key] = 1
    for _ in range(random.choice([1, 27, 28, 29, 30, 31, 32, 33, 100])):
        holder[key] = [holder[key]] if random.random() < 0.8 else {'x': holder[key]}


def paint_square(random, document):
    """Another character in the grid of a board."""
    grids = [holder['grid'] for holder in holders(document) if isinstance(holder, dict) and isinstance(holder.get('grid'), list)]
    rows = [(grid, row) for grid in grids for row in range(len(grid)) if is_text(grid[row]) and grid[row]]
    if not rows:
        raise Unfit
    grid, row = random.choice(rows)
    column = random.randrange(len(grid[row]))
    grid[row] = grid[row][:column] + random.choice([*'..abcdefgr1xé ', '']) + grid[row][column + 1:]


def crowd(random, document):
    """As many members, entries or characters as the limits allow, or one more."""
    holder = pick_holder(random, document, dict)
    name = random.choice(['many', *holder])
    holder[name] = random.choice([
        lambda: {f'm{number}': 0 for number in range(random.choice([12, 13, 32, 33, 1024, 1025]))},
        lambda: [0] * random.choice([4, 5, 6, 7, 10, 11, 12, 13, 16, 17, 52, 56]),
        lambda: 'x' * random.choice([15, 16, 60, 61, 70_000]),
        lambda: str(random.choice([2 ** 63, 2 ** 64 - 1, 2 ** 64, '0' * 19 + '1', '0' * 20 + '1', 10 ** 20])),
    ])()


def change_token(random, document):
    """Another form or name of a token of the author's own."""
    boards = [holder for holder in holders(document) if isinstance(holder, dict) and isinstance(holder.get('hq'), dict)]
    if not boards:
        raise Unfit
    tokens = random.choice(boards).setdefault('tokens', {})
    name = random.choice([*tokens, 'K9', 'I1', 'é' * 7, 'é' * 8, 'x' * 15, 'x' * 16, 'a\x1fb', 'a\x7fb', 'a\x85b', 'a\u200bb', '', ' ', '"'])
    tokens[name] = random.choice([['1'], ['111', '101', '111'], ['111', '111', '111'], ['11111', '11111'], ['10', '01'], ['000', '010'], ['11', '1'],
                                  ['11111', '10001'], ['111111'], ['1'] * 5, ['1'] * 6, ['0'], [''], [], ['1 1'], ['１'], ['101', '111'], ['00000', '01110'],
                                  ['000000', '011100'], ['0' * 8] * 7 + ['1' * 5 + '000'], ['0' * 9, '1' * 9], ['1'] + ['0'] * 8, ['1'] + ['0'] * 7,
                                  ['1' * 6 + '00'], ['010', '111', '010'] * 2])


def change_hq(random, document):
    """Other tokens on the HQ, of the board or in play."""
    headquarters = [holder['hq'] for holder in holders(document) if isinstance(holder, dict) and isinstance(holder.get('hq'), dict)]
    if not headquarters:
        raise Unfit
    hq = random.choice(headquarters)
    if random.random() < 0.2:
        hq['sections'] = random.choice([None, random.sample('I3 I4 O4 T4 S4 L4 P5 U5 V5 W5 L5'.split(), 6)])
        return
    tokens = hq[random.choice(['sections', 'small'])]
    tokens[random.randrange(len(tokens))] = random.choice('I1 I2 I3 V3 I4 O4 T4 S4 L4 F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5 K4 i1'.split())


def events_of(document):
    """The events of a record."""
    events = document.get('events')
    if not isinstance(events, list) or not events:
        raise Unfit
    return events


def cut_events(random, document):
    """A game that ends early; most of them become games to go on with."""
    events = events_of(document)
    del events[random.randrange(len(events)):]
    if random.random() < 0.8:
        document.pop('result', None)


def change_event(random, document):
    """One event is changed, and often all that follow are cut off, so that nothing else can be wrong."""
    events = events_of(document)
    place = random.randrange(len(events))
    if random.random() < 0.7:
        del events[place + random.randint(1, 3):]
        document.pop('result', None)
    part = {'events': events[place:place + 1]}
    random.choice([change_number, borrow_value, respell_cell, remove_member, swap_entries, change_type])(random, part)
    events[place:place + 1] = part['events'] if isinstance(part.get('events'), list) else []


OTHER_EVENTS = {
    'tag': ['draw', 'play', 'discard', 'it', 'gool', 'accept', 'skip'],
    'roll-tag': ['place', 'reroll', 'claim'],
    'tag-city': ['roll', 'place', 'turn', 'final'],
}


def invent_event(random, document):
    """Somebody does something else than in the game that was played; what follows is cut off."""
    events = events_of(document)
    place = random.randrange(len(events))
    old = events[place] if isinstance(events[place], dict) else {}
    members = {'event': random.choice(OTHER_EVENTS.get(document.get('game'), ['x'])), 'seat': old.get('seat', 0)}
    samples = [event for event in events if isinstance(event, dict) and event.get('event') == members['event']]
    event = {**copy.deepcopy(random.choice(samples) if samples else {}), **members}
    event.update({'tag': lambda: invent_tag(random, old), 'roll-tag': lambda: {'card': old.get('card', 'AS')}}.get(document.get('game'), dict)())
    events[place:] = [event]
    document.pop('result', None)


def invent_tag(random, old):
    """The members that an event of TAG might have."""
    return {'card': old.get('card') or random.choice(['T', 'A', 'G', 'TAG', 'GOOL', 'FREEZE']), 'from': random.choice(['deck', 'discard']),
            'to': random.choice([None, 0, 1, 2])}


def change_result(random, document):
    """A result that is wrong, or missing."""
    if not isinstance(document.get('result'), dict):
        raise Unfit
    if random.random() < 0.15:
        del document['result']
        return
    random.choice([change_number, borrow_value, swap_entries, remove_member, change_type, repeat_entry])(random, {'result': document['result']})


def change_setup(random, document):
    """A set-up that is wrong, or only different."""
    if not isinstance(document.get('setup'), dict) or not document['setup']:
        raise Unfit
    part = {name: value for name, value in document['setup'].items() if name != 'board'} or document['setup']
    random.choice([change_number, borrow_value, swap_entries, remove_member, respell_text, reverse_list])(random, {'setup': part})


DOCUMENT_MUTATIONS = [
    remove_member, rename_member, repeat_member, add_member, change_type, change_number, respell_number, respell_text, respell_cell, change_name,
    borrow_value, swap_entries, repeat_entry, reverse_list, nest, crowd, paint_square, change_token, change_hq, cut_events, change_event, change_event, invent_event,
    invent_event, change_result, change_result, change_setup,
]


def truncate(random, content):
    """The end is missing."""
    return content[:random.randrange(len(content))]


def flip_byte(random, content):
    """One byte is another one."""
    place = random.randrange(len(content))
    return content[:place] + bytes([random.randrange(256)]) + content[place + 1:]


def insert_text(random, content):
    """Something stands where it does not belong, or where it does no harm."""
    place = random.choice([0, len(content), random.randrange(len(content))])
    piece = random.choice([b' ', b'\n', b',', b'{}', b'//x\n', b'\xef\xbb\xbf', b'\0', b'\xc3', b'\\u0000', b'\\ud800', b'\\ud800\\udc00', b'\\ud800\\ue000',
                           b'\\udc00', b'\\u00e9', b'\xed\xa0\x80', b'"', b'\\', b'\\/', b'\x0b', b'\xc2\xa0', b'NaN', b'1', b'\xf4\x90\x80\x80'])
    return content[:place] + piece + content[place:]


def escape_in_text(random, content):
    """An escape at the beginning of some text."""
    quotes = [match.end() for match in re.finditer(rb'"', content)]
    place = random.choice(quotes)
    return content[:place] + random.choice([b'\\u0041', b'\\n', b'\\u0000', b'\\ud800', b'\\ud83d\\ude00', b'\\ud800\\ue000', b'\\x41', b'\\u202e', b'\\b']) + content[place:]


BYTE_MUTATIONS = [truncate, flip_byte, insert_text, escape_in_text]


def mutate(random, document):
    """The names of some mutations, and the bytes of a document to which they were done."""
    document, names = copy.deepcopy(document), []
    for _ in range(random.choice([1, 1, 1, 1, 2, 3])):
        mutation = random.choice(DOCUMENT_MUTATIONS)
        try:
            mutation(random, document)
            names.append(mutation.__name__)
        except (Unfit, AttributeError, TypeError, IndexError):
            continue
    content = to_text(document, random)
    if random.random() < 0.12:
        mutation = random.choice(BYTE_MUTATIONS)
        content = mutation(random, content)
        names.append(mutation.__name__)
    return names or ['unchanged'], content
