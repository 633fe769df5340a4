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
  it('CALL-21 The decoder reads total and products of the order', async () => {
    const { client, sent } = openShop([json(checkoutAnswer)])
    const totals = await readCheckout(client, '900')
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/bol-checkout/900' })
    expect(totals).toMatchObject({ total: 2780, lines: [{ id: '11' }, { id: '12', isUnavailable: true }] })
  })

  it('F-04 An unreadable total is unknown, and unreadable products are not an empty list', async () => {
    const read = (body: unknown) => readCheckout(openShop([json(body)]).client, '900')
    expect(await read({ total: 'lots', products: [] })).toEqual({ total: null, lines: [] })
    expect(await failureOf(read({ total: '27.80' }))).toMatchObject({ kind: 'contract', field: 'products' })
  })

  it.each(['Friday 4 December', '', 0, { date: 'soon' }])(
    "J-100 CALL-24 A next delivery in the shop's own words (%j) means the date was accepted",
    async next => {
      const { client } = openShop([json({ changes: [], next_delivery: next })])
      const saved = changeDeliveryDate(client, { date: null, day: 1, frequency: 2 })
      await expect(saved).resolves.toEqual({ changes: [], nextDelivery: null })
    },
  )

  it('CALL-24 J-11 A date change posts date, day and frequency and returns changes and the next delivery', async () => {
    const { client, sent } = openShop([
      json({
        data: {
          changes: { 3: { message: 'No sourdough on Mondays.' }, 4: ' No sourdough on Mondays. ' },
          next_delivery: '2026-11-30',
        },
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

  it('CALL-23 Removing unavailable products posts an empty body', async () => {
    const { client, sent } = openShop([json({ success: true })])
    await removeUnavailable(client, '900')
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/api/bol-checkout/remove-unavailable',
      body: '{}',
    })
  })

  it('CALL-22 Confirming posts the five fields and returns the order’s id', async () => {
    const { client, sent } = openShop([json({ data: { id: 871 } }), json({ id: '872' })])
    await expect(confirmOrder(client, confirmation, { id: '900', editingOrderId: null })).resolves.toBe('871')
    await expect(confirmOrder(client, confirmation, { id: '900', editingOrderId: null })).resolves.toBe('872')
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/api/bol-checkout/confirm',
      body: JSON.stringify(confirmation),
    })
  })

  it.each([[{}], [{ data: {} }], [{ data: { id: '../login' } }], [[]]])(
    'CALL-22 An answer without an id (%j) does not count as a placed order',
    async body => {
      const { client } = openShop([json(body)])
      expect(
        await failureOf(confirmOrder(client, confirmation, { id: '900', editingOrderId: null })),
      ).toMatchObject({ kind: 'contract' })
    },
  )
})
