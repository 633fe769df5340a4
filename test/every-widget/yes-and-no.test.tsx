import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Ajv2020 from 'ajv/dist/2020'
import type { Options } from '../../shared/platform/options/options'
import { attributeOf, readOption } from '../../shared/platform/options/read-options'
import { jsonSchema } from '../../shared/tools/contract/options'
import { faultsIn } from '../../shared/tools/doctor/placeholder/explain-options'
import * as slips from '../../shared/tools/doctor/placeholder/json-slips'
import { writtenIn } from '../../shared/tools/doctor/placeholder/written'
import { markupOfSource } from '../../shared/tools/doctor/source/read-source'
import { contract } from '../support/contract/contract'
import { writtenOptions } from '../support/contract/written-options'
import { settled } from '../support/page/open-page'
import { openShopPage } from '../support/page/shop-page'
import { definitionOf, widgetNames } from '../support/widgets/all-widgets'

const user = userEvent.setup({ delay: null })

/*
 * The reading of a wordless value for each type of option: '-' means missing, 'x' means a mistake, which only
 * the editor is told; anything else is the widget's value. The catalogue's sentences name the type.
 */
const heads = ['', 'true', 'false', 'yes', 'no', 'on', 'off', '1', '0'] as const
const asIs = heads.slice(1)
const refused = asIs.map(() => 'x')
const rows: Readonly<Record<string, readonly unknown[]>> = {
  'true or false': [true, true, false, 'x', 'x', 'x', 'x', 'x', 'x'],
  'true, false or the reason in words': [true, true, false, 'x', 'x', 'x', 'x', 'x', 'x'],
  'words to read, of at most 500 characters, not a yes or no': ['-', ...refused],
  'text of at most 500 characters': ['-', ...asIs],
  'text of at most 500 characters, not a yes or no': ['-', ...refused],
  'text of at most 500 characters, also none': ['', ...asIs],
  'a whole number': ['-', 'x', 'x', 'x', 'x', 'x', 'x', 1, 0],
  'a whole number from 1': ['-', 'x', 'x', 'x', 'x', 'x', 'x', 1, 'x'],
  'an amount in pounds, such as 36.85, or -5.00 in credit': ['-', 'x', 'x', 'x', 'x', 'x', 'x', 100, 0],
  'an amount in pounds, such as 10.00': ['-', 'x', 'x', 'x', 'x', 'x', 'x', 100, 0],
  'a date such as 24/05/2026 or 2026-05-24': ['-', ...refused],
  'a date such as 24/05/2026 or 2026-05-24, also none': ['', ...refused],
  'an address on this site, such as /register': ['-', ...refused],
  'an address on this site, such as /contact': ['-', ...refused],
  'a selector, such as .columns': ['-', ...refused],
  'an identifier, such as 12 or leek-pie': ['-', ...asIs],
  'an https address': ['-', ...refused],
  'an https address or one on this site, with {z}, {x} and {y}, such as /tiles/{z}/{x}/{y}{r}.png': [
    '-',
    ...refused,
  ],
  'the id of an element of your page around a list of slides': ['-', ...refused],
  'a web address, such as https://www.example.co.uk/r/alison or /r/alison': ['-', ...refused],
}

const typeOf = ({ expected, mayBeEmpty, values }: Options[string]) =>
  mayBeEmpty && !values && !/^true/.test(expected) ? `${expected}, also none` : expected

const outcomeOf = (option: Options[string], given: unknown): unknown => {
  try {
    return readOption(option, given)
  } catch {
    return 'x'
  }
}

/** Reads a value by the row of its type; for a choice, checks that it is one of the allowed words. */
function saidOf(option: Options[string], value: string): unknown {
  if (option.values && option.expected !== 'true or false')
    return option.values.includes(value) ? value : value ? 'x' : '-'
  const row = rows[typeOf(option)]
  if (!row) throw new Error(`No row says what ${typeOf(option)} makes of a yes or no.`)
  return row[heads.indexOf(value as (typeof heads)[number])]
}

/** Reads a value likewise, but lets the option itself distinguish a missing value from a mistake. */
const wanted = (option: Options[string], value: string) => {
  const said = saidOf(option, value)
  return said === '-' ? outcomeOf(option, undefined) : said
}

const isToldOf = (options: Options, name: string, value: string, markup: string) => {
  const [placeholder] = markupOfSource(markup).children
  if (!placeholder) throw new Error(markup)
  return [...faultsIn(writtenIn(placeholder), options, slips)].some(
    fault => fault.kind === 'value' && fault.name === name && (fault.found !== undefined || !value),
  )
}

/** Servers print an empty text or 0 for a missing value. */
const saysNone = (option: Options[string], value: string) => option.isNullable && /^0?$/.test(value)

/** An empty text counts as not written; any other text is no list and no object. */
const saidInJson = (option: Options[string], value: string) =>
  value === '' ? outcomeOf(option, undefined) : saysNone(option, value) ? outcomeOf(option, value) : 'x'

let cells = 0
afterAll(() => console.info(`options without words: ${cells} of ${cells} cells`))

/** A cell that does not read as it should; all of them are told at once, as they mostly have one cause. */
type Wrong = readonly [widget: string, option: string, value: unknown, got: unknown]

