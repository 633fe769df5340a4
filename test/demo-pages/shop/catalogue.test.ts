import { existsSync, readFileSync } from 'node:fs'
import { findProduct, products, productsOf } from '../../../demo-pages/shop/products/catalogue'
import { factsOf } from '../../../demo-pages/shop/products/facts'
import { posts } from '../../../demo-pages/shop/products/posts'
import { findAllergens } from '../../../widgets/order-dialog/sheet/allergens'

const isDrawn = (address: string) => existsSync(`demo-pages/pages${address}`)

test('The shop sells at least forty products, each with an id of its own', () => {
  expect(products.length).toBeGreaterThanOrEqual(40)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
})

test('Every price is a decimal text with two places', () => {
  expect(products.map(({ order_price }) => order_price)).toEqual(
    products.map(() => expect.stringMatching(/^\d+\.\d\d$/)),
  )
})

test('Both order types, missing maximums and sold-out products occur', () => {
  expect(new Set(products.map(({ template }) => template))).toEqual(new Set(['de', 'bol']))
  expect(products.filter(({ max_qty_allowed }) => max_qty_allowed === null).length).toBeGreaterThan(5)
  expect(products.filter(({ is_available }) => !is_available).length).toBeGreaterThan(1)
})

test('J-67 Each product has a picture of its own', () => {
  const pictures = products.map(({ image }) => image && readFileSync(`demo-pages/pages${image}`, 'utf8'))
  expect(new Set(pictures).size).toBe(products.length)
  expect(pictures).not.toContain(null)
})

test('J-66 Each product has facts: food its ingredients, storage and allergens, a box its contents', () => {
  const untold = products.filter(product => {
    const {
      about,
      contents = [],
      ingredients = '',
      allergens = [],
      keeping,
      isFood = true,
    } = factsOf(product)
    const isBox = /box|hamper|board/i.test(product.name)
    return (
      !about ||
      (isFood && !(ingredients && keeping)) ||
      (isBox && !contents.length) ||
      findAllergens(ingredients, allergens).unnamed.length > 0
    )
  })
  expect(untold.map(({ name }) => name)).toEqual([])
})

test('Every product code with a meaning for the widgets is on the shelf', () => {
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
] as const)('The %s page has products', category => {
  expect(productsOf(category).length).toBeGreaterThanOrEqual(3)
})

test('Every picture of a product or post is among the site’s assets', () => {
  const pictures = [
    ...products.map(({ image }) => image),
    ...posts.flatMap(({ image, user }) => [image, user.profile_image_url]),
  ].filter(each => each !== null)
  expect(pictures.filter(each => !isDrawn(each))).toEqual([])
})

test('The posts fill three pages, with a short last page and one post without a picture', () => {
  expect(posts).toHaveLength(8)
  expect(posts.filter(({ image }) => image === null)).toHaveLength(1)
})
