import { toDraft } from '../../../shared/api/box'
import type { ApiClient } from '../../../shared/api/client'
import { Offline, Rejected } from '../../../shared/api/errors'
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
function openCheckout(answers: Record<string, () => Promise<unknown>>, follows = true) {
  const called: string[] = []
  const call = (name: string) => {
    called.push(name)
    return answers[name]?.() ?? new Promise(() => {})
  }
  const left: string[] = []
  const store = createCheckoutStore({
    api: { call } as unknown as ApiClient,
    draft,
    goTo: url => left.push(url) > 0 && follows,
    tellChange: () => {},
    takesKeys: () => false,
  })
  return { store, called, left, confirm: () => store.getState().confirm(confirmation, () => true) }
}
const lost = () => Promise.reject(new Offline('POST confirm', 'unknown', null))

it('A-105 while it is being checked what became of a confirmation, none is sent', async () => {
  let found = (_: unknown) => {}
  const { store, called, confirm } = openCheckout({
    confirmOrder: lost,
    readLatestBoxes: () =>
      new Promise(resolve => {
        found = resolve
      }),
    readCheckout: () => Promise.resolve({}),
  })
  void confirm()
  await turn()
  expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'checking' })
  void confirm()
  await turn()
  expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'checking' })
  found([])
  await turn()
  expect(store.getState().confirming).toMatchObject({ kind: 'unknown' })
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

const wish = (date: string) => ({ date, day: null, frequency: 0 })
const answered = (...changes: string[]) => ({
  changes: changes.map(message => ({ message })),
  next_delivery: null,
})

it('CO-22 CO-23 a removal that is answered late does not take away what another date has brought since', async () => {
  let removed = () => {}
  const { store, called } = openCheckout({
    changeDeliveryDate: () => Promise.resolve(answered('Sourdough cannot come.')),
    removeUnavailable: () =>
      new Promise<void>(resolve => {
        removed = resolve
      }),
    readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
  })
  void store.getState().removeUnavailable()
  store.getState().setDate(wish('2026-11-30'))
  await turn()
  expect(called).toEqual(['removeUnavailable'])
  removed()
  await turn()
  expect(store.getState()).toMatchObject({ date: 'known', changes: ['Sourdough cannot come.'] })
})

it('CO-23 nothing is taken out while another date is being saved: nobody has seen yet what that would be', async () => {
  const { store, called } = openCheckout({})
  store.getState().setDate(wish('2026-11-30'))
  expect(await store.getState().removeUnavailable()).toBe(false)
  await turn()
  expect(called).toEqual(['changeDeliveryDate'])
})

it('A-32 of several dates asked for meanwhile only the last is told, after the one under way', async () => {
  const answers: (() => void)[] = []
  const { store, called } = openCheckout({
    changeDeliveryDate: () => new Promise(resolve => answers.push(() => resolve(answered()))),
  })
  for (const date of ['2026-11-27', '2026-11-28', '2026-11-30']) {
    store.getState().setDate(wish(date))
    await turn()
  }
  expect(called).toHaveLength(1)
  answers[0]?.()
  await turn()
  expect(called.filter(name => name === 'changeDeliveryDate')).toHaveLength(2)
  expect(store.getState().date).toBe('saving')
  answers[1]?.()
  await turn()
  expect(store.getState().date).toBe('known')
})

it('A-32 another date waits until it is known what became of the confirmation', async () => {
  const { store, called, confirm } = openCheckout({})
  void confirm()
  store.getState().setDate(wish('2026-11-30'))
  await turn()
  expect(called).toEqual(['confirmOrder'])
})

it.each([
  [true, 'leaving'],
  [false, 'refused'],
])(
  'CO-41 CO-42 a refusal is shown only where the page it names is not gone to: %s',
  async (follows, kind) => {
    const refusal = new Rejected('POST confirm', 422, {}, ['Please register.'], '/register')
    const { store, left, confirm } = openCheckout({ confirmOrder: () => Promise.reject(refusal) }, follows)
    const kinds: string[] = []
    store.subscribe(({ confirming }) => kinds.push(confirming.kind))
    await confirm()
    expect(left).toEqual(['/register'])
    expect(store.getState().confirming.kind).toBe(kind)
    expect(kinds.includes('refused')).toBe(!follows)
  },
)

it('A-105 an order that was found stays found when the page is restored', async () => {
  const box = { order_id: 871, start_date: '2026-11-27' }
  let boxes: object[] = []
  const { store, confirm } = openCheckout({
    confirmOrder: lost,
    readLatestBoxes: () => Promise.resolve({ data: boxes }),
  })
  store.subscribe(() => {})
  await turn()
  boxes = [box]
  await confirm()
  expect(store.getState().confirming).toMatchObject({ kind: 'found', orderId: '871' })
  store.getState().reset()
  expect(store.getState().confirming.kind).toBe('found')
})
