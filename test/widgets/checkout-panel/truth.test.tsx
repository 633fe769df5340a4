import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { linkTabs } from '../../../shared/platform/page/lifecycle/other-tabs'
import { installTabs } from '../../shared/platform/page/tabs'
import { expectElement } from '../../support/expect-element'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'
import { inOwnWords } from '../../support/words/own-words'

type FaultKind = Parameters<Visit['setFault']>[0]['kind']
type Page = Awaited<ReturnType<typeof openShopPage>>
type Visit = Page['visit']

let tabs: ReturnType<typeof installTabs>
beforeEach(() => {
  sessionStorage.clear()
  tabs = installTabs()
})
afterEach(() => tabs.restore())

const tuesday = '2026-12-01'
const friday = '2026-11-27'
const monday = '2026-11-30'
const update = 'POST /api/bol-checkout/update-date'
const confirmCall = 'POST /api/bol-checkout/confirm'

const setDate = (visit: Visit, date: string) =>
  visit.call('POST', '/api/bol-checkout/update-date', { date, day: null, frequency: 0 })
/** The checkout of a box that comes on Friday. */
const open = (
  prepare: (visit: Visit) => unknown = visit => setDate(visit, friday),
  { as = 'customer' as 'guest' | 'customer', change = (markup: string) => markup } = {},
) =>
  openShopPage(
    async visit => {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      await prepare(visit)
      return change(inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup))
    },
    { as },
  )

const panel = () => screen.findByRole('region', { name: 'Checkout' })
const date = () => screen.getByRole('combobox', { name: 'Delivery date' })
const confirm = () => screen.getByRole('button', { name: /^Confirm/ })
const ready = () => waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'))
const confirms = ({ visit }: Page) => visit.log.filter(({ path }) => path.endsWith('/confirm')).length
const placed = ({ visit }: Page) => visit.state.boxOrders.filter(({ id }) => id > 900)
const summary = () => screen.getByText('Your delivery').parentElement
/** Pretends that another tab has changed something and says so. */
const tellHere = () => {
  const other = linkTabs()
  const stop = other.listen(() => {})
  act(() => other.tell({ kind: 'orders-changed' }))
  stop()
}
/** Pretends that somebody comes back to a tab that got no message. */
const comeBack = () => {
  fireEvent.blur(window)
  fireEvent.focus(window)
}
const confirmElsewhere = ({ visit }: Page) =>
  visit.call('POST', '/api/bol-checkout/confirm', {
    frequency: 0,
    day: null,
    delivery_slot_id: '1',
    delivery_instructions: '',
    other_delivery_instruction: '',
  })

describe('the date was changed in another tab', () => {
  test.each([
    ['by that tab’s message', tellHere],
    ['on coming back', comeBack],
  ])(
    'F-01 A-114 Learnt %s: the summary shows the new date, and nothing is sent until the customer chooses',
    async (_, hear) => {
      const page = await open()
      await ready()
      await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Friday 27 November'))
      await setDate(page.visit, monday)
      hear()
      expect(
        await screen.findByText('Changed in another tab to Monday 30 November.', {}, { timeout: 2000 }),
      ).toBeVisible()
      expect(summary()).toHaveTextContent('Next delivery: Monday 30 November')
      expect(date()).toHaveValue(friday)
      await ready()
      await page.user.click(confirm())
      expect(screen.getByRole('link', { name: 'Choose which delivery you want.' })).toBeVisible()
      expect(confirms(page)).toBe(0)
      await page.user.click(screen.getByRole('button', { name: 'Keep Monday 30 November' }))
      expect(date()).toHaveValue(monday)
      expect(date()).toHaveFocus()
      await page.user.click(confirm())
      await waitFor(() => expect(placed(page)).toMatchObject([{ start: monday }]))
    },
  )

  test('F-01 A-114 The customer can change the order back to the date that this tab shows', async () => {
    const page = await open()
    await ready()
    await setDate(page.visit, monday)
    tellHere()
    await page.user.click(await screen.findByRole('button', { name: 'Change back to Friday 27 November' }))
    await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Friday 27 November'))
    expect(screen.queryByText(/Changed in another tab/)).toBeNull()
    await ready()
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toMatchObject([{ start: friday }]))
  })

  test('F-01 A-114 Where nothing was chosen here, the controls follow the other tab', async () => {
    const page = await open(() => {})
    await ready()
    await setDate(page.visit, tuesday)
    tellHere()
    await screen.findByText('Changed in another tab to Tuesday 1 December.')
    expect(date()).toHaveValue(tuesday)
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
  })

  test('A-114 While finding out takes long, the panel promises no date', async () => {
    const page = await open()
    await ready()
    page.visit.setFault({ kind: 'slow', match: 'GET /api/bol-basket', ms: 60_000 })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    act(comeBack)
    expect(summary()).toHaveTextContent('Next delivery')
    await pass(1900)
    expect(summary()).not.toHaveTextContent('Next delivery')
    expect(summary()).not.toHaveTextContent('£')
    expect(confirm()).toHaveAccessibleDescription('We are working out your total.')
    jest.useRealTimers()
  })

  test('A-114 A change that no message reported is found before anything is sent', async () => {
    const page = await open()
    await ready()
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    await setDate(page.visit, monday)
    await page.user.click(confirm())
    expect(await screen.findByText('Changed in another tab to Monday 30 November.')).toBeVisible()
    expect(confirms(page)).toBe(0)
    later.mockRestore()
  })

  test('A-114 A changed amount is shown before the customer agrees to it', async () => {
    const page = await open()
    await ready()
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    await page.visit.call('POST', '/api/product/bol', { id: 231, quantity: 4, increment: false })
    await page.user.click(confirm())
    later.mockRestore()
    expect(
      await screen.findByText('Your order has changed. Please look at it again, then confirm it.'),
    ).toBeVisible()
    expect(await panel()).toHaveTextContent('Total £19.20')
    expect(confirms(page)).toBe(0)
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toHaveLength(1))
  })

  test('A-114 When the basket has no delivery date, the date is sent again before anything is confirmed', async () => {
    const page = await open()
    await ready()
    page.visit.setFault({ kind: 'wrong-shape', match: 'GET /api/bol-basket', times: 'always' })
    await setDate(page.visit, monday)
    comeBack()
    await waitFor(() => expect(summary()).not.toHaveTextContent('Next delivery'))
    expect(date()).toHaveValue(friday)
    await page.user.click(confirm())
    await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Friday 27 November'))
    expect(confirms(page)).toBe(0)
    await ready()
    await page.user.click(confirm())
    await waitFor(() => expect(placed(page)).toMatchObject([{ start: friday }]))
  })
})

