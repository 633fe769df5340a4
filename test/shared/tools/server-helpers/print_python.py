"""Prints as the other helpers do: `python3 print_python.py python|django|jinja`, with what to print as JSON."""
import datetime
import importlib.util
import json
import pathlib
import sys
import types

# What is imported here leaves no files beside the helpers.
sys.dont_write_bytecode = True

folder = pathlib.Path(__file__).resolve().parents[4] / 'shared/tools/server-helpers'
way = sys.argv[1]


def load(name, file):
    spec = importlib.util.spec_from_file_location(name, folder / file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


# An app as Django has it: the helper in it, and the tags in its folder.
app = types.ModuleType('dairy')
app.__path__ = [str(folder)]
sys.modules['dairy'] = app
app.doorstep = doorstep = load('dairy.doorstep', 'doorstep.py')


def plainly():
    return doorstep.widget, doorstep.head, doorstep.answer, doorstep.site


def by_django():
    import django
    from django.conf import settings
    from django.template import Context, Engine

    settings.configure()
    django.setup()
    tags = types.ModuleType('dairy.templatetags')
    tags.__path__ = [str(folder)]
    sys.modules['dairy.templatetags'] = tags
    load('dairy.templatetags.doorstep_tags', 'doorstep_tags.py')
    engine = Engine(libraries={'doorstep_tags': 'dairy.templatetags.doorstep_tags'})

    def rendered(source):
        template = engine.from_string('{% load doorstep_tags %}' + source)
        return lambda **given: template.render(Context(given))

    widget = rendered(
        '{% doorstep_widget name options=options slots=slots state=state %}{{ fallback|safe }}{% end_doorstep_widget %}'
    )
    head = rendered('{% doorstep_head manifest base widgets asleep %}')
    site = rendered('{% doorstep_site site %}')
    return (
        lambda name, options, fallback, slots, state=None: widget(
            name=name, options=options, fallback=fallback, slots=slots, state=state
        ),
        lambda manifest, base, widgets, asleep: head(manifest=manifest, base=base, widgets=widgets, asleep=asleep),
        doorstep.answer,
        lambda given: site(site=given),
    )


def by_jinja():
    import jinja2

    env = jinja2.Environment(autoescape=True)
    env.globals.update(doorstep.for_jinja())

    def rendered(call):
        template = env.from_string('{{ ' + call + ' }}')
        return lambda *given: template.render(given=given)

    return (
        rendered('doorstep_widget(*given)'),
        rendered('doorstep_head(*given)'),
        rendered('doorstep_answer(*given)'),
        rendered('doorstep_site(*given)'),
    )


widget, head, answer, site = {'python': plainly, 'django': by_django, 'jinja': by_jinja}[way]()


def each(run, calls):
    def printed(call):
        try:
            return run(*call)
        except ValueError as problem:
            return f'refused: {problem}'

    return [printed(call) for call in calls]


if __name__ == '__main__':
    given = json.load(sys.stdin)
    moment = datetime.datetime.fromisoformat
    print(
        json.dumps(
            {
                'widgets': each(widget, given['widgets']),
                'heads': each(head, given['heads']),
                'answers': each(
                    lambda call, value, at: answer(call, value, moment(at.replace('Z', '+00:00'))), given['answers']
                ),
                'odd': 'odd' in given and widget('tabs', {'list': [1, float('nan')]}, given['odd'], {}),
            }
        )
    )
