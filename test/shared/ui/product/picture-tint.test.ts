import { tileClass } from '../../../../demo-pages/pages/products/tile'
import { products } from '../../../../demo-pages/shop/products/catalogue'
import { tintOf } from '../../../../shared/ui/product/picture-tint'

test('A picture has the same background in basket and dialog as on the shop’s card', () => {
  const seen = products.flatMap(product =>
    product.image ? [[product.name, `tile--${tintOf(product.image)}`]] : [],
  )
  expect(seen).toEqual(
    products.flatMap(product => (product.image ? [[product.name, tileClass(product)]] : [])),
  )
  expect(new Set(seen.map(([, tile]) => tile)).size).toBe(5)
})

test('The background follows the file’s name in any folder, and is missing without a picture', () => {
  for (const address of ['cheese.svg', '/assets/cheese.png?v=2', 'https://cdn.test/x/cheese.webp#a'])
    expect(tintOf(address)).toBe('blue')
  expect(tintOf('')).toBeUndefined()
})
