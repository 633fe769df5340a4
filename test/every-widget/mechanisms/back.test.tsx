import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import {
  essentialsShop,
  openShopPage,
  placeholder,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'
import { arriveBy } from '../../support/page/arrive-by'
import { openPage, settled } from '../../support/page/open-page'
import { openShopPage as openDemoPage } from '../../support/page/shop-page'
import { watchPosts } from '../../support/page/watch-posts'
import { pass } from '../../support/test-time'
import { bacon, cheddar, openBasket } from '../../widgets/bol-basket/open-basket'
import {
  check,
  checkAndClose,
  checkButton,
  dialog,
  visitPanel,
} from '../../widgets/postcode-panel/visit-panel'
import { openForm } from '../../widgets/promo-field/open-form'

/*
 * Back to a page: kept by the browser, or loaded again. test/shared/platform/page/lifecycle/freshness.test.ts proves
 * the mechanism, printed-stale.test.tsx the printed states, idempotency.test.tsx the forms; each widget that does
 * something of its own has a row here.
 */

/** The browser shows the page that it has kept. */
const comesBack = () =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settled()
  })

test('X7 bol-basket: a kept page reads the basket again', async () => {
  const { visit, reads } = await openBasket({
    lines: [
      [cheddar, 1],
      [bacon, 2],
    ],
  })
  await screen.findByText('Mature cheddar')
  visit.state.box.lines = visit.state.box.lines.map(line => ({ ...line, quantity: 4 }))
  await comesBack()
  await waitFor(() => expect(screen.getByLabelText(/^Quantity of Mature/)).toHaveValue('4'))
  expect(reads()).toBe(2)
})

test('X7 regular-order: a kept page reads the order again', async () => {
  const shop = essentialsShop()
  await openShopPage(placeholder('regular-order', {}, ''), shop)
  const monday = () => screen.findByLabelText('Quantity of Whole milk on Monday')
  await monday()
  shop.regular = { weekdays: weekdays(4) }
  await comesBack()
  const field = await monday()
  await waitFor(() => expect(field).toHaveAttribute('aria-valuenow', '4'))
})

test('PF-06 promo-field: a kept page checks its code again', async () => {
  const { field, says, checks } = await openForm()
  await userEvent.type(field(), 'WELCOME10{Enter}')
  await says.findByText('Code added successfully!')
  await comesBack()
  await waitFor(() => expect(checks()).toHaveLength(2))
})

