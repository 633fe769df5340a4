import { isApiError } from '../../../../shared/domain/api/client/errors'
import { checkAccountPostcode, checkPostcode, saveInterest } from '../../../../shared/domain/api/postcode'
import fc from '../../../support/fast-check'
import { spoilt } from './answers/spoilt'
import { failureOf, json, openShop } from './fake-shop'

const depot = {
  title: 'Oakdale Depot',
  address_1: '1 Dairy Lane',
  address_2: '',
  address_3: null,
  city: 'Oakdale',
  postcode: 'OA1 1AA',
  phone: '01632 960001',
}
const match = {
  postcode_match: true,
  quota_reached: false,
  is_affiliate: false,
  results: { delivery_summary: 'Monday and Thursday', round: { roundsman: 'Pat', depot } },
}
const check = (body: unknown) => checkPostcode(openShop([json(body)]).client, 'OA1 1AA')

describe('a postcode check', () => {
  it('CALL-07 CALL-08 The check posts the postcode, and a match returns days, roundsman and depot', async () => {
    const { client, sent } = openShop([json(match)])
    await expect(checkPostcode(client, 'OA1 1AA')).resolves.toEqual({
      kind: 'matched',
      quotaReached: false,
      deliverySummary: 'Monday and Thursday',
      roundsman: 'Pat',
      depot: {
        title: 'Oakdale Depot',
        address: ['1 Dairy Lane', 'Oakdale', 'OA1 1AA'],
        phone: '01632 960001',
      },
    })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/register/postcode/verify',
      body: '{"postcode":"OA1 1AA"}',
    })
  })

  it('CALL-08 Affiliates are listed by company, or else by contact name', async () => {
    const results = [
      {
        affiliate: {
          company_name: 'Hill Farm',
          contact_name: 'Jo',
          telephone: '01632',
          website: 'hill.test',
        },
      },
      { affiliate: { company_name: '', contact_name: 'Sam', telephone: 1632 } },
      { affiliate: null },
    ]
    const expected = {
      kind: 'affiliates',
      affiliates: [
        { name: 'Hill Farm', telephone: '01632', website: 'hill.test' },
        { name: 'Sam', telephone: '1632', website: '' },
      ],
    }
    const body = { postcode_match: false, is_affiliate: true }
    await expect(check({ ...body, results })).resolves.toEqual(expected)
    await expect(check({ ...body, results: { 0: results[0], 2: results[1] } })).resolves.toEqual(expected)
  })

  it('CALL-08 A not-served answer has an id for the visitor’s details, or none if it cannot be sent', async () => {
    const notServed = (results: unknown) => check({ postcode_match: false, is_affiliate: false, results })
    await expect(notServed({ id: 12 })).resolves.toEqual({ kind: 'not-served', id: '12' })
    await expect(notServed({ id: 'ab_1' })).resolves.toEqual({ kind: 'not-served', id: 'ab_1' })
    for (const results of [{ id: '..' }, { id: null }, {}, [], null, undefined, 'none']) {
      await expect(notServed(results)).resolves.toEqual({ kind: 'not-served', id: null })
    }
  })

  it('The decoder reads flags and numbers that PHP wrote as text, and fields inside data', async () => {
    const asText = { data: { ...match, postcode_match: '1', quota_reached: 'true', is_affiliate: 0 } }
    await expect(check(asText)).resolves.toMatchObject({ kind: 'matched', quotaReached: true })
  })

  it.each([
    ['no results', { ...match, results: [] }],
    ['no round', { ...match, results: { delivery_summary: null, round: null } }],
    ['no depot', { ...match, results: { round: { roundsman: {}, depot: [] } } }],
  ])('A match with %s is still a match without that part', async (_, body) => {
    await expect(check(body)).resolves.toMatchObject({
      kind: 'matched',
      deliverySummary: '',
      roundsman: '',
      depot: null,
    })
  })

  it.each([[{}], [[]], [{ postcode_match: null }], [{ postcode_match: 'maybe' }], ['hello'], [null]])(
    'An answer without a verdict (%j) is an error, never "we don’t deliver"',
    async body => {
      expect(await failureOf(check(body))).toMatchObject({ kind: 'contract' })
    },
  )

  it.each([
    ['a match', match],
    [
      'affiliates',
      { ...match, postcode_match: false, is_affiliate: true, results: [{ affiliate: { website: 'a.b' } }] },
    ],
    ['no match', { postcode_match: false, results: { id: 3 } }],
  ])('%s with any one part damaged ends in one of the outcomes or a typed error', async (_, whole) => {
    for (const { what, body } of spoilt(whole)) {
      const end = await check(body).catch((error: unknown) => error)
      const isKnown = isApiError(end) || 'kind' in Object(end)
      expect({ what, isKnown, end }).toMatchObject({ isKnown: true })
    }
  })

  it('Any other JSON ends in one of the three outcomes or a typed error', async () => {
    const answers = fc.record({
      postcode_match: fc.boolean(),
      is_affiliate: fc.jsonValue(),
      results: fc.jsonValue(),
    })
    await fc.assert(
      fc.asyncProperty(answers, async body => {
        const end = await check(body).catch((error: unknown) => error)
        return isApiError(end) || /^(matched|affiliates|not-served)$/.test((end as { kind: string }).kind)
      }),
      { numRuns: 300 },
    )
  })

  it('CALL-07 An invalid postcode is refused with the message of its field', async () => {
    const body = { message: 'Invalid.', errors: { postcode: ['Invalid postcode'] } }
    const failure = await failureOf(checkPostcode(openShop([json(body, 422)]).client, 'x'))
    expect(failure).toMatchObject({ kind: 'rejected', status: 422 })
    expect(failure).toHaveProperty('fields.postcode', 'Invalid postcode')
  })

  it('CALL-09 A customer’s new address is checked on the account’s own path', async () => {
    const { client, sent } = openShop([json({ postcode_match: false, results: { id: 3 } })])
    await expect(checkAccountPostcode(client, 'OA1 1AA')).resolves.toEqual({ kind: 'not-served', id: '3' })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/account/addresses/postcode/verify',
      body: '{"postcode":"OA1 1AA"}',
    })
  })
})

describe('leaving details', () => {
  it('CALL-11 The four details are put to the failed check’s own path', async () => {
    const { client, sent } = openShop([json({ success: true })])
    const details = { first_name: 'Ann', last_name: 'Lee', email: 'ann@mail.test', street: '1 High Street' }
    await expect(saveInterest(client, '12', details)).resolves.toBeUndefined()
    expect(sent[0]).toMatchObject({ method: 'PUT', url: 'https://shop.test/register/postcode/12/details' })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(details)
  })

  it('CALL-11 Each refused detail comes back with its message', async () => {
    const { client } = openShop([json({ errors: { email: ['Not an email'], street: ['Required'] } }, 422)])
    const details = { first_name: '', last_name: '', email: '', street: '' }
    const failure = await failureOf(saveInterest(client, '12', details))
    expect(failure).toHaveProperty('fields.email', 'Not an email')
    expect(failure).toHaveProperty('fields.street', 'Required')
  })
})
