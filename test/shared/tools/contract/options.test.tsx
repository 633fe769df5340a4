import Ajv2020 from 'ajv/dist/2020'
import { jsonSchema } from '../../../../shared/tools/contract/options'
import { contract } from '../../../support/contract/contract'
import { writtenOptions } from '../../../support/contract/written-options'
import { present } from '../../../support/present'
import { definitionOf, examplesOf, widgetNames } from '../../../support/widgets/all-widgets'
import { spoilt } from '../../domain/api/answers/spoilt'

/*
 * The decoder of each list or object option accepts what shared/contract/options.yaml allows, and nothing
 * else.
 */

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
const json = /<script type="application\/json">([\s\S]*?)<\/script>/

async function rowsOf(widget: string) {
  const { options } = await definitionOf(widget)
  const examples = (await examplesOf(widget)).map(({ markup }) => JSON.parse(json.exec(markup)?.[1] ?? '{}'))
  return Object.keys(writtenOptions[widget] ?? {}).map(option => ({
    option,
    read: present(options[option]).read,
    isNullable: present(options[option]).isNullable,
    values: examples.flatMap(example => (option in example ? [example[option]] : [])),
  }))
}

const isTaken = (read: (given: unknown, at: string) => unknown, value: unknown) => {
  try {
    read(value, '')
    return true
  } catch {
    return false
  }
}

/** A place inside a list. */
const inList = /(^|\.)\d+\b/

/** The list with its first entries only, since the others are damaged in the same ways. */
const shortened = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shortened)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]))
      : value

/** Every example unchanged, and the example with the most members with each of its parts damaged. */
function damaged(values: readonly unknown[]) {
  const [richest] = values
    .map(shortened)
    .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  return [...values.map(body => ({ what: 'whole', body })), ...spoilt(richest as never)]
}

/** For an object whose keys are the page's own, and which no example shows. */
const anyMembers = { 1: 'x' }

/** Requirements of a decoder that JSON Schema cannot express. */
const stricter: Readonly<Record<string, RegExp>> = {
  // An address must be on this site, or one that people can be sent to.
  'mobile-nav groups': /href is/,
  'pause-picker pauses': /Url is/,
  // Degrees have a maximum, and north is above south.
  'map overlay': /(north|south|east|west) is/,
  // A post without text, image and link would be an empty card.
  'social-block posts': /^0 is/,
  // The page must have an element with that id.
  'tabs tabs': /panel is/,
}

const withJson = widgetNames.filter(name => name in writtenOptions)

test('J-80 Every list or object option has its schema, and every schema has its option', async () => {
  const named = await Promise.all(
    widgetNames.map(async name => {
      const { options } = await definitionOf(name)
      return Object.entries(options)
        .filter(
          ([, { from, messages, expected }]) => from === 'json' && !messages && !/by field$/.test(expected),
        )
        .map(([option]) => `${name} ${option}`)
    }),
  )
  const { $defs: _, ...written } = writtenOptions
  const held = Object.entries(written).flatMap(([name, options]) =>
    Object.keys(options).map(option => `${name} ${option}`),
  )
  expect(held.sort()).toEqual(named.flat().sort())
})

test.each(withJson)(
  'J-80 %s accepts JSON that fits the schema and refuses the rest, damage by damage',
  async widget => {
    const definition = await definitionOf(widget)
    const schema = jsonSchema(definition, writtenOptions, contract.components.schemas) as {
      properties: Record<string, object>
      $defs: object
    }
    document.body.innerHTML = (await examplesOf(widget)).map(({ html = '' }) => html).join('')
    const differing: string[] = []
    for (const { option, read, isNullable, values } of await rowsOf(widget)) {
      const fits = ajv.compile({ ...schema.properties[option], $defs: schema.$defs })
      for (const { what, body } of damaged(values.length ? values : [anyMembers])) {
        const value = JSON.parse(JSON.stringify(body))
        const taken = (value === null && isNullable) || isTaken(read, value)
        // An unreadable entry of a list is left out, and the rest is shown.
        if (taken && !fits(value) && inList.test(what)) continue
        if (!taken && stricter[`${widget} ${option}`]?.test(what)) continue
        if (fits(value) !== taken)
          differing.push(`${option} ${what}: the widget ${taken ? 'takes' : 'refuses'} it`)
      }
    }
    expect([...new Set(differing)]).toEqual([])
  },
)
