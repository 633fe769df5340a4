import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { testPostcodes } from '../../../demo-pages/shop/places/coverage'
import type { Visit } from '../../../demo-pages/shop/visit'

const check = (visit: Visit, postcode: string) =>
  visit.call('POST', '/register/postcode/verify', { postcode })
const answer = async (visit: Visit, postcode: string) => (await check(visit, postcode)).json()

const setUp = () => createDemoShop().visit()

test('A postcode on a round is matched with its roundsman, days and depot', async () => {
  const visit = setUp()
  expect(await answer(visit, 'bs34tn')).toEqual({
    postcode_match: true,
    quota_reached: false,
    is_affiliate: false,
    results: {
      delivery_summary: 'Monday, Wednesday and Friday by 8am',
      round: {
        id: 11,
        roundsman: 'Gareth Pritchard',
        depot: {
          title: 'Bedminster Depot',
          address_1: 'Unit 4, Coronation Yard',
          address_2: 'Winterstoke Lane',
          address_3: null,
          city: 'Bristol',
          postcode: 'BS3 2LP',
          phone: '0117 496 0142',
        },
      },
    },
  })
  expect(visit.globals().hasPostcode).toBe(true)
  expect(visit.page('/').depot.title).toBe('Bedminster Depot')
})

test('L-46 A customer whose door has a round of its own reads the days on which their milk comes', async () => {
  const visit = createDemoShop().visit({ as: 'customer', hasPostcode: true })
  const { delivery_summary, round } = (await answer(visit, 'BS3 4TN')).results
  expect([delivery_summary, round.id]).toEqual(['Monday to Saturday by 8am', 10])
})

test('Elsewhere the answer has the id under which details can be left', async () => {
  const { postcode_match, is_affiliate, results } = await answer(setUp(), 'EX4 4QJ')
  expect([postcode_match, is_affiliate, results]).toEqual([false, false, { id: expect.any(Number) }])
})

test.each(['ZZ1 1AA', 'BS3', '12345', '<b>', 'BS3 4TNN'])('%s is not a UK postcode', async typed => {
  const reply = await check(setUp(), typed)
  expect(reply.status).toBe(422)
  expect(await reply.json()).toEqual({
    message: 'The given data was invalid.',
    errors: { postcode: ['Invalid postcode'] },
  })
})

const register = (visit: Visit, email: string) =>
  visit.submit(
    '/register',
    {
      first_name: 'Ann',
      last_name: 'Lee',
      email,
      postcode: 'BS7 8AA',
      address_1: '1 Mill Lane',
      city: 'Bristol',
      password: 'gold-top',
      password_confirmation: 'gold-top',
    },
    '/register',
  )

test('The daily limit is counted: one registration takes the last place, and a new day starts afresh', async () => {
  let now = new Date('2026-06-01T10:00:00Z')
  const visit = createDemoShop({ now: () => now }).visit()
  expect((await answer(visit, 'BS7 8AA')).quota_reached).toBe(false)
  await register(visit, 'ann@lee.example')
  expect((await answer(visit, 'BS7 8AA')).quota_reached).toBe(true)
  await register(visit, 'second@lee.example')
  expect(visit.page('/register').errors.postcode?.[0]).toMatch(/today's limit of new registrations/)
  now = new Date('2026-06-01T23:30:00Z')
  expect((await answer(visit, 'BS7 8AA')).quota_reached).toBe(false)
})

const outcomeOf = async (postcode: string) => {
  const { errors, postcode_match, is_affiliate } = await answer(setUp(), postcode)
  if (errors) return /^Not a UK postcode/
  if (postcode_match) return /^We deliver/
  return is_affiliate ? /partners?/ : /^Not served/
}

test.each(testPostcodes)('$value on the control panel does what it says: $outcome', async hint => {
  expect(hint.outcome).toMatch(await outcomeOf(hint.value))
})
