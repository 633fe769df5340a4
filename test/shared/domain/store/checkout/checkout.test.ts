import { toDraft } from '../../../../../shared/domain/api/box-draft'
import type { ApiClient } from '../../../../../shared/domain/api/client/client'
import { Rejected, RequestFailed } from '../../../../../shared/domain/api/client/errors'
import { noBasket } from '../../../../../shared/domain/hooks/basket-beside'
import type { BoxDraft } from '../../../../../shared/domain/rules/basket'
import { parseDate } from '../../../../../shared/domain/rules/dates/dates'
import { createCheckoutStore } from '../../../../../shared/domain/store/checkout/checkout'
import { gateOf, isPromised } from '../../../../../shared/domain/store/checkout/checkout-model'
import type { Decoder } from '../../../../../shared/platform/values/decoder'
import { standIn } from '../../../../support/stand-in'

const draft = toDraft({ id: 900, frequency: 0 }) as BoxDraft
const confirmation = {
  frequency: 0,
  delivery_slot_id: '0',
  delivery_instructions: '',
  other_delivery_instruction: '',
  day: null,
}
const turn = () => new Promise(resolve => setTimeout(resolve, 0))

/** The basket's answer about the order, for a read after a lost answer. */
const asPageHasIt: Record<string, () => Promise<unknown>> = {
  readBasket: () => Promise.resolve({ basket: {}, order: { id: 900, frequency: 0 } }),
}

/** A shop that answers each call as the test says; a call without an answer stays open. */
function openCheckout(
  answers: Record<string, () => Promise<unknown>>,
  { follows = true, isGuest = false, isPageOld = false, hadToWait = false } = {},
) {
  const called: string[] = []
  const call = async (name: string, { read = given => given }: { read?: Decoder<unknown> } = {}) => {
    called.push(name)
    return read(await ((answers[name] ?? asPageHasIt[name])?.() ?? new Promise(() => {})), '')
  }
  const left: string[] = []
  let stay = () => {}
  const store = createCheckoutStore({
    api: standIn<ApiClient>({ call }),
    draft,
    goTo: url => left.push(url) > 0 && follows,
    onStayed(listener) {
      stay = listener
    },
    tellChange: () => called.push('told'),
    aloneAmongTabs: act => act(hadToWait),
    basket: () => noBasket,
    isGuest: () => isGuest,
    isPageOld,
  })
  return {
    store,
    called,
    left,
    stay: () => stay(),
    confirm: () => store.getState().confirm(confirmation, () => true),
  }
}
const noAnswer = () => Promise.reject(new RequestFailed('POST confirm', 'unknown', null))
const there = () => Promise.resolve<unknown>({ products: [] })
const notThere = () => Promise.reject(new Rejected('GET checkout', 404, {}, [], null))

/** A shop that places what is confirmed, and whose answer is lost. */
function placesUnheard() {
  let readCheckout = there
  return {
    confirmOrder() {
      readCheckout = notThere
      return noAnswer()
    },
    readCheckout: () => readCheckout(),
  }
}