test('J-91 Each attribute reads empty, yes and no by its type, and reports mistakes to the editor', async () => {
  const wrong: Wrong[] = []
  for (const widget of widgetNames) {
    const { options } = await definitionOf(widget)
    for (const [name, option] of Object.entries(options))
      for (const value of option.from === 'attribute' ? heads : []) {
        cells += 1
        const got = outcomeOf(option, value)
        const markup = `<div data-widget="${widget}" ${attributeOf(name)}="${value}"></div>`
        const isTold = isToldOf(options, name, value, markup)
        if (got !== wanted(option, value) || isTold !== (got === 'x')) wrong.push([widget, name, value, got])
      }
  }
  expect(wrong).toEqual([])
})

test('J-91 JSON reads the same words in the same way, also as JSON booleans', async () => {
  const wrong: Wrong[] = []
  for (const widget of widgetNames) {
    const definition = await definitionOf(widget)
    const schema = jsonSchema(definition as never, writtenOptions, contract.components.schemas) as {
      properties: Record<string, object>
      $defs: object
    }
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    for (const [name, option] of Object.entries(definition.options)) {
      const isWords = /^true|^words to read|, not a yes or no$/.test(option.expected)
      const fits = isWords && ajv.compile({ ...schema.properties[name], $defs: schema.$defs })
      for (const value of option.from === 'slot' ? [] : heads) {
        cells += 1
        const got = outcomeOf(option, value)
        const said = option.from === 'json' ? saidInJson(option, value) : wanted(option, value)
        // The schema requires true and false instead of texts that mean them.
        if (got !== said || (fits && got === 'x' && fits(value))) wrong.push([widget, name, value, got])
      }
      for (const value of option.from === 'attribute' ? [true, false] : []) {
        cells += 1
        const got = outcomeOf(option, value)
        const said = /^true/.test(option.expected) ? value : 'x'
        if (got !== said || (fits && fits(value) !== (said !== 'x'))) wrong.push([widget, name, value, got])
      }
      const words = 'We are stocktaking.'
      if (fits && fits(words) !== (option.expected !== 'true or false'))
        wrong.push([widget, name, words, 'fits'])
    }
  }
  expect(wrong).toEqual([])
})

// Names that mean different things on two widgets, where each name is a promise to sites.
const ofTwoMeanings: Readonly<Record<string, string>> = {
  action: 'where a form is sent; of view-box, which button its dialog has',
  date: 'a day of the calendar',
  email: 'of offline-customer the depot’s, as people read it; else what is typed into a field',
  look: 'how it is drawn: each widget has looks of its own',
  phone: 'of offline-customer the depot’s, as people read it; else what is typed into a field',
  product: 'of product-selector the one that was chosen; else the product itself',
  title: 'of account-name how somebody is addressed; else the heading',
  total: 'of paginator how many things there are; of weekly-view-link whether the total is shown',
  typed: 'of account-name all of its fields; of account-phone its only one',
  url: 'of referral-link a whole address to send to somebody; else a page of this site',
  value: 'what stands in the field',
  variant: 'on which page it stands: each widget has its own',
}

test('J-91 An option of one name has one type and accepts the same values on every widget', async () => {
  const known = new Map<string, Set<string>>()
  for (const widget of widgetNames)
    for (const [name, option] of Object.entries((await definitionOf(widget)).options)) {
      const type = `${option.from} ${typeOf(option)}`
      known.set(name, (known.get(name) ?? new Set()).add(type))
    }
  const several = [...known].filter(([, types]) => types.size > 1).map(([name]) => name)
  expect(several.filter(name => !ofTwoMeanings[name])).toEqual([])
})

const product = '{ "id": 12, "name": "Milk", "template": "de" }'
const closable = {
  'order-dialog': '',
  'order-edit': '',
  'day-order': 'data-selected-date="2026-12-01"',
  'one-off-order': '',
  'regular-order': '',
}
const words = ['data-blocked="Closed until Monday."', 'Closed until Monday.'] as const
/** The rule is that of one kind of option: all of it is shown by one widget, and one value by each. */
const cases = Object.entries(closable).flatMap(([widget, more], index) =>
  (index
    ? [words]
    : ([
        ['data-blocked', true],
        ['data-blocked="true"', true],
        ['data-blocked="false"', false],
        words,
        ['data-blocked="yes"', 'x'],
      ] as const)
  ).map(([written, said]) => [widget, written, said, more] as const),
)

test.each(cases)('J-91 OD-08 A-55 %s with %s is closed: %s', async (widget, written, said, more) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const { calls } = await openShopPage(
    `<div data-widget="${widget}" data-load="ready" ${more} ${written}>
      <script type="application/json">{ "product": ${product}, "labels": { "blocked": "We are stocktaking." } }</script>
      <p>Ring us.</p>
    </div>`,
  )
  if (said === 'x') {
    await waitFor(() =>
      expect(warn.mock.calls.flat()).toContainEqual(
        expect.stringContaining('expected true, false or the reason in words'),
      ),
    )
    expect(screen.getByText('Ring us.')).toBeVisible()
    warn.mockRestore()
    return
  }
  const opener = screen.queryByRole('button', { name: /^(Order|Edit|Change this day)/ })
  if (opener && widget !== 'one-off-order' && widget !== 'regular-order') await user.click(opener)
  // Renders the data loaded for the dialog.
  await act(settled)
  const words = said === true ? 'We are stocktaking.' : String(said)
  if (said) expect(await screen.findAllByText(words)).not.toHaveLength(0)
  else expect(screen.queryByText('We are stocktaking.')).not.toBeInTheDocument()
  expect(screen.queryByText(/^(true|false)$/)).not.toBeInTheDocument()
  expect(calls('POST')).toEqual([])
})
