import { findProduct } from '../../demo-pages/shop/products/catalogue'
import { toProduct } from '../../shared/domain/api/product'
import fc from '../support/fast-check'
import { present } from '../support/present'
import type { BasketWorld, PlannedFault } from './basket-world'

const doings = {
  set: 5,
  step: 8,
  'click away': 1,
  remove: 3,
  undo: 3,
  add: 2,
  code: 1,
  cancel: 1,
  'other tab': 1,
  poke: 1,
  watch: 1,
  leave: 1,
  refresh: 1,
  settle: 1,
  deliver: 16,
  wait: 6,
}

/** Actions of a customer, another tab, the page or time; each uses the numbers it needs. */
type Deed = {
  do: keyof typeof doings
  at: number
  quantity: number
  product: number
  isSo: boolean
  ms: number
}
export type Step = { deed: Deed; pause: number }

/** Sold by the demo shop, with maxima of 100, 8, 3, 6 and 2; the last is out of stock. */
const productIds = [201, 203, 221, 223, 232, 204]
const codes = ['SPRING5', 'RESTING', 'NO', null]

const deed = fc.record<Deed>({
  do: fc.oneof(
    ...Object.entries(doings).map(([name, weight]) => ({
      weight,
      arbitrary: fc.constant(name as keyof typeof doings),
    })),
  ),
  at: fc.nat(4),
  quantity: fc.oneof(
    { weight: 4, arbitrary: fc.nat(4) },
    { weight: 1, arbitrary: fc.integer({ min: -2, max: 120 }) },
  ),
  product: fc.constantFrom(...productIds),
  isSo: fc.boolean(),
  ms: fc.constantFrom(20, 349, 350, 400, 1000, 5000, 31_000),
})
/** Short pauses: the next click may come while an answer is still on its way through our promises. */
const pause = fc.oneof(fc.constant(150), fc.nat(40))

export const scripts = fc.array(fc.record<Step>({ deed, pause }), {
  minLength: 4,
  maxLength: 40,
  size: 'max',
})

const kinds = [
  'slow',
  'offline',
  'drop-after',
  '500-before',
  '500-after',
  '419',
  '429',
  'malformed',
  'truncated',
  'empty',
  'wrong-type',
  'wrong-shape',
  'duplicate',
] as const

/** Mostly no fault, since a shop that never answers tests nothing. */
export const faultPlans = fc.array(
  fc.record<PlannedFault>({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constant('none' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...kinds) },
    ),
    ms: fc.constantFrom(0, 500, 3000, 45_000),
    status: fc.constantFrom(500, 502, 503, 504),
  }),
  { minLength: 1, maxLength: 12 },
)
export const noFaults = fc.constant<PlannedFault[]>([{ kind: 'none', ms: 0, status: 500 }])

export const baskets = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom(201, 203, 221, 223, 232),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  { selector: ({ productId }) => productId, maxLength: 5 },
)

/**
 * The customer's last requested quantity of a product; `since` is the first call whose outcome the page had
 * not read.
 */
type WantedChange = { quantity: number; line: string | null; since: number; at: number; isDisturbed: boolean }

/** The record of all requested changes, kept apart from the page. */
export const openAccount = () => ({
  changes: new Map<string, WantedChange>(),
  /** At most one change is sent for each. */
  actions: 0,
  adds: 0,
  /** Events that may cause a read. */
  pokes: 0,
  cancelling: 0,
  /** New products being added, whose lines come under another name. */
  adding: [] as string[],
  /** By product: the first call made after another tab last touched it. */
  others: new Map<string, number>(),
  nextLine: 5_000_000,
})
export type Account = ReturnType<typeof openAccount>

const maximumOf = (id: string | number) => findProduct(Number(id))?.max_qty_allowed ?? 100

