import { act, waitFor } from '@testing-library/react'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

/*
 * A router puts another page into this document. Each way in which routers do so. Turbo and htmx themselves are in
 * test/browser/hosts/routers.test.ts.
 */

const widgets =
  '<div data-widget="bol-basket" data-load="ready"></div><div data-widget="weekly-cost" data-load="ready"></div>'
const goTo = (path: string) => history.pushState(null, '', path)
const main = () => document.querySelector('main') as HTMLElement
const another = () => document.createRange().createContextualFragment(`<main>${widgets}</main>`)

/** How routers swap a page: Turbo and Unpoly, htmx, barba and swup, Livewire's navigate, a router of one's own. */
const swaps: Record<string, () => void> = {
  'a new body came at a new address': () => {
    goTo('/next')
    const body = document.createElement('body')
    body.append(another())
    document.documentElement.replaceChild(body, document.body)
  },
  'new markup of the body came at the same address': () => {
    document.body.innerHTML = `<main>${widgets}</main>`
  },
  'new children of a container came, and the address afterwards': () => {
    main().replaceChildren(...(another().firstElementChild?.children ?? []))
    goTo('/next')
  },
  'one container came in the place of another, both there for a moment': () => {
    goTo('/next?page=2')
    const old = main()
    document.body.append(another())
    setTimeout(() => old.remove(), 50)
  },
  'a part of the page came, while a widget stayed': () => {
    goTo('/next')
    main().querySelector('[data-widget=bol-basket]')?.remove()
    main().insertAdjacentHTML('beforeend', '<div data-widget="bol-basket" data-load="ready"></div>')
  },
}

afterEach(() => history.replaceState(null, '', '/'))

const open = async () => {
  const page = await openShopPage(`<main>${widgets}</main>`)
  await waitFor(() => expect(page.calls('GET').length).toBeGreaterThan(1))
  await pass(300)
  return page
}

test.each(Object.keys(swaps))('L-62 Once %s, box and week are read again, and once', async swap => {
  const { visit, calls } = await open()
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  const before = calls('GET').length
  await act(async () => swaps[swap]?.())
  await pass(2500)
  expect(document.body).toHaveTextContent('Mature cheddar')
  const reads = calls('GET').slice(before)
  expect(reads.filter(call => /bol-basket/.test(call))).toHaveLength(1)
  expect(reads.filter(call => /\/api\/basket\b/.test(call))).toHaveLength(1)
})

test("L-62 A page that is swapped for another customer's is loaded anew, so that nobody sees another's box", async () => {
  const { left } = await open()
  Object.assign(window, { isGuest: true })
  await act(async () => swaps['a new body came at a new address']?.())
  await waitFor(() => expect(left).toContain('reload'))
})

test('L-62 A filter that changes the address and no widget reads nothing', async () => {
  const { calls } = await open()
  const before = calls().length
  goTo('/?sort=price')
  await pass(600)
  expect(calls()).toHaveLength(before)
})
