import { isApiError } from '../../../../shared/domain/api/client/errors'
import { checkPromoCode } from '../../../../shared/domain/api/promo'
import { spoilt } from './answers/spoilt'
import { failureOf, json, openShop } from './fake-shop'

const product = {
  id: 9,
  name: 'Milk',
  image: '/milk.svg',
  edg_code: 5600,
  order_price: 1.35,
  max_qty_allowed: '12',
}
const scheme = { reward_type: 'free', reward_order_type: 'regular', reward_max_qty: '3', products: [product] }
const check = (body: unknown) => checkPromoCode(openShop([json(body)]).client, 'MILK')

describe('a promotional code', () => {
  it('CALL-12 GLB-07 A code is posted, and a valid one returns its scheme and products', async () => {
    const unlimited = { ...product, id: '10', max_qty_allowed: null }
    const { client, sent } = openShop([json({ scheme: { ...scheme, products: [product, unlimited] } })])
    await expect(checkPromoCode(client, 'MILK')).resolves.toEqual({
      rewardType: 'free',
      isFree: true,
      rewardOrderType: 'regular',
      rewardMaxQuantity: 3,
      products: [
        { id: '9', name: 'Milk', image: '/milk.svg', edgCode: '5600', orderPrice: '1.35', maxQuantity: 12 },
        {
          id: '10',
          name: 'Milk',
          image: '/milk.svg',
          edgCode: '5600',
          orderPrice: '1.35',
          maxQuantity: null,
        },
      ],
    })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/register/code/verify',
      body: '{"code":"MILK"}',
    })
  })

  it('CALL-12 A refused code ends with the first message under code', async () => {
    const body = { data: { code: ['This code has expired', 'Try another'] } }
    const failure = await failureOf(checkPromoCode(openShop([json(body, 422)]).client, 'OLD'))
    expect(failure).toMatchObject({ kind: 'rejected', messages: ['This code has expired', 'Try another'] })
    expect(failure).toHaveProperty('fields.code', 'This code has expired')
  })

  it('A damaged scheme is read in part, or ends in a typed error', async () => {
    for (const { what, body } of spoilt({ success: true, scheme })) {
      const end = await check(body).catch((error: unknown) => error)
      const isKnown = isApiError(end) || Array.isArray((end as { products?: unknown }).products)
      expect({ what, isKnown, end }).toMatchObject({ isKnown: true })
    }
  })

  it('The decoder reads PHP’s shapes, fields inside data, and a scheme with no products', async () => {
    const listed = { data: { scheme: { ...scheme, products: { 0: product, 3: { ...product, id: '10' } } } } }
    expect((await check(listed)).products.map(({ id }) => id)).toEqual(['9', '10'])
    await expect(
      check({ scheme: { reward_type: 'discount', products: [], reward_max_qty: null } }),
    ).resolves.toEqual({
      rewardType: 'discount',
      isFree: false,
      products: [],
      rewardOrderType: null,
      rewardMaxQuantity: null,
    })
    const bare = { reward_type: 'free', products: [{ id: 9, max_qty_allowed: 'many' }] }
    expect((await check({ scheme: bare })).products).toEqual([
      { id: '9', name: '', image: '', edgCode: '', orderPrice: '', maxQuantity: null },
    ])
  })

  it.each([[{}], [[]], [{ scheme: null }], [{ scheme: 'free' }], [{ scheme: {} }]])(
    'An answer without a scheme (%j) is an error',
    async body => {
      expect(await failureOf(check(body))).toMatchObject({
        kind: 'contract',
        field: expect.stringMatching(/^scheme/),
      })
    },
  )
})
