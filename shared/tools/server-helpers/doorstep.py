"""Prints Doorstep placeholders from Python 3.9 or later, without any other package.

Jinja2, Flask:  env.globals.update(doorstep.for_jinja())
                {{ doorstep_widget('tabs', {'tabs': tabs}, fallback='<p>…</p>') }}
Django:         copy doorstep.py into an app, and doorstep_tags.py into its folder templatetags
                {% load doorstep_tags %}{% doorstep_widget 'tabs' tabs=tabs %}<p>…</p>{% end_doorstep_widget %}
Anywhere else:  doorstep.widget(…) is a str of markup, to be printed as it is.
"""
import datetime
import decimal
import enum
import html
import json
import logging
import math
import re

_log = logging.getLogger('doorstep')
_name = re.compile(r'[a-z][a-z\d_-]*', re.I | re.A)

# The read call whose answer a widget shows first, and the facts it needs to stay inactive.
_states = {
    'bol-basket': ('GET /api/bol-basket', ('box', 'postcode')),
    'mobile-basket-button': ('GET /api/bol-basket', ('items',)),
    'order-again': ('GET /api/basket/latest-bol', ('boxes',)),
}


class Unprintable(Exception):
    """A value that cannot be printed. Then only the fallback is printed, and a line is written to the log."""


def widget(widget, options=None, fallback='', slots=None, state=None):
    """Returns a placeholder.

    Strings, numbers and booleans become attributes, everything else the JSON child; fallback and slots are trusted
    markup, never a visitor's text. The option printed states what the fallback shows, by the names of data-printed; the
    widget then stays inactive. state is the shop's answer to the read call which the widget shows first (bol-basket,
    mobile-basket-button, order-again): it is printed too, so that the widget sends no request, and the printed facts
    are taken from it.
    """
    try:
        return _placeholder(widget, dict(options or {}), str(fallback), slots or {}, state)
    except (Unprintable, RecursionError) as problem:
        _say(widget, problem)
        return str(fallback)


def head(manifest, base, widgets=(), asleep=()):
    """Returns the loader and, by the manifest, preloads: for widgets at the top of the page their files, for widgets
    that are asleep (data-load="printed") only the files that activate them."""
    lines = [f'<script data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" data-pagespeed-no-defer data-jetpack-boost="ignore" nitro-exclude nowprocket type="module" src="{_escaped(base)}loader.js"></script>']

    def known(name):
        return manifest['widgets'].get(_checked(name)) or {}

    def add(how, files):
        lines.extend(f'<link {how} href="{_escaped(base + file)}">' for file in files)

    for files in filter(None, map(known, widgets)):
        add('rel="modulepreload"', [*files['needed'], files['script']])
        add('rel="preload" as="style"', files['styles'])
    for name in asleep:
        add('rel="modulepreload"', known(name).get('asleep') or [])
    return '\n'.join(dict.fromkeys(lines))


def site(site):
    """Prints the addresses of the site's calls and pages, once per page and anywhere in it: {'root': '/shop'}, or one by
    one, {'api': '/shop/api', 'pages': {'login': '/sign-in'}}. The catalogue lists the names."""
    try:
        return f'<script type="application/json" data-doorstep-site>{_in_script(site)}</script>'
    except (Unprintable, RecursionError) as problem:
        _say('the site', problem)
        return ''


def answer(call, json, now=None):
    """Prints the answer to a read call, such as 'GET /api/bol-basket', outside all placeholders; now is the time at
    which the answer was computed, with its time zone."""
    try:
        return _answer(call, json, now)
    except (Unprintable, RecursionError) as problem:
        _say(f'the answer to {call}', problem)
        return ''


def for_jinja():
    """Returns the functions for a Jinja2 environment, whose output is markup."""
    from markupsafe import Markup

    names = {'doorstep_widget': widget, 'doorstep_head': head, 'doorstep_site': site, 'doorstep_answer': answer}

    def marked(run):
        return lambda *given, **named: Markup(run(*given, **named))

    return {name: marked(run) for name, run in names.items()}


def _placeholder(widget, options, fallback, slots, state):
    markup = [f'<div data-widget="{_checked(widget)}"']
    if state is not None and widget not in _states:
        raise ValueError(f'Doorstep: {widget} shows no answer first, so that it takes no state.')
    state = _plain(state)
    printed = _printed(widget, options.pop('printed', None), fallback, state) if options.get('load') is None else None
    options.pop('printed', None)
    in_json = {}
    for name, given in options.items():
        value = _plain(given)
        if value is None or isinstance(value, (dict, list)):
            in_json[_checked(name)] = value
        else:
            markup.append(f' {_attribute(name)}="{_escaped(_text(value))}"')
    if printed is not None:
        markup.append(' data-load="printed"')
    if printed:
        brief = '; '.join(f'{_checked(name)}={_text(value)}' for name, value in printed.items())
        markup.append(f' data-printed="{_escaped(brief)}"')
    markup.append(f'>{fallback}')
    if in_json:
        markup.append(f'<script type="application/json">{_in_script(in_json)}</script>')
    for name, content in slots.items():
        markup.append(f'<template data-slot="{_checked(name)}">{content}</template>')
    markup.append('</div>')
    if state is not None:
        markup.append(_answer(_states[widget][0], state))
    return ''.join(markup)


