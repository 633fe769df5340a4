import { toProduct } from '../../../../shared/domain/api/product'

const written = {
  id: 101,
  name: 'Whole milk',
  template: 'de',
  edg_code: 5600,
  is_available: 0,
  max_qty_allowed: '12',
  order_price: '1.35',
  image: '/milk.svg',
}

test("GLB-08 A-13 A product is read in the shop's spelling and is by default an available box product", () => {
  expect(toProduct(written)).toMatchObject({
    id: '101',
    name: 'Whole milk',
    template: 'de',
    code: '5600',
    isAvailable: false,
    maxAllowed: 12,
    price: 135,
  })
  expect(toProduct({ ...written, max_qty_allowed: null }).maxAllowed).toBeNull()
  expect(toProduct({ id: 221, name: 'Veg box' })).toMatchObject({
    template: 'bol',
    isAvailable: true,
    maxAllowed: null,
  })
})
