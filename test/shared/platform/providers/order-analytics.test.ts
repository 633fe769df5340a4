/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { type OrderReport, trackOrder } from '../../../../shared/domain/page/report-order'

const milk = { id: '101', name: 'Whole milk', price: 135, template: 'de' } as const
const report = (fields: Partial<OrderReport> = {}): OrderReport => ({
  product: milk,
  before: 0,
  after: 2,
  orderType: 'one_off',
  isGuest: false,
  ...fields,
})
const pushed = (fields?: Partial<OrderReport>) => {
  const dataLayer: object[] = []
  Object.assign(window, { dataLayer })
  trackOrder(report(fields))
  return dataLayer
}

test('ANA-01 ANA-04 ANA-06 ANA-08 ANA-11 A first order is reported as an add in GBP with its order and product type', () => {
  expect(pushed()).toEqual([
    { ecommerce: null },
    {
      event: 'add_to_cart',
      order_type: 'one_off',
      product_type: 'de',
      ecommerce: {
        currency: 'GBP',
        value: 2.7,
        items: [
          {
            item_id: '101',
            item_name: 'Whole milk',
            item_category: 'de',
            item_variant: 'one_off',
            quantity: 2,
            price: 1.35,
          },
        ],
      },
    },
  ])
})

test('ANA-07 A larger order is reported as an update by the difference', () => {
  expect(pushed({ before: 2, after: 5 })[1]).toMatchObject({
    event: 'update_cart',
    ecommerce: { value: 4.05, items: [{ quantity: 3 }] },
  })
})

test('ANA-09 ANA-10 A regular order is reported by its total', () => {
  expect(pushed({ orderType: 'regular', before: 0, after: 6 })[1]).toMatchObject({
    event: 'add_to_cart',
    order_type: 'regular',
  })
  expect(pushed({ orderType: 'regular', before: 6, after: 12 })[1]).toMatchObject({ event: 'update_cart' })
})

test('ANA-06 ANA-07 A smaller, equal or empty order is not reported', () => {
  for (const [before, after] of [
    [3, 2],
    [3, 3],
    [3, 0],
    [0, 0],
  ] as const)
    expect(pushed({ before, after })).toEqual([])
})

test('ANA-05 Nothing is reported about a guest', () => {
  expect(pushed({ isGuest: true })).toEqual([])
})

test('Without a price neither price nor value is reported', () => {
  const [, event] = pushed({ product: { ...milk, price: null } })
  expect(event).not.toHaveProperty('ecommerce.value')
  expect(event).not.toHaveProperty('ecommerce.items.0.price')
})

describe('the social pixel', () => {
  const calls: unknown[][] = []
  const fbq = (...said: unknown[]) => void calls.push(said)
  const consent = '<meta name="doorstep-pixel-consent" content="marketing=yes">'
  const forget = () => {
    document.cookie = 'marketing=; max-age=0'
  }
  beforeEach(() => {
    calls.length = 0
    forget()
    document.head.innerHTML = consent
    Object.assign(window, { fbq })
  })
  afterEach(() => {
    forget()
    document.head.innerHTML = ''
    Reflect.deleteProperty(window, 'fbq')
  })
  const agree = (value = 'yes', name = 'marketing') => {
    document.cookie = `${name}=${value}`
  }

  test('ANA-03 ANA-04 A-100 The pixel fires for an add, with only the currency, once the visitor has consented', () => {
    pushed()
    expect(calls).toEqual([])
    agree()
    pushed()
    expect(calls).toEqual([['track', 'AddToCart', { currency: 'GBP' }]])
    forget()
    pushed()
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['a guest', { isGuest: true }],
    ['an update', { before: 2, after: 5 }],
    ['a lower quantity', { before: 5, after: 2 }],
  ])('ANA-03 ANA-05 The pixel does not fire for %s', (_, fields) => {
    agree()
    pushed(fields)
    expect(calls).toEqual([])
  })

  test.each([
    ['has another value', () => agree('no')],
    ['only begins with it', () => agree('yes-but-later')],
    ['is not the one that the page names', () => agree('yes', 'analytics')],
    [
      'another of its name contradicts',
      () => jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; marketing=no; marketing=yes; b=2'),
    ],
  ])('L-09 ANA-03 A cookie that %s is no consent', (_, set) => {
    set()
    pushed()
    expect(calls).toEqual([])
    jest.restoreAllMocks()
    document.cookie = 'analytics=; max-age=0'
  })

  test.each([
    '',
    '<meta name="doorstep-pixel-consent">',
    '<meta name="doorstep-pixel-consent" content="marketing">',
  ])('ANA-03 A page that names no consent cookie fires no pixel: %s', head => {
    document.head.innerHTML = head
    agree()
    document.cookie = 'marketing'
    pushed()
    expect(calls).toEqual([])
    document.cookie = '=; max-age=0'
  })

  test('ANA-03 A missing, shadowed or failing pixel does not stop the other reports', () => {
    agree()
    const failing = () => {
      throw new Error('blocked')
    }
    for (const pixel of [undefined, document.createElement('form'), failing]) {
      Object.assign(window, { fbq: pixel })
      expect(pushed()).toHaveLength(2)
    }
    Reflect.deleteProperty(window, 'fbq')
    expect(pushed()).toHaveLength(2)
  })

  test('ANA-03 A prerendered page fires the pixel once it is seen', () => {
    agree()
    const prerendering = jest.fn(() => true)
    Object.defineProperty(document, 'prerendering', { configurable: true, get: prerendering })
    pushed()
    expect(calls).toEqual([])
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(calls).toHaveLength(1)
    Reflect.deleteProperty(document, 'prerendering')
  })
})