/** Performs the action and updates the record. */
export function act(
  world: BasketWorld,
  account: Account,
  { do: doing, at, quantity, product, isSo, ms }: Deed,
): void {
  const { basket, state, sent, require } = world
  const { changes } = account
  const shop = basket.getState()
  const lines = shop.basket?.lines ?? []
  const line = lines[at % Math.max(1, lines.length)]

  const shownLine = (lineId: string) => basket.getState().basket?.lines.find(({ id }) => id === lineId)
  const change = (id: string, wanted: number, lineId: string | null = null) => {
    // An answer counts once the page has processed it.
    const isTaken = basket.getState().status !== 'loading'
    const known = isTaken ? sent : sent.slice(0, -1)
    const lastRead = known.findLastIndex(({ isRead, result }) => isRead && result === 'done')
    changes.set(id, {
      quantity: wanted,
      line: lineId,
      since: lastRead + 1,
      at: sent.length,
      isDisturbed:
        account.cancelling > 0 ||
        (lineId !== null && account.adding.includes(id)) ||
        (account.others.get(id) ?? -1) > lastRead,
    })
  }
  const adding = (id: string, had: number, added: Promise<unknown>) => {
    if (had) return void added.catch(() => {})
    account.adding.push(id)
    void added.catch(() => {}).finally(() => account.adding.splice(account.adding.indexOf(id), 1))
  }
  const set = (asked: (now: number) => number) => {
    const now = line && shownLine(line.id)
    if (!now) return
    const wanted = Math.min(Math.max(asked(now.quantity), 0), maximumOf(now.productId))
    // A stepper requests nothing for a quantity that is shown already.
    if (wanted === now.quantity) return
    account.actions += 1
    change(now.productId, wanted, now.id)
    shop.setQuantity(now.id, asked(now.quantity))
    const shown = shownLine(now.id)
    // An answer in progress may have removed the line.
    const isGone = !shown && state.box.lines.every(({ id }) => String(id) !== now.id)
    require(isGone || shown?.quantity === wanted, 'a change is shown at once')
  }
  const deeds: Record<Deed['do'], () => void> = {
    set: () => set(() => quantity),
    step: () => set(now => now + (isSo ? 1 : -1)),
    'click away'() {
      for (let click = 0; click < 2 + (quantity % 10); click += 1) {
        set(now => now + 1)
        jest.advanceTimersByTime(40)
      }
    },
    remove() {
      if (!line) return
      account.actions += 1
      change(line.productId, 0, line.id)
      shop.remove(line.id)
      require(!shownLine(line.id), 'a removed line is gone at once')
    },
    undo() {
      const entry = shop.removed.at(-1)
      if (!entry || entry.isReturning) return
      account.actions += 1
      account.adds += 1
      change(entry.line.productId, entry.line.quantity)
      adding(entry.line.productId, 0, shop.undo(entry.line.productId))
    },
    add() {
      account.actions += 1
      account.adds += 1
      const id = String(product)
      // The order form is closed at 0.
      const asked = Math.min(Math.max(quantity, 1), maximumOf(id))
      const before = changes.get(id)
      const had =
        before?.quantity ?? state.box.lines.find(({ productId }) => productId === product)?.quantity ?? 0
      change(id, isSo ? had + asked : asked)
      const made = present(changes.get(id))
      if (isSo && before) {
        made.since = Math.min(made.since, before.since)
        made.isDisturbed ||= before.isDisturbed
      }
      adding(id, had, shop.add(toProduct(findProduct(product)), { quantity: asked, increment: isSo }))
    },
    code() {
      account.actions += 1
      shop.applyCode(codes[at % codes.length] ?? null).catch(() => {})
    },
    cancel() {
      account.actions += 1
      for (const id of productIds) change(String(id), 0)
      account.cancelling += 1
      shop
        .cancel()
        .catch(() => {})
        .finally(() => {
          account.cancelling -= 1
        })
    },
    'other tab'() {
      account.others.set(String(product), sent.length)
      const others = state.box.lines.filter(({ productId }) => productId !== product)
      const mine = state.box.lines.find(({ productId }) => productId === product)
      const amount = Math.min(Math.max(0, quantity), maximumOf(product))
      const changed = mine
        ? { ...mine, quantity: amount }
        : { id: account.nextLine++, productId: product, quantity: amount }
      state.box.lines = amount ? [...others, changed] : others
      change(String(product), amount)
      const made = present(changes.get(String(product)))
      made.isDisturbed = true
      if (!isSo) return
      account.pokes += 1
      basket.invalidate()
    },
    poke() {
      account.pokes += 1
      const detail = { template: 'bol', product: 7, quantity: 1 }
      window.dispatchEvent(new CustomEvent(isSo ? 'basket-updated' : 'product-posted', { detail }))
    },
    watch() {
      account.pokes += 1
      world.watch()
    },
    leave: () => world.leave(),
    refresh() {
      account.pokes += 1
      void shop.refresh()
    },
    settle: () => void shop.settle(),
    deliver: () => void world.deliver(),
    wait: () => void jest.advanceTimersByTime(ms),
  }
  deeds[doing]()
}
