import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keyField } from '../../shared/platform/page/login/idempotency'
import { getStored } from '../../shared/platform/page/storage/tab-storage'
import { expectElement } from '../support/expect-element'
import { openPage } from '../support/page/open-page'
import { openShopPage } from '../support/page/shop-page'
import { fieldsSentBy, postedKeys, watchPosts } from '../support/page/watch-posts'

const user = userEvent.setup({ delay: null })
const posts = watchPosts()
const shape = /^[\w-]{32,}$/

const milk = JSON.stringify({ product: { id: 101, name: 'Whole milk', template: 'de', is_available: true } })
const json = (text: string) => `<script type="application/json">${text}</script>`
const scheme = JSON.stringify({
  scheme: {
    title: 'Milk',
    free_product: true,
    reward_type: 'free',
    reward_order_type: 'regular',
    reward_max_qty: 2,
    products: [{ id: '101', name: 'Whole milk', image: '', edg_code: 'WM', max_qty: 2 }],
  },
  product: '101',
})
const own = (widget: string, attributes = '', inside = '') =>
  `<div data-widget="${widget}" data-load="ready" ${attributes}>${inside}</div>`
const inForm = (markup: string) =>
  `<form id="page" action="/page" method="post">${markup}<button>Send it</button></form>`

describe('forms', () => {
  const open = (markup: string) => openShopPage(markup, { as: 'customer' })
  const submit = () =>
    act(async () => {
      const form = expectElement(document.querySelector('form'), HTMLFormElement)
      form.requestSubmit
        ? form.requestSubmit()
        : form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    })

  const forms = [
    ['payment-form', own('payment-form')],
    [
      'product-selector and one-off-order in one form',
      inForm(
        own('product-selector', '', json(scheme)) + own('one-off-order', 'data-hide-button', json(milk)),
      ),
    ],
  ] as const

  test.each(forms)(
    'G-34 %s is sent with a key, and repeats use the same key until a page has answered',
    async (_, markup) => {
      await open(markup)
      await submit()
      expect(posts).toHaveLength(1)
      expect(postedKeys).toEqual([expect.stringMatching(shape)])
      // The page is restored, and nobody has answered.
      await act(async () => {
        window.dispatchEvent(Object.assign(new CustomEvent('pageshow'), { persisted: true }))
      })
      await submit()
      expect(postedKeys).toEqual([postedKeys[0], postedKeys[0]])
      // Loaded again by Back.
      Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] })
      await open(markup)
      await submit()
      expect(postedKeys).toHaveLength(3)
      expect(new Set(postedKeys).size).toBe(1)
      Reflect.deleteProperty(performance, 'getEntriesByType')
      await open(markup)
      await submit()
      expect(new Set(postedKeys).size).toBe(2)
    },
  )

  test.each(forms)(
    'L-80 A script that holds %s and sends it itself sends its key, twice the same',
    async (_, markup) => {
      await open(markup)
      const form = expectElement(document.querySelector('form'), HTMLFormElement)
      const inForm = () => new FormData(form).get(keyField)
      expect(inForm()).toMatch(shape)
      // `form.submit()` fires no submit event.
      const key = fieldsSentBy(form).get(keyField)
      expect(key).toMatch(shape)
      expect([inForm(), fieldsSentBy(form).get(keyField)]).toEqual([key, key])
      form.dispatchEvent(new Event('input', { bubbles: true }))
      expect(inForm()).not.toBe(key)
      form.append(Object.assign(document.createElement('input'), { name: 'amount', value: '9' }))
      expect(fieldsSentBy(form).get(keyField)).not.toBe(key)
    },
  )

  test('G-34 A-129 Another amount is another payment with a key of its own, and the first keeps its key', async () => {
    await open(own('payment-form'))
    const again = () =>
      act(async () => {
        window.dispatchEvent(Object.assign(new CustomEvent('pageshow'), { persisted: true }))
      })
    const amount = screen.getByRole('textbox', { name: 'Amount in pounds' })
    for (const text of ['3.30', '3.30', '33', '3.30']) {
      await user.clear(amount)
      await user.type(amount, `${text}{Enter}`)
      await again()
    }
    expect(postedKeys).toHaveLength(4)
    const [one, two, three, four] = postedKeys
    expect([two, four]).toEqual([one, one])
    expect(three).not.toBe(one)
  })

  test.each(['a page with a widget', 'a page on which nothing of ours stands'])(
    'G-34 Once %s has answered, nothing of the request is remembered',
    async which => {
      await open(own('payment-form'))
      await submit()
      expect(getStored('sent')).not.toBeNull()
      await openPage(which.includes('with') ? own('payment-form') : '<p>Thank you</p>', {
        globals: { isGuest: false },
      })
      expect(getStored('sent')).toBeNull()
    },
  )
})

test('G-34 A read, such as a search, has no idempotency key', async () => {
  const { visit } = await openShopPage(own('postcode-panel') + own('bol-basket'), {
    as: 'guest',
    hasPostcode: false,
  })
  await user.type(screen.getByRole('textbox', { name: /postcode/ }), 'BS3 4TN{Enter}')
  await screen.findAllByText(/BS3 4TN/)
  expect(visit.log.length).toBeGreaterThan(1)
  expect(visit.log.filter(({ headers }) => 'idempotency-key' in headers)).toEqual([])
})
