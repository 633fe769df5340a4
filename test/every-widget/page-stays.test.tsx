import { act, screen } from '@testing-library/react'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { openPage } from '../support/page/open-page'
import { watchPosts } from '../support/page/watch-posts'
import { pass } from '../support/test-time'

// The browser posts a form and the page stays, because the answer is a file, is empty, or goes into another
// tab.

const posts = watchPosts()
const globals = { csrfToken: 'the-token' }
const types = '<script type="application/json">{"types":[{"value":"other","label":"Other"}]}</script>'

const moving = (attributes = '') =>
  `<div data-widget="house-move" data-load="ready" data-postcode="BA1 5LR" data-earliest-date="27/11/2026" ${attributes}>
    <script type="application/json">{"addresses":[{"id":2,"address_summary":"The Old Dairy"}]}</script></div>`

/** A customer without an order at that address, so that nothing conflicts with the move. */
function openMove(markup: string) {
  const now = () => new Date('2026-11-25T12:00:00Z')
  const visit = createDemoShop({ now }).visit({ as: 'customer' })
  return openPage(markup, { fetch: visit.fetch, globals: { ...visit.globals() }, providers: { now } })
}

const open = (markup: string) => openPage(markup, { globals })
const sent: Record<string, { open: () => Promise<unknown>; button: RegExp }> = {
  'enquiry-form': {
    open: () => open(`<div data-widget="enquiry-form" data-action="/enquiries">${types}</div>`),
    button: /^Send/,
  },
  'business-requirements': {
    open: () => open('<div data-widget="business-requirements" data-action="/business"></div>'),
    button: /^Send/,
  },
  'payment-form': {
    open: () => open('<div data-widget="payment-form" data-action="/payments" data-amount="10.00"></div>'),
    button: /^(Make|Going)/,
  },
  'house-move, with a form of its own': {
    open: () => openMove(moving('data-action="/account/house-moves"')),
    button: /^(Confirm|Sending)/,
  },
  'house-move, in a form of the page': {
    open: () => openMove(`<form action="/account/house-moves">${moving()}</form>`),
    button: /^(Confirm|Sending)/,
  },
}

describe.each(Object.entries(sent))(
  '%s on a page that stays after the post',
  (_, { open: start, button }) => {
    const press = () => act(async () => screen.getByRole('button', { name: button }).click())
    const words = () => screen.getByRole('button', { name: button }).textContent

    test('J-20 The form is at rest some seconds later, and a second press sends the same with the same key', async () => {
      await start()
      await pass(3000)
      const atRest = words()
      await press()
      await press()
      expect(posts).toHaveLength(1)
      expect(words()).not.toBe(atRest)
      await pass(6000)
      await pass(1000)
      expect(words()).toBe(atRest)
      await press()
      expect(posts).toHaveLength(2)
      expect(posts[1]).toEqual(posts[0])
    })

    test('J-20 The form is usable again at once if a script of the page cancels the submit', async () => {
      await start()
      await pass(3000)
      const atRest = words()
      const cancel = (event: Event) => event.preventDefault()
      document.addEventListener('submit', cancel, { once: true })
      await press()
      await pass(10)
      expect(words()).toBe(atRest)
      await press()
      expect(posts).toHaveLength(1)
    })
  },
)
