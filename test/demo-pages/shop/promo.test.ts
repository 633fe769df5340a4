import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const check = async (code: string, now?: Date) => {
  const visit = createDemoShop(now ? { now: () => now } : {}).visit()
  const reply = await visit.call('POST', '/register/code/verify', { code })
  return { status: reply.status, body: await reply.json(), applied: visit.log[0]?.applied }
}

test('a free regular product comes with its choice and the most one may have', async () => {
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

test('a free one-off product counts its most in text, and one has no picture', async () => {
  const { body } = await check('FREEBREAKFAST')
  expect(body.scheme).toMatchObject({ reward_order_type: 'oneoff', reward_max_qty: '1' })
  expect(body.scheme.products.map(({ image }: { image: string | null }) => image)).toContain(null)
})

test('a discount has nothing to choose and is wrapped in data', async () => {
  const { body } = await check('WELCOME10')
  expect(body.data.scheme).toMatchObject({ reward_type: 'discount', products: [] })
})

test('an unknown code is refused with a list under errors', async () => {
  const { status, body, applied } = await check('constructor')
  expect([status, applied]).toEqual([422, false])
  expect(body.errors.code[0]).toBe('That code is not one of ours.')
})

test('a code is good until its last day and refused with a list under data afterwards', async () => {
  expect((await check('SPRING19', new Date('2019-05-31T22:30:00Z'))).status).toBe(200)
  expect(await check('SPRING19', new Date('2019-05-31T23:30:00Z'))).toMatchObject({
    status: 422,
    body: { data: { code: ['That code has expired.'] } },
  })
})

test('a resting code is refused with success false and status 200', async () => {
  const { status, body, applied } = await check('RESTING')
  expect([status, body.success, applied]).toEqual([200, false, false])
  expect(body.message).toMatch(/having a rest/)
})

test('an empty code is refused', async () => {
  expect((await check('')).body.errors.code).toEqual(['Enter the code.'])
})
