import type { OptionKind } from '../../../shared/platform/options/options'
import { type OptionSchema, resolved } from '../../../shared/tools/contract/written-schema'
import { writtenOptions } from '../../support/contract/written-options'
import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'

/** Every option of every widget, with its widget's name. */
async function everyOption() {
  const lists = await Promise.all(
    widgetNames.map(async widget =>
      Object.entries((await definitionOf(widget)).options).map(([name, option]) => ({
        ...option,
        widget,
        name,
        title: `${widget} ${name}`,
      })),
    ),
  )
  return lists.flat()
}

const withKind = async (kind: OptionKind) =>
  (await everyOption()).flatMap(({ title, kinds }) => (kinds.includes(kind) ? title : []))

const namesAddress = /(url|href|src|link|action|image|script)$/i
const addresses: readonly OptionKind[] = ['image', 'link', 'read', 'post', 'script']

/** The names of all members of a value, at any depth. */
const memberNames = ({
  properties = {},
  items,
  additionalProperties,
  anyOf = [],
}: OptionSchema): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), items, additionalProperties, ...anyOf].flatMap(each =>
    each ? memberNames(each) : [],
  ),
]

test('J-01 One option can become a script, and J-02 five can become the address of a form', async () => {
  expect(await withKind('script')).toEqual(['map apiUrl'])
  expect(await withKind('post')).toEqual([
    'box-order-detail undoUrl',
    'business-requirements action',
    'enquiry-form action',
    'house-move action',
    'payment-form action',
  ])
})

test('J-01 J-02 An attribute named after an address is not declared as plain text', async () => {
  const texts = (await everyOption()).filter(
    ({ from, name, kinds }) => from === 'attribute' && namesAddress.test(name) && kinds.join() === 'text',
  )
  expect(texts.map(({ title }) => title)).toEqual([])
})

test('J-01 J-02 A list or an object with a member named after an address is declared as one with addresses', async () => {
  const withAddress = (await everyOption()).filter(({ widget, name }) => {
    const schema = writtenOptions[widget]?.[name]
    return schema && memberNames(resolved(schema, writtenOptions.$defs)).some(each => namesAddress.test(each))
  })
  expect(withAddress.length).toBeGreaterThan(10)
  const texts = withAddress.filter(({ kinds }) => !kinds.some(kind => addresses.includes(kind)))
  expect(texts.map(({ title }) => title)).toEqual([])
})