describe('the order was ended in another tab', () => {
  test.each([
    ['by that tab’s message', tellHere],
    ['on coming back', comeBack],
  ])(
    'F-02 A-114 Learnt %s, a confirmed order is reported with a link to it and no other promise',
    async (_, hear) => {
      const page = await open()
      await ready()
      await confirmElsewhere(page)
      hear()
      expect(await screen.findByText('Your order went through.', {}, { timeout: 2000 })).toBeVisible()
      expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
        'href',
        `/shop/best-of-local/checkout-complete/${placed(page)[0]?.id}`,
      )
      expect(screen.queryByText(/couldn't work out/)).toBeNull()
      expect(await panel()).not.toHaveTextContent('Next delivery')
    },
  )

  test('F-02 A-114 Confirm places no second order when another tab has confirmed it', async () => {
    const page = await open()
    await ready()
    await confirmElsewhere(page)
    comeBack()
    await page.user.click(confirm())
    expect(await screen.findByText('Your order went through.')).toBeVisible()
    expect(confirms(page)).toBe(1)
  })

  test('F-02 A-114 A cancelled order is reported as gone, once, with a way on and no word of its total', async () => {
    const page = await open()
    await ready()
    await page.visit.call('POST', '/api/bol-basket/cancel', {})
    const shown: (string | null)[] = []
    const observer = new MutationObserver(() => shown.push(document.body.textContent))
    observer.observe(document.body, { subtree: true, childList: true })
    tellHere()
    expect(await screen.findByText('This order is no longer here to confirm.')).toBeVisible()
    observer.disconnect()
    expect(shown.filter(each => /couldn't work out/.test(each ?? ''))).toEqual([])
    // The visitor may have cancelled it on this very page.
    expect(screen.getByText('It was confirmed or cancelled.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/account/orders')
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  })
})

describe('the outcome is heard once', () => {
  const gone = 'This order is no longer here to confirm.'
  const live = () =>
    [...document.querySelectorAll('[role=status], [role=alert]')].map(({ textContent }) => textContent ?? '')
  const withGone = () => live().filter(text => text.includes(gone))

  test('X1 X2 A-114 An order that is gone is told with the focus where Confirm had it, and is not announced', async () => {
    const page = await open()
    await ready()
    act(() => confirm().focus())
    await page.visit.call('POST', '/api/bol-basket/cancel', {})
    tellHere()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(gone))
    await pass(200)
    expect(withGone()).toEqual([])
  })

  test('X1 X2 A-114 An order that is gone is announced once where the focus is elsewhere', async () => {
    const page = await open(undefined, { change: markup => `<a href="#a">Elsewhere</a>${markup}` })
    await ready()
    act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus())
    await page.visit.call('POST', '/api/bol-basket/cancel', {})
    tellHere()
    await waitFor(() => expect(withGone()).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
  })

  test('X1 CO-40 The outcome of a panel that was removed while it confirmed is announced', async () => {
    const page = await open()
    await ready()
    const { fetch } = page.visit
    let answer = () => {}
    const isAnswered = new Promise<void>(resolve => {
      answer = resolve
    })
    Object.assign(page.visit, {
      fetch: async (request: Request) => {
        if (request.url.endsWith('/confirm')) await isAnswered
        return fetch(request)
      },
    })
    await page.user.click(confirm())
    await act(async () => document.querySelector('[data-widget="checkout-panel"]')?.remove())
    await pass(10)
    await act(async () => answer())
    await waitFor(() => expect(live()).toContain('Thank you. Your order is confirmed.'))
  })
})

describe('a date that was not saved', () => {
  const choose = async (page: Page, kind: FaultKind) => {
    await ready()
    page.visit.setFault({ kind, match: update })
    await page.user.selectOptions(date(), monday)
  }

  test('F-09 A-110 After a change that never arrived: one message with Try again, the choice stays, and nothing calls it saved', async () => {
    const page = await open()
    await choose(page, '500-before')
    expect(await screen.findAllByText('Your choice was not saved.')).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(date()).toHaveValue(monday)
    expect(summary()).not.toHaveTextContent('Monday 30 November')
    await ready()
    await page.user.click(confirm())
    expect(confirms(page)).toBe(0)
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Monday 30 November'))
    expect(screen.queryByText('Your choice was not saved.')).toBeNull()
  })

  test('A-110 When nothing can be read either, the panel says that it cannot tell, until Check again can', async () => {
    const page = await open()
    await ready()
    page.visit.setFault({ kind: '500-before', match: 'GET *', times: 'always' })
    await choose(page, 'drop-after')
    expect(
      await screen.findByText("We can't tell yet whether your choice was saved.", {}, { timeout: 4000 }),
    ).toBeVisible()
    expect(await panel()).not.toHaveTextContent('Next delivery')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    page.visit.heal()
    await page.user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Monday 30 November'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('F-09 A refused date shows only the shop’s words, and the saved date is still the one that counts', async () => {
    const page = await open(undefined, {
      change: markup =>
        markup.replace(/\{"value":"2026-12-01"/, '{"value":"2027-12-01"},{"value":"2026-12-01"'),
    })
    await ready()
    await page.user.selectOptions(date(), '2027-12-01')
    expect(await screen.findByText('That date is not on offer. Please choose another.')).toBeVisible()
    expect(screen.queryByText('Your choice was not saved.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(summary()).toHaveTextContent('Next delivery: Friday 27 November')
  })
})

describe('an order in doubt', () => {
  const confirmOffline = async (page: Page, kind: 'offline' | 'drop-after' = 'drop-after') => {
    await ready()
    page.visit.setFault({ kind, match: confirmCall })
    page.visit.setFault({ kind: '500-before', match: 'GET *', times: 'always' })
    await page.user.click(confirm())
    await screen.findByText(/We couldn't check\./, {}, { timeout: 4000 })
  }

  test('F-21 The order is looked for by itself when the connection returns', async () => {
    const page = await open()
    await confirmOffline(page)
    page.visit.heal()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Your order went through.')).toBeVisible()
    expect(confirms(page)).toBe(1)
  })

  test('F-37 Holding Enter down does not press the button that replaces the first', async () => {
    const page = await open()
    await confirmOffline(page, 'offline')
    page.visit.heal()
    const again = screen.getByRole('button', { name: 'Confirm again' })
    expect(fireEvent.keyDown(again, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(date(), { key: 'Enter', repeat: true })).toBe(false)
    expect(confirms(page)).toBe(1)
    // A new press does press it.
    expect(fireEvent.keyDown(again, { key: 'Enter' })).toBe(true)
    await page.user.click(again)
    await waitFor(() => expect(placed(page)).toHaveLength(1))
  })
})

test('F-23 A guest is told at the top, before filling anything in, to register or log in', async () => {
  await open(() => {}, { as: 'guest' })
  const form = expectElement((await panel()).querySelector('form'), HTMLFormElement)
  expect(form.firstElementChild).toHaveTextContent('Please register or log in before you order.')
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('F-23 A customer gets no such message', async () => {
  await open()
  await panel()
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
})

test('F-24 A-116 A product without a name is called no longer sold', async () => {
  await open(visit => {
    visit.state.box.lines.push({ id: 9001, productId: 999_999, quantity: 1 })
  })
  expect(await screen.findByText(/^1 × A product we no longer sell$/)).toBeVisible()
})
