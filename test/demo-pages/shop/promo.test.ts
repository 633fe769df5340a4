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

test('A free one-off product has its maximum as text, and one of the products has no picture', async () => {
  const { body } = await check('FREEBREAKFAST')
  expect(body.scheme).toMatchObject({ reward_order_type: 'oneoff', reward_max_qty: '1' })
  expect(body.scheme.products.map(({ image }: { image: string | null }) => image)).toContain(null)
})

test('A discount has no choices and is wrapped in data', async () => {
  const { body } = await check('WELCOME10')
  expect(body.data.scheme).toMatchObject({ reward_type: 'discount', products: [] })
})

test('An unknown code is refused with a list under errors', async () => {
  const { status, body, applied } = await check('constructor')
  expect([status, applied]).toEqual([422, false])
  expect(body.errors.code[0]).toBe('That code is not one of ours.')
})

test('A code is valid until its last day, and then refused with a list under data', async () => {
  expect((await check('SPRING19', new Date('2019-05-31T22:30:00Z'))).status).toBe(200)
  expect(await check('SPRING19', new Date('2019-05-31T23:30:00Z'))).toMatchObject({
    status: 422,
    body: { data: { code: ['That code has expired.'] } },
  })
})

test('An inactive code is refused with success false and status 200', async () => {
  const { status, body, applied } = await check('RESTING')
  expect([status, body.success, applied]).toEqual([200, false, false])
  expect(body.message).toMatch(/having a rest/)
})

test('An empty code is refused', async () => {
  expect((await check('')).body.errors.code).toEqual(['Enter the code.'])
})
