import { pagePaths, renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { PageData } from '../../../demo-pages/shop/page-data'

const voids = new Set(['img', 'input', 'br', 'hr', 'meta', 'link', 'source', 'track', 'wbr'])
const tags = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g

/** Returns the first tag that closes another element than the innermost open one, with what stands before it. */
function wrongEnd(markup: string): string | null {
  const open: string[] = []
  const text = markup.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  for (const { 1: slash, 2: tag = '', 3: rest = '', index } of text.matchAll(tags)) {
    if (voids.has(tag) || rest.endsWith('/')) continue
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) return text.slice(Math.max(0, index - 80), index + tag.length + 3)
  }
  return null
}

const now = () => new Date('2026-11-25T12:00:00Z')
const pageOf = (data: PageData) => wrongEnd(renderPage(data.path, { ...data, nonce: 'n0nce' }) ?? '')
const wrongPages = (visit: { page: (path: string) => PageData }) =>
  pagePaths.flatMap(path => pageOf(visit.page(path)) ?? [])

test('J-74 Every page closes each element that it opens, for a guest and for a customer', () => {
  expect(wrongPages(createDemoShop({ now }).visit({ as: 'guest' }))).toEqual([])
  expect(wrongPages(createDemoShop({ now }).visit({ as: 'guest', hasPostcode: true }))).toEqual([])
  expect(wrongPages(createDemoShop({ now }).visit({ as: 'customer', hasPostcode: true }))).toEqual([])
})

test('J-74 Every page closes each element with something in the box, with a code, and below the minimum', async () => {
  const visit = createDemoShop({ now }).visit({ as: 'customer', hasPostcode: true })
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 1 })
  expect(wrongPages(visit)).toEqual([])
  await visit.call('POST', '/api/product/bol', { id: 201, quantity: 4 })
  await visit.call('POST', '/api/basket/apply-discount', { discount_code: 'WELCOME10' })
  expect(wrongPages(visit)).toEqual([])
})
