"""Template tags for Django: copy this file into the folder templatetags of an app, and doorstep.py into the app itself.

{% load doorstep_tags %}
{% doorstep_widget 'postcode-panel' title=title %}<a href="/register">Check</a>{% end_doorstep_widget %}
{% doorstep_widget 'bol-basket' options=options state=basket %}…{% end_doorstep_widget %}
{% doorstep_site site %}  {% doorstep_answer 'GET /api/bol-basket' basket %}  {% doorstep_head manifest '/doorstep/' %}
"""
from django import template
from django.utils.safestring import mark_safe

from .. import doorstep

register = template.Library()


class WidgetNode(template.Node):
    def __init__(self, name, options, fallback):
        self.name, self.options, self.fallback = name, options, fallback

    def render(self, context):
        named = {name: value.resolve(context) for name, value in self.options.items()}
        options = {**(named.pop('options', None) or {}), **named}
        slots, state = options.pop('slots', None), options.pop('state', None)
        fallback = self.fallback.render(context).strip()
        # The helper's result is escaped already; the fallback is the template's own markup.
        return mark_safe(doorstep.widget(self.name.resolve(context), options, fallback, slots, state))


@register.tag
def doorstep_widget(parser, token):
    """Prints a placeholder; the content between the tags is its fallback."""
    _, name, *given = token.split_contents()
    options = template.base.token_kwargs(given, parser)
    if given:
        raise template.TemplateSyntaxError(f'doorstep_widget takes name=value, and not {" ".join(given)}')
    fallback = parser.parse(('end_doorstep_widget',))
    parser.delete_first_token()
    return WidgetNode(parser.compile_filter(name), options, fallback)


@register.simple_tag
def doorstep_head(manifest, base, widgets=(), asleep=()):
    return mark_safe(doorstep.head(manifest, base, widgets, asleep))


@register.simple_tag
def doorstep_site(site):
    return mark_safe(doorstep.site(site))


@register.simple_tag
def doorstep_answer(call, answer):
    return mark_safe(doorstep.answer(call, answer))