it('A-105 While the outcome of a confirmation is being checked, no other is sent', async () => {
  let found = (_: unknown) => {}
  const { store, called, confirm } = openCheckout({
    ...placesUnheard(),
    readLatestBoxes: () =>
      new Promise(resolve => {
        found = resolve
      }),
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

it('A-105 When the check finds nothing, or fails, the customer can send the confirmation again', async () => {
  for (const readLatestBoxes of [() => Promise.resolve([]), () => Promise.reject(new Error('offline'))]) {
    const { store, called, confirm } = openCheckout({
      confirmOrder: noAnswer,
      readLatestBoxes,
      readCheckout: () => Promise.resolve({ products: [] }),
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

it('CO-39 An answered confirmation leaves for the completed order once', async () => {
  const { store, left, confirm } = openCheckout({ confirmOrder: () => Promise.resolve({ id: '871' }) })
  await Promise.all([confirm(), confirm(), confirm()])
  expect(left).toEqual(['/shop/best-of-local/checkout-complete/871'])
  expect(store.getState().confirming).toEqual({ kind: 'placed', orderId: '871' })
  await confirm()
  expect(left).toHaveLength(1)
})

it("A-114 A-117 A page restored by Back follows the shop's date without mentioning other tabs", async () => {
  const booked = { id: 900, frequency: 0, date: '2026-11-25' }
  const answers = {
    readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
    readBasket: () => Promise.resolve({ basket: {}, order: booked }),
  }
  const { store } = openCheckout(answers, { isPageOld: true })
  const stop = store.subscribe(() => {})
  await turn()
  expect(store.getState()).toMatchObject({
    booking: { frequency: 0, date: parseDate('2026-11-25') },
    request: null,
    isChangedElsewhere: false,
    staleness: 'none',
  })
  stop()
})

it('A checkout that is only moved on the page reads everything once', async () => {
  const { store, called } = openCheckout({})
  store.subscribe(() => {})()
  store.subscribe(() => {})
  await turn()
  expect(called).toEqual(['readLatestBoxes', 'readCheckout'])
})

it('X7 A checkout that was off the page for a while reads its total and its booking again', async () => {
  const { store, called } = openCheckout({
    readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
  })
  const read = async () => {
    const stop = store.subscribe(() => {})
    await turn()
    const calls = called.splice(0)
    stop()
    await turn()
    return calls.filter(name => name !== 'readLatestBoxes')
  }
  expect(await read()).toEqual(['readCheckout'])
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(await read()).toEqual(['readCheckout', 'readBasket'])
})

const request = (date: string) => ({ date, day: null, frequency: 0 })
const answered = (...changes: string[]) => ({
  changes: changes.map(message => ({ message })),
  next_delivery: null,
})

it('CO-22 CO-23 A late answer to a removal does not hide what another date has brought since', async () => {
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
  store.getState().setDate(request('2026-11-30'))
  await turn()
  expect(called).toEqual(['removeUnavailable'])
  removed()
  await turn()
  expect(store.getState()).toMatchObject({ date: 'known', changes: ['Sourdough cannot come.'] })
})

it('A-110 CO-23 A lost removal is done when the order has fewer products, and unknown when nobody can tell', async () => {
  const line = (id: number, unavailable: boolean) => ({ id, product_id: id, quantity: 1, unavailable })
  let products = [line(1, false), line(2, true)]
  let isReachable = true
  const { store, called } = openCheckout({
    removeUnavailable: noAnswer,
    readCheckout: () =>
      isReachable ? Promise.resolve({ total: '12.00', products }) : Promise.reject(new Error('offline')),
  })
  const stop = store.subscribe(() => {})
  await turn()
  expect(await store.getState().removeUnavailable()).toBe(false)
  expect(store.getState().removal.kind).toBe('not-saved')
  isReachable = false
  expect(await store.getState().removeUnavailable()).toBe(false)
  expect(store.getState().removal.kind).toBe('unknown')
  isReachable = true
  products = [line(1, false)]
  expect(await store.getState().checkRemoval()).toBe(true)
  expect(called.filter(name => name === 'removeUnavailable')).toHaveLength(2)
  stop()
})

it('CO-23 While another date is being saved nothing can be removed, as nobody has seen what that would be', async () => {
  const { store, called } = openCheckout({})
  store.getState().setDate(request('2026-11-30'))
  expect(await store.getState().removeUnavailable()).toBe(false)
  await turn()
  expect(called).toEqual(['changeDeliveryDate'])
})

it('A-32 Of several dates chosen during a call only the last is sent after it', async () => {
  const answers: (() => void)[] = []
  const { store, called } = openCheckout({
    changeDeliveryDate: () => new Promise(resolve => answers.push(() => resolve(answered()))),
  })
  for (const date of ['2026-11-27', '2026-11-28', '2026-11-30']) {
    store.getState().setDate(request(date))
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

it('A-32 Another date waits until the outcome of the confirmation is known', async () => {
  const { store, called, confirm } = openCheckout({})
  void confirm()
  await turn()
  store.getState().setDate(request('2026-11-30'))
  await turn()
  expect(called).toEqual(['confirmOrder'])
})

it.each([
  [true, 'leaving'],
  [false, 'refused'],
])(
  'CO-41 CO-42 A refusal is shown only when the page does not leave for the named address: %s',
  async (follows, kind) => {
    const refusal = new Rejected('POST confirm', 422, {}, ['Please register.'], '/register')
    const { store, left, confirm } = openCheckout(
      { confirmOrder: () => Promise.reject(refusal) },
      { follows, isGuest: true },
    )
    const kinds: string[] = []
    store.subscribe(({ confirming }) => kinds.push(confirming.kind))
    await confirm()
    expect(left).toEqual(['/register'])
    expect(store.getState().confirming.kind).toBe(kind)
    expect(kinds.includes('refused')).toBe(!follows)
  },
)

it('J-20 CO-41 A refusal is shown in the end when the page fails to leave', async () => {
  const refusal = new Rejected('POST confirm', 422, {}, ['Please register.'], '/register')
  const { store, stay, confirm } = openCheckout(
    { confirmOrder: () => Promise.reject(refusal) },
    { follows: true, isGuest: true },
  )
  await confirm()
  expect(store.getState().confirming.kind).toBe('leaving')
  stay()
  expect(store.getState().confirming).toMatchObject({ kind: 'refused' })
})

it('A-105 An order that was found stays found when the page is restored', async () => {
  const box = { order_id: 871, start_date: '2026-11-27' }
  let boxes: object[] = []
  const { store, confirm } = openCheckout({
    ...placesUnheard(),
    readLatestBoxes: () => Promise.resolve({ data: boxes }),
  })
  store.subscribe(() => {})
  await turn()
  boxes = [box]
  await confirm()
  expect(store.getState().confirming).toMatchObject({ kind: 'found', orderId: '871' })
  store.getState().restore()
  expect(store.getState().confirming.kind).toBe('found')
})

describe('a page that left during a confirmation and came back', () => {
  const hold = () => {
    let end = { answer: (_: unknown) => {}, fail: (_: unknown) => {} }
    const reply = new Promise((answer, fail) => {
      end = { answer, fail }
    })
    return {
      reply: () => reply,
      answer: (body: unknown) => end.answer(body),
      fail: () => end.fail(new RequestFailed('POST confirm', 'unknown', null)),
    }
  }
  const restored = async (boxes: object[], answers: (() => Promise<unknown>)[] = []) => {
    const first = hold()
    const replies = [first.reply, ...answers]
    const checkout = openCheckout({
      confirmOrder: () => (replies.shift() ?? first.reply)(),
      readLatestBoxes: () => Promise.resolve({ data: boxes }),
      readCheckout: () => Promise.resolve({ products: [] }),
    })
    checkout.store.subscribe(() => {})
    await turn()
    void checkout.confirm()
    await turn()
    checkout.store.getState().restore()
    await turn()
    const sent = () => checkout.called.filter(name => name === 'confirmOrder').length
    return { ...checkout, first, sent }
  }

  it('I5 X7 The restored page is at rest, has looked for the order, and sends nothing by itself', async () => {
    const { store, called, sent } = await restored([])
    expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'not-found' })
    expect(called.slice(called.indexOf('confirmOrder'))).toContain('readCheckout')
    expect(sent()).toBe(1)
  })

  it('I5 A second confirmation waits for the first and is not sent when that succeeded', async () => {
    const { store, first, confirm, left, sent } = await restored([])
    void confirm()
    await turn()
    expect(sent()).toBe(1)
    first.answer({ id: '871' })
    await turn()
    expect(store.getState().confirming).toMatchObject({ kind: 'placed', orderId: '871' })
    expect(left).toHaveLength(1)
    expect(sent()).toBe(1)
  })

  it('I5 A second confirmation is sent once when the first came to nothing', async () => {
    const placed = () => Promise.resolve({ id: '872' })
    const { store, first, confirm, sent } = await restored([], [placed])
    void confirm()
    await turn()
    first.fail()
    await turn()
    expect(sent()).toBe(2)
    expect(store.getState().confirming).toMatchObject({ kind: 'placed', orderId: '872' })
  })

  it('A-105 An order of unknown outcome is looked for again', async () => {
    let boxes: object[] = []
    const { store, confirm } = openCheckout({
      confirmOrder: noAnswer,
      readLatestBoxes: () => Promise.resolve({ data: boxes }),
      readCheckout: () => (boxes.length ? notThere() : there()),
    })
    store.subscribe(() => {})
    await turn()
    await confirm()
    expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'not-found' })
    boxes = [{ order_id: 871, start_date: '2026-11-27' }]
    store.getState().restore()
    await turn()
    expect(store.getState().confirming).toMatchObject({ kind: 'found', orderId: '871' })
  })

  it('A-105 A placed order is reported as placed, and the form does not come back', async () => {
    const { store, confirm } = openCheckout({
      confirmOrder: () => Promise.resolve({ id: '871' }),
    })
    await confirm()
    store.getState().restore()
    expect(store.getState().confirming).toEqual({ kind: 'placed', orderId: '871' })
  })
})

it('A-105 A confirmation with nothing to confirm is no refusal, as the same call may have placed the order', async () => {
  const gone = new Rejected('POST confirm', 404, {}, [], null, 'noLongerThere')
  let boxes: object[] = []
  const { store, confirm } = openCheckout({
    confirmOrder: () => Promise.reject(gone),
    readLatestBoxes: () => Promise.resolve({ data: boxes }),
    readCheckout: () => (boxes.length ? notThere() : there()),
  })
  store.subscribe(() => {})
  await turn()
  boxes = [{ order_id: 871, start_date: '2026-11-27' }]
  await confirm()
  expect(store.getState().confirming).toMatchObject({ kind: 'found', orderId: '871' })
})

it('J-92 CO-42 A-122 The reason in a 404 is shown while the order is still in the checkout', async () => {
  const reason = 'Your box holds too much glass.'
  const { store, confirm } = openCheckout({
    confirmOrder: () => Promise.reject(new Rejected('POST confirm', 404, {}, [reason])),
  })
  store.subscribe(() => {})
  await turn()
  await confirm()
  expect(store.getState().confirming).toMatchObject({ kind: 'refused', failure: { messages: [reason] } })
})

it('A-105 A second call that is sent away finds the order placed by the first', async () => {
  const away = new Rejected('POST confirm', 422, {}, [], '/shop/best-of-local/featured')
  let boxes: object[] = []
  const { store, left, confirm } = openCheckout({
    confirmOrder: () => Promise.reject(away),
    readLatestBoxes: () => Promise.resolve({ data: boxes }),
    readCheckout: () => Promise.reject(new Rejected('GET checkout', 404, {}, [], null)),
  })
  store.subscribe(() => {})
  await turn()
  boxes = [{ order_id: 871, start_date: '2026-11-27' }]
  await confirm()
  expect(store.getState().confirming).toMatchObject({ kind: 'found', orderId: '871' })
  expect(left).toEqual([])
})

it('A-105 A refusal for an order that has left the checkout may mean that the first of two calls placed it', async () => {
  const noDate = new Rejected('POST confirm', 422, {}, ['Please choose a delivery date.'], null)
  let boxes: object[] = []
  let readCheckout = (): Promise<unknown> => Promise.resolve({ total: '12.00', products: [] })
  const { store, confirm } = openCheckout({
    confirmOrder: () => Promise.reject(noDate),
    readLatestBoxes: () => Promise.resolve({ data: boxes }),
    readCheckout: () => readCheckout(),
  })
  store.subscribe(() => {})
  await turn()
  await confirm()
  await turn()
  expect(store.getState().confirming).toMatchObject({ kind: 'refused', failure: expect.anything() })
  boxes = [{ order_id: 871, start_date: '2026-11-27' }]
  readCheckout = () => Promise.reject(new Rejected('GET checkout', 404, {}, [], null))
  await confirm()
  await turn()
  expect(store.getState().confirming).toMatchObject({ kind: 'found', orderId: '871' })
})

it('CO-41 A customer sent away while the order is in the checkout causes no look at the orders', async () => {
  const away = new Rejected('POST confirm', 422, {}, [], '/register')
  const { store, left, called, confirm } = openCheckout({
    confirmOrder: () => Promise.reject(away),
    readLatestBoxes: () => Promise.resolve({ data: [] }),
    readCheckout: () => Promise.resolve({ products: [] }),
  })
  store.subscribe(() => {})
  await turn()
  await confirm()
  expect(left).toEqual(['/register'])
  expect(called.filter(name => name === 'readLatestBoxes')).toHaveLength(1)
})

it('CALL-03 A guest’s earlier orders are never read, since that would lead to the login', async () => {
  const { store, called } = openCheckout({}, { isGuest: true })
  store.subscribe(() => {})
  await turn()
  expect(called).not.toContain('readLatestBoxes')
})

it('A-105 While an earlier confirmation is in doubt, a refusal counts only when no order is found', async () => {
  const refusal = new Rejected('POST confirm', 422, {}, ['Below the minimum.'], null)
  let boxes: object[] = []
  let readCheckout = there
  let confirmOrder = () => {
    readCheckout = noAnswer
    return noAnswer()
  }
  const { store, confirm } = openCheckout({
    confirmOrder: () => confirmOrder(),
    readLatestBoxes: () => Promise.resolve({ data: boxes }),
    readCheckout: () => readCheckout(),
  })
  store.subscribe(() => {})
  await turn()
  await confirm()
  expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'failed' })
  readCheckout = there
  confirmOrder = () => {
    boxes = [{ order_id: 871, start_date: '2026-11-27' }]
    readCheckout = notThere
    return Promise.reject(refusal)
  }
  await confirm()
  expect(store.getState().confirming).toMatchObject({ kind: 'found', orderId: '871' })
})

it('K-551 Another order that is new is not this one while this one is still in checkout', async () => {
  let boxes: object[] = []
  const { store, confirm } = openCheckout({
    confirmOrder: noAnswer,
    readLatestBoxes: () => Promise.resolve({ data: boxes }),
    readCheckout: there,
  })
  store.subscribe(() => {})
  await turn()
  boxes = [{ order_id: 950, start_date: '2026-11-27' }]
  await confirm()
  expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'not-found' })
})

it('A-105 Unreadable earlier orders are read again, but not once something was confirmed', async () => {
  let reads = 0
  const { store, confirm } = openCheckout({
    confirmOrder: noAnswer,
    readLatestBoxes: () => {
      reads += 1
      return noAnswer()
    },
    readCheckout: () => Promise.resolve({ products: [] }),
  })
  store.subscribe(() => {})
  await turn()
  store.invalidate()
  await turn()
  expect(reads).toBe(2)
  await confirm()
  // The order in doubt is looked up again; the earlier orders are not read again.
  store.invalidate()
  await turn()
  expect(reads).toBe(2)
})

it('A-114 While the shop gives no delivery date, nothing is confirmed, however often somebody interferes', async () => {
  let saved = () => {}
  const { store, called, confirm } = openCheckout({
    changeDeliveryDate: () => new Promise(resolve => (saved = () => resolve(answered()))),
    readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
    readBasket: () => Promise.resolve({ basket: {}, order: null }),
  })
  store.getState().setDate(request('2026-11-30'))
  await turn()
  saved()
  await turn()
  store.suspect()
  await store.getState().refresh()
  expect(store.getState().isBookingKnown).toBe(false)
  void confirm()
  await turn()
  expect(called.at(-1)).toBe('changeDeliveryDate')
  store.suspect()
  saved()
  await turn()
  expect(store.getState()).toMatchObject({ isBookingKnown: false, confirming: { kind: 'changed' } })
  expect(called).not.toContain('confirmOrder')
})

it('A-114 A value requested over a minute ago is read again before sending, however late its answer came', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  let tell = () => {}
  const { store, called, confirm } = openCheckout({
    readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
    readBasket: () =>
      new Promise(resolve => {
        tell = () => resolve({ basket: {}, order: { id: 900, frequency: 0 } })
      }),
  })
  store.suspect()
  const read = store.getState().refresh()
  await jest.advanceTimersByTimeAsync(59_000)
  tell()
  await read
  await jest.advanceTimersByTimeAsync(2_000)
  void confirm()
  await jest.advanceTimersByTimeAsync(0)
  expect(called.filter(name => name === 'readBasket')).toHaveLength(2)
  expect(called).not.toContain('confirmOrder')
  jest.useRealTimers()
})

it('F-38 A-105 Without a list of earlier orders the panel does not say that this order is missing', async () => {
  let reads = 0
  const { store, confirm } = openCheckout({
    confirmOrder: noAnswer,
    readLatestBoxes: () =>
      reads++ ? Promise.resolve([]) : Promise.reject(new RequestFailed('GET', 'not-sent', null)),
    readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
  })
  const stop = store.subscribe(() => {})
  await turn()
  await confirm()
  expect(store.getState().confirming).toEqual({ kind: 'unknown', check: 'failed' })
  stop()
})

it('A-114 Other tabs hear of another date even when its answer was lost', async () => {
  const { store, called } = openCheckout({
    changeDeliveryDate: noAnswer,
    readCheckout: () => new Promise(() => {}),
  })
  store.getState().setDate(request('2026-11-30'))
  await turn()
  expect(called.slice(0, 2)).toEqual(['changeDeliveryDate', 'told'])
})

it('A-114 After waiting for another tab its changes are read before anything is sent', async () => {
  const { called, confirm } = openCheckout(
    {
      readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
      readBasket: () => new Promise(() => {}),
    },
    { hadToWait: true },
  )
  void confirm()
  await turn()
  expect(called).toContain('readBasket')
  expect(called).not.toContain('confirmOrder')
})

it('A-74 An unreadable total is not announced again while it is retried', async () => {
  const answers = [
    () => Promise.resolve({ total: '12.00', products: [] }),
    noAnswer,
    () => new Promise<never>(() => {}),
    () => Promise.resolve({ total: '13.00', products: [] }),
  ]
  const { store } = openCheckout({ readCheckout: () => answers.shift()?.() ?? noAnswer() })
  const sumShown = () => {
    const state = store.getState()
    return [gateOf(state).total, isPromised(state)]
  }
  const stop = store.subscribe(() => {})
  await turn()
  expect(sumShown()).toEqual([1200, true])
  await store.getState().refresh()
  expect(sumShown()).toEqual([null, false])
  void store.getState().refresh()
  await turn()
  expect(store.getState().totals.status).toBe('loading')
  expect(sumShown()).toEqual([null, false])
  await store.getState().refresh()
  expect(sumShown()).toEqual([1300, true])
  stop()
})

it('A-114 A date accepted late, after another was read, does not count as saved', async () => {
  let accept = () => {}
  const booked = { id: 900, frequency: 0, date: '2026-11-28' }
  const { store } = openCheckout({
    changeDeliveryDate: () =>
      new Promise(resolve => {
        accept = () => resolve(answered())
      }),
    readCheckout: () => Promise.resolve({ total: '12.00', products: [] }),
    readBasket: () => Promise.resolve({ basket: {}, order: booked }),
  })
  const stop = store.subscribe(() => {})
  store.getState().setDate(request('2026-11-27'))
  await turn()
  // A change on another device, which sends no message here.
  store.suspect()
  await store.getState().refresh()
  accept()
  await turn()
  expect(store.getState()).toMatchObject({ booking: { date: '2026-11-28' }, isChangedElsewhere: true })
  stop()
})

const otherWays: [string, object, object][] = [
  [
    'the answer has a next delivery and the page had none',
    { next_delivery_date: null },
    { next_delivery_date: '2026-11-27' },
  ],
  [
    'the answer has no next delivery and the page had one',
    { next_delivery_date: '2026-11-27' },
    { next_delivery_date: null },
  ],
  ['its date is written the other way round', {}, { date: '27/11/2026' }],
  ['it has a weekday as well', { weekday: null }, { weekday: 5 }],
]
const placeOnce = async (page: object, later: object) => {
  const order = { id: 900, frequency: 0, date: '2026-11-27' }
  const answers: Record<string, unknown> = {
    readCheckout: { total: '12.00', products: [] },
    readBasket: { basket: {}, order: { ...order, ...later } },
    confirmOrder: { id: '871' },
  }
  const call = async (name: string, { read = given => given }: { read?: Decoder<unknown> } = {}) =>
    read(await (answers[name] ?? new Promise(() => {})), '')
  const store = createCheckoutStore({
    api: standIn<ApiClient>({ call }),
    draft: toDraft({ ...order, ...page }) as BoxDraft,
    goTo: () => true,
    onStayed: () => {},
    tellChange: () => {},
    aloneAmongTabs: act => act(false),
    basket: () => noBasket,
    isGuest: () => true,
  })
  const stop = store.subscribe(() => {})
  await turn()
  // Somebody may have changed the order: it is read again before it is sent.
  store.suspect()
  await store.getState().confirm(confirmation, () => true)
  stop()
  return store.getState().confirming.kind
}

it.each(otherWays)('G-04 A single delivery is not reported as changed when %s', async (_, page, later) => {
  expect(await placeOnce(page, later)).toBe('placed')
})

it.each([[{ date: '2026-11-28' }], [{ frequency: 1, weekday: 5 }]])(
  'G-04 A single delivery that has become %j since is reported as changed',
  async later => {
    expect(await placeOnce({}, later)).toBe('changed')
  },
)

it('G-29 A panel rebuilt for an order that never existed says only that its total is unknown', async () => {
  const { store } = openCheckout({
    readCheckout: () => Promise.reject(new Rejected('GET', 404, {}, [], null, 'noLongerThere')),
    readLatestBoxes: () => Promise.resolve([]),
  })
  const stop = store.subscribe(() => {})
  await turn()
  stop()
  await turn()
  const stopAgain = store.subscribe(() => {})
  await new Promise(resolve => setTimeout(resolve, 50))
  stopAgain()
  expect(store.getState()).toMatchObject({ confirming: { kind: 'idle' }, totals: { status: 'failed' } })
})

/** Reads of an order, each line as "rye" or, if it cannot come, "rye!". */
const orderOf = (text: string) => ({
  total: `${text.length}.00`,
  products: text.split(' ').map((name, id) => ({
    id,
    product_id: name.replace('!', ''),
    quantity: 1,
    unavailable: name.endsWith('!'),
  })),
})

it.each([
  ['the read after it marks a line, and a later one marks none', ['rye! milk', 'rye milk'], []],
  ['each read marks a line', ['rye! milk', 'rye! milk tea'], ['No rye.']],
  ['the line is taken out where the shop marks none', ['rye milk', 'milk'], []],
  ['something is put in where the shop marks none', ['rye milk', 'rye milk tea'], ['No rye.']],
  ['nothing else is read', ['rye milk', 'rye milk'], ['No rye.']],
])('L-60 Of a product that cannot come on a date: %s', async (_, reads, left) => {
  let now = 'rye milk'
  const { store } = openCheckout({
    changeDeliveryDate: () => Promise.resolve(answered('No rye.')),
    readCheckout: async () => orderOf(now),
  })
  const stop = store.subscribe(() => {})
  await turn()
  for (const [at, read] of reads.entries()) {
    now = read
    if (at) await store.getState().refresh()
    else store.getState().setDate(request('2026-11-30'))
    await turn()
  }
  stop()
  expect(store.getState().changes).toEqual(left)
  expect(gateOf(store.getState()).hasUnavailable).toBe(left.length > 0)
})

it.each([
  ['goes when the order is another one since', ['milk', 'milk tea'], {}, 'idle'],
  ['stays while the order is the same', ['milk', 'milk'], {}, 'refused'],
  ['stays when the first read after it shows its reason', ['milk tea', 'milk tea'], {}, 'refused'],
  [
    'of a field stays until the field changes',
    ['milk', 'milk tea'],
    { other_delivery_instruction: 'Say where.' },
    'refused',
  ],
])('L-60 The refusal of an order %s', async (_, reads, fields, kind) => {
  let now = 'milk'
  const { store, confirm } = openCheckout({
    readCheckout: async () => orderOf(now),
    readLatestBoxes: () => Promise.resolve([]),
    confirmOrder() {
      now = reads[0] ?? ''
      return Promise.reject(new Rejected('POST confirm', 422, fields, ['Please add more.'], null))
    },
  })
  const stop = store.subscribe(() => {})
  await turn()
  await confirm()
  await turn()
  expect(store.getState().confirming.kind).toBe('refused')
  now = reads[1] ?? ''
  await store.getState().refresh()
  stop()
  expect(store.getState().confirming.kind).toBe(kind)
})
