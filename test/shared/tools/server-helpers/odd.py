"""Prints each odd value in each place, and says how many lines each has logged: `python3 odd.py python|django|jinja`."""
import base64
import dataclasses
import datetime
import json
import logging
import sys

from print_python import doorstep, way, widget


@dataclasses.dataclass
class Thing:
    a: str


def safe(text):
    if way == 'django':
        from django.utils.safestring import mark_safe

        return mark_safe(text)
    from markupsafe import Markup

    return Markup(text)


def deep(depth):
    value = []
    for _ in range(depth - 1):
        value = [value]
    return value


texts = {
    name: base64.b64decode(text).decode('utf-8', 'surrogateescape')
    for name, text in json.load(sys.stdin)['texts'].items()
}
circle = {}
circle['a'] = circle
values = {
    **texts,
    'INF': float('inf'),
    '-INF': float('-inf'),
    'NaN': float('nan'),
    '1e999': json.loads('1e999'),
    'in a list': {'a': [1, float('inf')]},
    'the largest whole number': 2**63 - 1,
    'the smallest whole number': -(2**63 - 1),
    'a fraction': 0.1,
    'a depth of 100': deep(100),
    'a depth of 1,000': deep(1000),
    'a depth of 100,000': deep(100_000),
    'null': None,
    'a safe text of the framework': safe('<b title="a">safe</b>'),
    'an object': Thing('<b>'),
    'a date': datetime.datetime(2026, 11, 25, 12, tzinfo=datetime.timezone.utc),
    'names that are markup': {'"><b>': 1},
    'no data': object(),
    'a circle': circle,
}
lines = []


class Lines(logging.Handler):
    def emit(self, record):
        lines.append(record.getMessage())


logging.getLogger('doorstep').addHandler(Lines())


def run(*call):
    lines.clear()
    try:
        markup = widget(*call)
    except Exception as problem:
        markup = f'raised: {type(problem)} {problem}'
    return [base64.b64encode(markup.encode('utf-8', 'surrogatepass')).decode(), len(lines)]


fallback = '<p>Fallback</p>'
print(
    json.dumps(
        {
            name: {
                'alone': run('tabs', {'odd': value}, fallback, {}),
                'in a list': run('tabs', {'list': {'odd': value}}, fallback, {}),
                'as a fact': run('weekly-cost', {'printed': {'total': value}}, fallback, {}),
                'in an answer': run('order-again', {}, fallback, {}, {'data': [{'id': 1, 'odd': value}]}),
            }
            for name, value in values.items()
        }
    )
)