def _answer(call, value, now=None):
    moment = (now or datetime.datetime.now(datetime.timezone.utc)).astimezone(datetime.timezone.utc)
    at = moment.isoformat(timespec='milliseconds').replace('+00:00', 'Z')
    attributes = f'data-doorstep-answer="{_escaped(call)}" data-at="{at}"'
    return f'<script type="application/json" {attributes}>{_in_script(value)}</script>'


def _printed(widget, given, fallback, state):
    """Returns the facts to print, by name; None if the widget cannot stay inactive."""
    given = _plain(given)
    if given is not None and not isinstance(given, dict):
        raise Unprintable('its "printed" is no list of facts by name.')
    if state is None:
        return given
    known = {**_facts(widget, state), **(given or {})}
    needed = _states[widget][1]
    if not fallback or any(name not in known for name in needed):
        return None
    return {name: known[name] for name in needed}


def _facts(widget, state):
    """Returns the facts of an answer; none if the answer has another shape, which the widget itself reports."""
    try:
        return _boxes_facts(state) if widget == 'order-again' else _basket_facts(state)
    except Exception:
        return {}


def _rows(found):
    return list(found.values()) if isinstance(found, dict) else list(found or [])


def _boxes_facts(state):
    boxes = state.get('data', state) if isinstance(state, dict) else state
    return {'boxes': ' '.join(str(box['id']) for box in _rows(boxes))}


def _pence(pounds):
    return round(decimal.Decimal(str(pounds)) * 100) if re.fullmatch(r'\d+(\.\d\d?)?', str(pounds), re.A) else None


def _basket_facts(state):
    """Returns the facts in an answer to GET /api/bol-basket; none if it has a line that only the widget can show."""
    state = {**(state.get('data') or {}), **state}
    discount = _pence((state.get('basket') or {}).get('discount_amount') or 0)
    box, pence, items = '', 0, 0
    for line in _rows(state.get('products')):
        price = _pence((line.get('product') or {}).get('order_price', ''))
        if line.get('unavailable') not in (None, False, 0, '0', '') or price is None:
            return {}
        quantity = int(line['quantity'])
        number = line.get('product_id') if line.get('product_id') is not None else line['product']['id']
        box += f"{line['quantity']}x{number} "
        pence += quantity * price
        items += quantity
    if discount is None:
        return {}
    pence = max(0, pence - discount)
    # Larger amounts are printed with a comma.
    return {} if pence >= 100_000 else {'box': f'{box}£{pence // 100}.{pence % 100:02d}', 'items': items}


def _checked(name):
    text = str(name)
    if not _name.fullmatch(text):
        raise ValueError(f'Doorstep: "{text}" is no name of a widget, an option or a slot.')
    return text


def _attribute(option):
    dashed = _checked(option).replace('_', '-')
    return 'data-' + re.sub('[A-Z]', lambda letter: f'-{letter[0].lower()}', dashed)


def _utf8(text):
    """Returns a text without halves of surrogate pairs, also if a framework has marked the text as safe."""
    return re.sub('[\ud800-\udfff]', '\ufffd', str.__str__(text))


def _escaped(text):
    return html.escape(_utf8(text)).replace('&#x27;', '&#39;')


def _text(value):
    if isinstance(value, (dict, list)):
        raise Unprintable('a fact of its "printed" is no text.')
    if value is None:
        return ''
    return str(value).lower() if isinstance(value, bool) else str(value)


_no_number = 'it has a number that is none, or has no end.'


def _plain(value, depth=0):
    """Returns a value as JSON has it. Dates and amounts become texts. Whole numbers beyond 2^53 are printed as texts,
    because a browser would round them."""
    if depth > 200:
        raise Unprintable('it has more than 200 lists in one another.')
    if isinstance(value, enum.Enum):
        return _plain(value.value, depth + 1)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _utf8(value)
    if isinstance(value, bytes):
        return value.decode('utf-8', 'replace')
    if isinstance(value, int):
        return int(value) if abs(value) <= 2**53 else str(int(value))
    if isinstance(value, (float, decimal.Decimal)):
        if not math.isfinite(value):
            raise Unprintable(_no_number)
        return float(value) if isinstance(value, float) else format(value, 'f')
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    return _plain_members(value, depth + 1)


def _plain_members(value, depth):
    if hasattr(value, 'keys') and hasattr(value, '__getitem__'):
        return {_utf8(str(name)): _plain(value[name], depth) for name in value.keys()}
    if hasattr(value, '_asdict'):
        return _plain(value._asdict(), depth)
    if hasattr(value, '__dataclass_fields__'):
        return {name: _plain(getattr(value, name), depth) for name in value.__dataclass_fields__}
    if hasattr(value, '__iter__'):
        return [_plain(each, depth) for each in value]
    # Django's lazy translations, UUIDs and paths have a text of their own.
    if type(value).__str__ is not object.__str__ and not callable(value):
        return _utf8(str(value))
    raise Unprintable('it has a value that is no data.')


def _in_script(value):
    text = json.dumps(_plain(value), ensure_ascii=False, separators=(',', ':'), allow_nan=False)
    return re.sub('[<>&\u2028\u2029]', lambda letter: f'\\u{ord(letter[0]):04X}', text)


def _say(what, problem):
    reason = str(problem) if isinstance(problem, Unprintable) else 'it has too many lists in one another.'
    _log.error('Doorstep: %s is not printed: %s', re.sub(r'\s+', ' ', str(what)), re.sub(r'\s+', ' ', reason))
