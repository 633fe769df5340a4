import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const check = async (code: string, now?: Date) => {
  const visit = createDemoShop(now ? { now: () => now } : {}).visit()
  const reply = await visit.call('POST', '/register/code/verify', { code })
  return { status: reply.status, body: await reply.json(), applied: visit.log[0]?.applied }
}

test('A free regular product has its choices and a maximum', async () => {
  const { status, body } = await check(' freemilk ')
  expect(status).toBe(200)
  expect(body.scheme).toMatchObject({ reward_type: 'free', reward_order_type: 'regular', reward_max_qty: 2 })
  expect(Object.keys(body.scheme.products[0])).toEqual([
    'id',
    'name',
    'image',
    'edg_code',
    'order_price',
    'max_qty_allowed',
  ])
})

test('A code is valid until its last day, and then refused with a list under data', async () => {
  expect((await check('SPRING19', new Date('2019-05-31T22:30:00Z'))).status).toBe(200)
  expect(await check('SPRING19', new Date('2019-05-31T23:30:00Z'))).toMatchObject({
    status: 422,
    body: { data: { code: ['That code has expired.'] } },
  })
})
