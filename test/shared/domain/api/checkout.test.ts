import {
  changeDeliveryDate,
  confirmOrder,
  readCheckout,
  removeUnavailable,
} from '../../../../shared/domain/api/checkout'
import { checkoutAnswer } from './answers/ordering-answers'
import { failureOf, json, openShop } from './fake-shop'

const confirmation = {
  frequency: 0,
  delivery_slot_id: '0',
  delivery_instructions: 'other',
  other_delivery_instruction: 'Behind the bin',
  day: null,
}

describe('the checkout', () => {
  it('CALL-21 reads total and products of the order', async () => {
    const { client, sent } = openShop([json(checkoutAnswer)])
    const totals = await readCheckout(client, '900')
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/bol-checkout/900' })
    expect(totals).toMatchObject({ total: 2780, lines: [{ id: '11' }, { id: '12', isUnavailable: true }] })
  })

  it('F-04 a total that cannot be read is not known, and products that cannot be read are not none', async () => {
    const read = (body: unknown) => readCheckout(openShop([json(body)]).client, '900')
    expect(await read({ total: 'lots', products: [] })).toEqual({ total: null, lines: [] })
    expect(await failureOf(read({ total: '27.80' }))).toMatchObject({ kind: 'contract', field: 'products' })
  })

  it.each(['Friday 4 December', '', 0, { date: 'soon' }])(
    'J-100 CALL-24 a next delivery that the shop tells in words of its own (%j) leaves the date as taken',
    async next => {
      const { client } = openShop([json({ changes: [], next_delivery: next })])
      const saved = changeDeliveryDate(client, { date: null, day: 1, frequency: 2 })
      await expect(saved).resolves.toEqual({ changes: [], nextDelivery: null })
    },
  )

  it('CALL-24 posts date, day and frequency, and brings changes and the next delivery', async () => {
    const { client, sent } = openShop([
      json({
        data: { changes: { 3: { message: 'No sourdough on Mondays.' } }, next_delivery: '2026-11-30' },
      }),
      json({ changes: [], next_delivery: null }),
    ])
    await expect(changeDeliveryDate(client, { date: null, day: 1, frequency: 2 })).resolves.toEqual({
      changes: ['No sourdough on Mondays.'],
      nextDelivery: '2026-11-30',
    })
    await expect(
      changeDeliveryDate(client, { date: '27/11/2026', day: null, frequency: 0 }),
    ).resolves.toEqual({ changes: [], nextDelivery: null })
    expect(sent.map(({ body }) => body)).toEqual([
      '{"date":null,"day":1,"frequency":2}',
      '{"date":"27/11/2026","day":null,"frequency":0}',
    ])
  })

  it('CALL-23 removing what is unavailable posts an empty body', async () => {
    const { client, sent } = openShop([json({ success: true })])
    await removeUnavailable(client)
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/api/bol-checkout/remove-unavailable',
      body: '{}',
    })
  })

  it('CALL-22 confirming posts the five fields and brings the order’s id', async () => {
    const { client, sent } = openShop([json({ data: { id: 871 } }), json({ id: '872' })])
    await expect(confirmOrder(client, confirmation)).resolves.toBe('871')
    await expect(confirmOrder(client, confirmation)).resolves.toBe('872')
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/api/bol-checkout/confirm',
      body: JSON.stringify(confirmation),
    })
  })

  it.each([[{}], [{ data: {} }], [{ data: { id: '../login' } }], [[]]])(
    'CALL-22 an answer without an id (%j) is not taken for a placed order',
    async body => {
      const { client } = openShop([json(body)])
      expect(await failureOf(confirmOrder(client, confirmation))).toMatchObject({ kind: 'contract' })
    },
  )
})