test('SP-03 seasonal-popup: a kept page does not show its card again', async () => {
  Cookies.remove('seasonal_popup')
  await openPage('<div data-widget="seasonal-popup"><a href="/christmas">Our range is here</a></div>')
  await pass(5000)
  expect(screen.getByRole('complementary')).toBeVisible()
  await comesBack()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('postcode-panel: a kept page has no open dialog and no running check', async () => {
  await visitPanel()
  await check('EX4 4QJ')
  await dialog()
  await comesBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(checkButton()).toBeVisible()
})

test('F-32 A-117 postcode-panel: a page loaded again does not ask for a confirmed postcode, a new page does', async () => {
  await visitPanel()
  await checkAndClose('BS3 4TN')
  arriveBy('back_forward')
  await visitPanel()
  expect(screen.getByRole('button', { name: 'Change postcode' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  arriveBy('navigate')
  await visitPanel()
  expect(screen.getByRole('textbox')).toBeVisible()
})

describe('payment-form', () => {
  const posts = watchPosts()
  const balance = () => screen.queryByText('You owe')
  const pay = () => screen.getByRole('button', { name: /^(Make Payment|Going to pay)$/ })
  const open = (reload = () => {}) =>
    openPage(
      '<div data-widget="payment-form" data-action="/account/payments" data-outstanding-balance="36.85"></div>',
      { globals: { csrfToken: 'the-token' }, providers: { reload } },
    )

  test('PY-06 payment-form: a kept page is at rest after two presses, and says that its balance is old', async () => {
    const reload = jest.fn()
    await open(reload)
    await userEvent.type(screen.getByLabelText('Amount in pounds'), '10')
    await userEvent.dblClick(pay())
    expect(posts).toHaveLength(1)
    expect(pay()).toHaveAttribute('aria-busy', 'true')
    await comesBack()
    expect(pay()).not.toHaveAttribute('aria-busy')
    expect(balance()).toBeNull()
    expect(screen.getByLabelText('Amount in pounds')).toHaveValue('10.00')
    await userEvent.click(screen.getByText('Reload'))
    expect(reload).toHaveBeenCalledTimes(1)
    await userEvent.click(pay())
    expect(posts).toHaveLength(2)
  })

  test('PY-03 payment-form: a kept page on which nothing was paid still shows the balance', async () => {
    await open()
    await comesBack()
    expect(balance()).toBeVisible()
  })
})

/*
 * Back to what a page printed, which is older than what its visitor has done since. Each row prints a page, then changes
 * the shop, and then shows the printed page.
 */
const at = '2026-11-25T12:00:00Z'
const thursday = '2026-11-26'
const cheddarId = 231
const milk = 101

type Visit = Awaited<ReturnType<typeof openDemoPage>>['visit']
type Row = {
  /** The placeholder, printed before the change; its content is what a sleeping widget shows. */
  print: (visit: Visit) => string
  change: (visit: Visit) => Promise<unknown>
  /** What the page shows in the end. */
  shows: () => unknown
}

const printed = (widget: string, attributes: string, options: object, content = 'As printed') =>
  `<div data-widget="${widget}" ${attributes}><script type="application/json">${JSON.stringify(options)}</script>${content}</div>`
const product = (id: number) => ({ product: findProduct(id) })
const put = (visit: Visit, id: number, quantity: number) =>
  visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
const cancelBasket = (visit: Visit) => visit.call('POST', '/api/bol-basket/cancel', {})
/** A card that is awake, which connects its page with the shop. */
const awake = printed('order-dialog', 'data-load="ready"', { ...product(104), comes: {} }, '')
const quantity = () => screen.getByRole('spinbutton').getAttribute('aria-valuenow')

const printedRows: Readonly<Record<string, Row>> = {
  'a line of a regular order that waits for a press': {
    print: () =>
      printed('day-order', `data-selected-date="${thursday}" data-stepper data-quantity="2"`, product(milk)),
    change: visit =>
      visit.call('POST', '/api/product/regular-modified', { id: milk, date: thursday, quantity: 5 }),
    shows: () => expect(quantity()).toBe('5'),
  },
  'a line of a one-off order that waits for a press': {
    print: () =>
      printed('order-edit', 'data-delivery-date="2026-12-15" data-stepper data-quantity="2"', product(111)),
    change: visit =>
      visit.call('POST', '/api/product/oneoff', {
        id: 111,
        date: '2026-12-15',
        quantity: 3,
        order_id: visit.state.oneOffs.find(({ productId }) => productId === 111)?.id,
      }),
    shows: () => expect(quantity()).toBe('3'),
  },
  'a card without an order that waits for a press': {
    print: () =>
      printed('order-dialog', '', { ...product(102), comes: { regularly: '', once: '' } }, '<a>Order</a>'),
    change: visit =>
      visit.call('POST', '/api/product/regular', {
        id: 102,
        weekdays: { 5: { quantity: 1, frequency: 1 } },
        delete: false,
      }),
    shows: () => expect(screen.getByText('You get 1 every Friday')).toBeVisible(),
  },
  'a card that waits with its quantity in the basket, which is empty by now': {
    print: () =>
      `<div data-widget="bol-basket" data-load="ready"></div>${printed('order-dialog', 'data-quantity="1"', product(cheddarId), '✓ 1 in box')}`,
    change: cancelBasket,
    shows: () => expect(screen.queryByText(/in box/)).toBeNull(),
  },
  'a box that was cancelled': {
    print: ({ state }) =>
      printed('box-order-detail', '', {
        order: boxesBetween(state, new Date(at), '2026-12-05', '2026-12-05').find(
          ({ order_id }) => order_id === 806,
        ),
      }),
    change: visit => visit.call('POST', '/api/basket/cancel-bol', { order_id: 806, date: '2026-12-05' }),
    shows: () => expect(screen.getByText(/^This order has been cancelled/)).toBeVisible(),
  },
}

test.each(Object.entries(printedRows))(
  'X7 J-63 After Back, %s shows what the shop has now',
  async (_, { print, change, shows }) => {
    arriveBy('back_forward')
    await openDemoPage(
      async visit => {
        await put(visit, cheddarId, 1)
        const markup = print(visit)
        const reply = await change(visit)
        expect((reply as Response).status).toBe(200)
        return `${awake}${markup}`
      },
      { at },
    )
    await waitFor(shows, { timeout: 3000 })
  },
)
