import { toDraft } from '../../../shared/api/box'
import type { ApiClient } from '../../../shared/api/client'
import { Offline } from '../../../shared/api/errors'
import type { BoxDraft } from '../../../shared/rules/box'
import { createCheckoutStore } from '../../../shared/store/checkout'

const draft = toDraft({ id: 900, frequency: 0 }) as BoxDraft
const confirmation = {
  frequency: 0,
  delivery_slot_id: '0',
  delivery_instructions: '',
  other_delivery_instruction: '',
  day: null,
}
const turn = () => new Promise(resolve => setTimeout(resolve, 0))

/** A shop that answers each call as the test says; a call without an answer stays open. */
function openCheckout(answers: Record<string, () => Promise<unknown>>) {
  const called: string[] = []
  const call = (name: string) => {
    called.push(name)
    return answers[name]?.() ?? new Promise(() => {})
  }
  const left: string[] = []
  const store = createCheckoutStore({
    api: { call } as unknown as ApiClient,
    draft,
    goTo: url => left.push(url) > 0,
    announceChange: () => {},
    takesKeys: () => false,
  })
  return { store, called, left, confirm: () => store.getState().confirm(confirmation, () => true) }
}
const lost = () => Promise.reject(new Offline('POST confirm', 'unknown', null))

it('A-105 while it is being checked what became of a confirmation, none is sent', async () => {
  const { store, called, confirm } = openCheckout({ confirmOrder: lost })
  void confirm()
  await turn()
  expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'checking' })
  void confirm()
  await turn()
  expect(called.filter(name => name === 'confirmOrder')).toHaveLength(1)
})

it('A-105 when the check has found nothing, or has failed, the customer may send it again', async () => {
  for (const readLatestBoxes of [() => Promise.resolve([]), () => Promise.reject(new Error('offline'))]) {
    const { store, called, confirm } = openCheckout({
      confirmOrder: lost,
      readLatestBoxes,
      readCheckout: () => Promise.resolve({}),
    })
    await confirm()
    expect(store.getState().confirming).toMatchObject({
      kind: 'unknown',
      check: expect.not.stringMatching('checking'),
    })
    await confirm()
    expect(called.filter(name => name === 'confirmOrder')).toHaveLength(2)
  }
})

it('CO-39 an answered confirmation leaves for the completed order, once', async () => {
  const { store, left, confirm } = openCheckout({ confirmOrder: () => Promise.resolve({ id: '871' }) })
  await Promise.all([confirm(), confirm(), confirm()])
  expect(left).toEqual(['/shop/best-of-local/checkout-complete/871'])
  expect(store.getState().confirming).toEqual({ kind: 'placed', orderId: '871' })
  await confirm()
  expect(left).toHaveLength(1)
})
