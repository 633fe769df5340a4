import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Options } from '../../shared/platform/options/options'
import { readOption } from '../../shared/platform/options/read-options'
import { openShopPage } from '../support/page/shop-page'
import { definitionOf, widgetNames } from '../support/widgets/all-widgets'

const user = userEvent.setup({ delay: null })

/** The options that are read, or the failure. */
const read = (option: Options[string], given: unknown) => {
  try {
    return { value: readOption(option, given) }
  } catch {
    return 'refused'
  }
}

test.each(widgetNames)(
  'G-39 J-66 An empty attribute of %s counts as missing, and so does an empty text in its JSON, except for flags and optional values',
  async name => {
    for (const [option, how] of Object.entries((await definitionOf(name)).options)) {
      if (how.from === 'slot') continue
      const empty = [option, read(how, '')]
      if (how.mayBeEmpty) expect(empty).toEqual([option, { value: /^true/.test(how.expected) ? true : '' }])
      else expect(empty).toEqual([option, how.isRequired ? 'refused' : read(how, undefined)])
    }
  },
)

test.each(widgetNames)(
  'G-55 A number in the JSON of %s is read like the same number in an attribute',
  async name => {
    for (const [option, how] of Object.entries((await definitionOf(name)).options))
      for (const number of how.from === 'attribute' && !/address|date/.test(how.expected)
        ? [1, 2, 3, 24]
        : [])
        expect([option, number, read(how, number)]).toEqual([option, number, read(how, `${number}`)])
  },
)

test('G-39 A customer without a phone number adds one', async () => {
  const { calls } = await openShopPage(
    '<div data-widget="account-phone" data-load="ready" data-phone=""></div>',
  )
  await user.click(screen.getByRole('button', { name: 'Edit phone' }))
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0117 496 0199{Enter}')
  await screen.findByText('Phone number saved.', { selector: 'p *' })
  expect(calls('PUT')).toEqual(['PUT /account/details {"phone":"0117 496 0199"}'])
})

test('G-39 A customer without a name fills it in', async () => {
  await openShopPage(
    '<div data-widget="account-name" data-load="ready" data-title="" data-firstname="" data-lastname=""></div>',
  )
  await user.click(screen.getByRole('button', { name: 'Edit name' }))
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Frampton')
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Frampton')
})

test('G-39 A panel with an empty title has its default one', async () => {
  await openShopPage(
    '<div data-widget="info-panel" data-load="ready" data-title="" data-text="Rinse."></div>',
  )
  expect(screen.getByRole('heading')).toHaveTextContent('Good to know')
})

test.each(['product-selector', 'one-off-order', 'payment-form', 'house-move'])(
  'G-36 %s refuses an impossible date',
  async name => {
    const { options } = await definitionOf(name)
    const { date, balanceDate, earliestDate } = options
    const option = date ?? balanceDate ?? earliestDate
    expect(option && read(option, '31/02/2026')).toBe('refused')
    expect(option && read(option, '28/02/2026')).toEqual({ value: '28/02/2026' })
  },
)
