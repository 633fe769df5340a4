/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { cutoffOf, isPastCutoff } from '../../../demo-pages/shop/calendar/cutoff'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { rules } from '../../../demo-pages/shop/rules'

const general = 'until 9pm the evening before'
const special = `${general}, for 24 December until noon the day before`
const said: readonly [path: string, sentence: string][] = [
  ['/account/orders', special],
  ['/account/essentials', special],
  ['/account/orders/801-20261224', special],
  ['/contact', special],
  ['/terms', special],
  ['/faq/category/deliveries', special],
  ['/register', special],
  ['/', 'until noon today'],
]

const textOn = (path: string, as: 'customer' | 'guest') => {
  const shop = createDemoShop({ now: () => new Date('2026-12-23T08:00:00Z') })
  document.documentElement.innerHTML = renderPage(path, shop.visit({ as }).page(path)) ?? ''
  for (const script of document.querySelectorAll('script')) script.remove()
  return document.body.textContent?.replace(/\s+/g, ' ') ?? ''
}

describe('noon for 24 December, one line of the table', () => {
  beforeAll(() => {
    rules.closesFor['12-24'] = '12:00'
  })
  afterAll(() => {
    delete rules.closesFor['12-24']
  })

  test.each(said)('L-73 The page %s says it', (path, sentence) => {
    const text = textOn(path, path === '/register' ? 'guest' : 'customer')
    expect(text.toLowerCase()).toContain(sentence.toLowerCase())
    expect(text.replaceAll(new RegExp(special, 'gi'), '')).not.toMatch(/9pm the evening before/i)
  })

  test('L-73 The answers of the shop close at that time', () => {
    expect(cutoffOf('2026-12-24')).toBe('2026-12-23T12:00:00+00:00')
    expect(isPastCutoff(new Date('2026-12-23T11:59:00Z'), '2026-12-24')).toBe(false)
    expect(isPastCutoff(new Date('2026-12-23T12:00:00Z'), '2026-12-24')).toBe(true)
    expect(cutoffOf('2026-12-23')).toBe('2026-12-22T21:00:00+00:00')
  })
})
