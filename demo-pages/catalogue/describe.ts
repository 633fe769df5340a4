import { eventsAbout } from '#site/events.about'
import { attributeOf } from '../../shared/platform/options/read-options'
import { jsonAttribute, printedAttribute } from '../../shared/platform/page/placeholders'
import type { Example } from '../../shared/platform/runtime/example'
import type { WidgetDefinition } from '../../shared/platform/runtime/widget-definition'
import { type LoadStrategy, loadStrategies, type WidgetList } from '../../shared/platform/runtime/widget-list'

export type DescribedOption = {
  name: string
  attribute: string
  about: string
  from: 'attribute' | 'json' | 'slot'
  expected: string
  required: boolean
  default: string
  values?: readonly string[]
}
export type DescribedWidget = {
  name: string
  title: string
  group: string
  summary: string
  when: LoadStrategy
  options: DescribedOption[]
  emits: { name: string; about: string }[]
  hears: { name: string; about: string }[]
  /**
   * Set if a page may print the first state: what each fact says, and the attributes with which it may not be printed.
   */
  prints?: {
    facts: Readonly<Record<string, string>>
    unless: readonly string[]
    /** The call of the PHP helper. */
    helper: string
    /** The read call that is then not made. */
    call?: string
    /**
     * The bytes and files that then wait for a press, and those that are fetched all the same; the build measures them.
     */
    saves?: { bytes: number; files: number; stillBytes: number; stillFiles: number }
  }
  examples: Example[]
}

/** Returns the call of a helper with which a page prints a first state. */
function helperCall(
  name: string,
  { facts: all, answer }: NonNullable<WidgetDefinition['serverRendered']>,
): string {
  const facts = Object.keys(all)
  const said = (answer?.needs ?? facts).map(fact => `'${fact}' => …`)
  const options = answer && !said.length ? '[]' : `['printed' => [${said.join(', ')}]]`
  return `doorstep_widget('${name}', ${options}, $markup${answer ? ', [], $answer' : ''})`
}

const written = (fallback: unknown) =>
  fallback === undefined ? '' : typeof fallback === 'object' ? '' : String(fallback)

/** Returns everything that the catalogue, the list of public names and the editors' completion say about a widget. */
export async function describeWidgets(
  list: WidgetList,
  examples: Readonly<Record<string, readonly Example[]>>,
): Promise<DescribedWidget[]> {
  const eventsOf = (names: readonly string[] = []) =>
    names.map(name => ({ name, about: eventsAbout[name as keyof typeof eventsAbout].about }))
  return Promise.all(
    Object.entries(list).map(async ([name, { when, load }]) => {
      const { widget } = await load()
      const {
        title,
        group,
        summary,
        options,
        emits,
        hears,
        serverRendered: prints,
      } = widget as unknown as WidgetDefinition
      return {
        name,
        title,
        group,
        summary,
        when,
        options: Object.entries(options).map(
          ([option, { about, from, expected, values, isRequired, fallback }]) => ({
            name: option,
            attribute: from === 'attribute' ? attributeOf(option) : option,
            about,
            from,
            expected,
            required: isRequired ?? false,
            default: written(fallback),
            ...(values && { values }),
          }),
        ),
        emits: eventsOf(emits),
        hears: eventsOf(hears),
        ...(prints && {
          prints: {
            facts: prints.facts,
            unless: (prints.unless ?? []).map(attributeOf),
            helper: helperCall(name, prints),
            ...(prints.answer && { call: prints.answer.call }),
          },
        }),
        examples: [...(examples[name] ?? [])],
      }
    }),
  )
}

const attributesOf = (options: readonly DescribedOption[]) =>
  options.filter(({ from }) => from === 'attribute')

/** Returns what `data-printed` may say, widget by widget. */
const aboutPrinted = (widgets: readonly DescribedWidget[]): string =>
  [
    'With data-load="printed": what the printed first state says, as name=value; name=value.',
    ...widgets.flatMap(({ name, prints }) =>
      Object.entries(prints?.facts ?? {}).map(([fact, about]) => `**${name}**: ${fact}: ${about}`),
    ),
  ].join('\n\n')

/** Returns the completion of placeholders for VS Code (`html.customData`). */
export function vscodeData(widgets: readonly DescribedWidget[]): object {
  const byAttribute = new Map<string, { about: string[]; values?: readonly string[] }>()
  for (const { name, options } of widgets) {
    for (const { attribute, about, values } of attributesOf(options)) {
      const known = byAttribute.get(attribute) ?? { about: [], ...(values && { values }) }
      known.about.push(`**${name}**: ${about}`)
      byAttribute.set(attribute, known)
    }
  }
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: 'data-widget',
        description: 'The Doorstep widget to mount in this element.',
        values: widgets.map(({ name, summary }) => ({ name, description: summary })),
      },
      {
        name: 'data-load',
        description: 'When to fetch the widget.',
        values: loadStrategies.map(name => ({ name })),
      },
      {
        name: jsonAttribute,
        description: "What the JSON child holds, where an editor's tool takes scripts away.",
      },
      { name: printedAttribute, description: { kind: 'markdown', value: aboutPrinted(widgets) } },
      ...[...byAttribute].map(([name, { about, values }]) => ({
        name,
        description: { kind: 'markdown', value: about.join('\n\n') },
        ...(values && { values: values.map(value => ({ name: value })) }),
      })),
    ],
  }
}

const typeOf = ({ values, expected }: DescribedOption): string => {
  if (values) return values.map(value => `"${value}"`).join(' | ')
  return /^a whole number/.test(expected) ? 'number' : 'string'
}

/**
 * Returns the attributes of all widgets, each once: its meaning for each widget, and every value that one of them
 * takes.
 */
const attributesOnce = (widgets: readonly DescribedWidget[]) => {
  const once = new Map<string, { about: string[]; types: Set<string> }>()
  for (const { name, options } of widgets) {
    for (const option of attributesOf(options)) {
      const known = once.get(option.attribute) ?? { about: [], types: new Set() }
      known.about.push(`**${name}**: ${option.about}${option.required ? ' Required.' : ''}`)
      known.types.add(typeOf(option))
      once.set(option.attribute, known)
    }
  }
  return [...once].map(([name, { about, types }]) => ({
    name,
    description: about.join('\n\n'),
    required: false,
    value: {
      type: types.has('string') ? 'string' : [...types].join(' | '),
      required: !types.has('"true" | "false"'),
    },
  }))
}

/** Returns the completion of placeholders for JetBrains editors. */
export const webTypes = (widgets: readonly DescribedWidget[], version: string): object => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'doorstep',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      attributes: [
        {
          name: 'data-widget',
          description: 'The Doorstep widget to mount in this element.',
          value: { type: widgets.map(({ name }) => `"${name}"`).join(' | ') },
        },
        {
          name: 'data-load',
          description: 'When to fetch the widget.',
          value: { type: loadStrategies.map(name => `"${name}"`).join(' | ') },
        },
        { name: printedAttribute, description: aboutPrinted(widgets), value: { type: 'string' } },
        ...attributesOnce(widgets),
      ],
    },
  },
})
