import { existsSync } from 'node:fs'
import { findProduct, products, productsOf } from '../../../demo-pages/shop/products/catalogue'
import { posts } from '../../../demo-pages/shop/products/posts'

const isDrawn = (address: string) => existsSync(`demo-pages/pages${address}`)

test('the shop sells at least forty products, each with an id of its own', () => {
  expect(products.length).toBeGreaterThanOrEqual(40)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
})

test('every price is a decimal text with two places', () => {
  expect(products.map(({ order_price }) => order_price)).toEqual(
    products.map(() => expect.stringMatching(/^\d+\.\d\d$/)),
  )
})

test('both order types, missing maximums, sold-out products and a missing picture occur', () => {
  expect(new Set(products.map(({ template }) => template))).toEqual(new Set(['de', 'bol']))
  expect(products.filter(({ max_qty_allowed }) => max_qty_allowed === null).length).toBeGreaterThan(5)
  expect(products.filter(({ is_available }) => !is_available).length).toBeGreaterThan(1)
  expect(products.filter(({ image }) => image === null)).toHaveLength(1)
})

test('the codes that mean something to the widgets are all on the shelf', () => {
  const codes = products.map(({ edg_code }) => edg_code)
  expect(codes).toEqual(expect.arrayContaining(['5600', '7600', '7601', '5995', '5996']))
  expect(findProduct(133)?.edg_code).toBe('5600')
})

test.each([
  'milk',
  'store-cupboard',
  'drinks-snacks',
  'butcher',
  'bakery',
  'greengrocer',
  'featured',
] as const)('the %s page has products', category => {
  expect(productsOf(category).length).toBeGreaterThanOrEqual(3)
})

test('every picture of a product or post is among the site’s assets', () => {
  const pictures = [
    ...products.map(({ image }) => image),
    ...posts.flatMap(({ image, user }) => [image, user.profile_image_url]),
  ].filter(each => each !== null)
  expect(pictures.filter(each => !isDrawn(each))).toEqual([])
})

test('the posts fill three pages, the last one short, and one has no picture', () => {
  expect(posts).toHaveLength(8)
  expect(posts.filter(({ image }) => image === null)).toHaveLength(1)
})
