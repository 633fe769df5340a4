import { faultKinds } from '../../../demo-pages/shop/server/fault-kinds'
import type { Dice } from '../../browser/person'
import { keysOf } from '../../support/keys-of'
import type { Eyes } from './page-eyes'
import type { Hand, Start, Step } from './steps'

const guest = { as: 'guest', hasPostcode: false } as const
const known = { as: 'guest', hasPostcode: true } as const
const customer = { as: 'customer', hasPostcode: true } as const

/** The possible starts of a walk. */
const beginnings: readonly Pick<Start, 'address' | 'as' | 'hasPostcode'>[] = [
  { address: '/', ...guest },
  { address: '/', ...customer },
  { address: '/shop/milk', ...customer },
  { address: '/shop/milk', ...guest },
  { address: '/shop/bakery', ...customer },
  { address: '/shop/best-of-local/featured', ...customer },
  { address: '/shop/best-of-local/featured', ...known },
  { address: '/shop/best-of-local/featured', ...guest },
  { address: '/shop/best-of-local/checkout', ...customer },
  { address: '/register', ...guest },
  { address: '/register', ...known },
  { address: '/register?code=FREEMILK', ...known },
  { address: '/account', ...customer },
  { address: '/account/details', ...customer },
  { address: '/account/password', ...customer },
  { address: '/account/payments', ...customer },
  { address: '/account/transactions', ...customer },
  { address: '/account/essentials', ...customer },
  { address: '/account/pauses', ...customer },
  { address: '/account/addresses', ...customer },
  { address: '/account/orders', ...customer },
  { address: '/account/refer-a-neighbour', ...customer },
  { address: '/business', ...known },
  { address: '/community', ...guest },
  { address: '/contact', ...known },
  { address: '/depots', ...guest },
  { address: '/recipes/bread-and-butter-pudding', ...guest },
  { address: '/menu', ...customer },
  { address: '/search?q=milk', ...customer },
]

/** The visitors, each with a first page and a device. */
export const chooseStart = (die: Dice): Start => ({
  ...die.of(beginnings),
  width: die.of([1280, 390, 320]),
  means: die.of(['mouse', 'touch', 'keys']),
})

const texts = [
  'BS3 4TN',
  'EX4 4QJ',
  'milk',
  '3',
  '0',
  '-1',
  '999',
  '12.34',
  '01/12/2026',
  '31/02/2026',
  'WELCOME10',
]
const more = ['FREEMILK', 'ann@rowe.example', 'ann@gmial', '<b>bold</b>', ' ', '', 'silver-top-1', 'ﬁ ﾐﾙｸ 🥛']
const keys = ['Escape', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Enter', 'Backspace']
const matches = ['*', 'GET /api/*', 'PUT /api/*', 'POST /*', 'DELETE /api/*']
const kinds = keysOf(faultKinds)

const handsOf: Record<Start['means'], readonly Hand[]> = {
  mouse: ['mouse'],
  touch: ['touch'],
  keys: ['Enter', 'Space'],
}

type Seen = ReturnType<Eyes['targets']>

/** The visitor's next action: mostly a press or an entry in one of the controls. */
export function chooseStep(die: Dice, { means }: Start, { press, fill }: Seen, isOffline: boolean): Step {
  const chance = die.below(100)
  if (chance < 4) return { do: 'go', to: die.of(['back', 'forward', 'reload']) }
  if (isOffline && chance < 30) return { do: 'find line' }
  if (chance < 6) return { do: isOffline ? 'find line' : 'lose line' }
  if (chance < 18)
    return { do: 'fault', kind: die.of(kinds), match: die.of(matches), times: 1 + die.below(3) }
  if (chance < 30) return { do: 'keys', keys: die.of(keys) }
  if (chance < 48 && fill.length) {
    const { type, options, ...target } = die.of(fill)
    return { do: 'fill', target, text: options.length ? die.of(options) : die.of([...texts, ...more]) }
  }
  // Our controls are where something can go wrong, since links lead away.
  const ours = press.filter(({ tag }) => tag !== 'a')
  const target = die.of(ours.length && die.below(8) ? ours : press)
  return target ? { do: 'press', hand: die.of(handsOf[means]), target } : { do: 'keys', keys: 'Tab' }
}
