import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { setStored } from '../../shared/platform/page/storage/tab-storage'
import { openPage } from '../support/page/open-page'
import { present } from '../support/present'

const user = userEvent.setup({ delay: null })
const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor
const throws = (name: string) => () => {
  throw new DOMException('This page may not store anything.', name)
}

const stores: Record<string, () => PropertyDescriptor> = {
  'a page that may not access its storage': () => ({ get: throws('SecurityError') }),
  'a full storage': () => {
    const full = { getItem: () => null, setItem: throws('QuotaExceededError') }
    return { value: full }
  },
  'a browser without any storage': () => ({ value: undefined }),
}

const pageFetch = globalThis.fetch
afterEach(() => {
  Object.defineProperty(window, 'sessionStorage', own)
  for (const choice of ['week', 'order-again'] as const) setStored(choice, '')
  globalThis.fetch = pageFetch
})

const visit = createDemoShop().visit({ as: 'customer', hasPostcode: true })
const widget = (name: string, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}></div>`

/** A page that keeps its own weeks, as the shop's pages do, and calls the shop without our client. */
async function open(html: string, how: PropertyDescriptor) {
  Object.defineProperty(window, 'sessionStorage', { configurable: true, ...how })
  globalThis.fetch = visit.fetch
  return openPage(html, {
    fetch: request => visit.fetch(request),
    globals: { ...visit.globals() },
  })
}

/** Removes the widgets and puts the same ones back, so that their own state is gone. */
async function replaceWidgets(html: string) {
  await act(async () => {
    document.body.innerHTML = ''
    await new Promise(done => setTimeout(done, 20))
    document.body.innerHTML = html
    await new Promise(done => setTimeout(done, 20))
  })
}

const week = widget('weekly-cost') + widget('header-basket', 'data-open')
const shownWeeks = () =>
  screen.getAllByText(/^Sun .+ -$/).map(({ parentElement }) => parentElement?.textContent)

const journeys: Record<string, (how: PropertyDescriptor) => Promise<void>> = {
  async 'A-70 HB-06 WC-02 the week is shown, moves on, and stays chosen while the page lives'(how) {
    await open(week, how)
    const basket = await screen.findByRole('region', { name: 'Your week' })
    const [first] = shownWeeks()
    await user.click(within(basket).getByRole('button', { name: /^Next week/ }))
    const chosen = shownWeeks()
    expect(new Set(chosen).size).toBe(1)
    expect(chosen[0]).not.toBe(first)
    await waitFor(() => expect(basket).not.toHaveAttribute('aria-busy'))
    expect(basket).not.toHaveTextContent("couldn't load")
    await replaceWidgets(week)
    await screen.findByRole('region', { name: 'Your week' })
    expect(shownWeeks()).toEqual(chosen)
  },

  async 'OA-02 earlier boxes are shown, and stay a list while the page lives'(how) {
    const again = widget('order-again', 'data-layout="grid"')
    await open(again, how)
    const asList = () => screen.findByRole('button', { name: 'Show as a list' })
    expect(await asList()).toHaveAttribute('aria-pressed', 'false')
    await user.click(await asList())
    expect(await asList()).toHaveAttribute('aria-pressed', 'true')
    await replaceWidgets(again)
    expect(await asList()).toHaveAttribute('aria-pressed', 'true')
  },
}

// One file stores the data of all widgets, so each journey is made once.
const cells = Object.keys(journeys).map((journey, at) => [journey, present(Object.keys(stores)[at])] as const)

test.each(cells)('%s, with %s', (journey, store) => present(journeys[journey])(present(stores[store])()))
