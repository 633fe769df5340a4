import { readJson, stringifyJson } from '../../values/json'
import { withoutCards } from '../../values/without-cards'
import { isSeenAgain } from '../arrival'
import { ownGlobal } from '../host/own-global'
import { onRestored } from '../lifecycle/restored'
import { onSwapped } from '../lifecycle/swapped'
import { getOfLogin, keepToLogin, setOfLogin, typedBefore, watchLogin } from '../login/login'
import { isNamed, ownerOfPage } from '../login/owner'
import { getStored, setStored } from './tab-storage'

const memory = 'left-here'
const mostEntries = 12

type Left = Readonly<Record<string, unknown>>
type Entry = readonly [entry: string, left: Left]

/**
 * Values that people left in one history entry of this tab. They last until the login ends, and hold no passwords
 * and no card numbers.
 */
export type HistoryState = {
  /** Returns the value that was stored when this history entry was last open; undefined on a new page. */
  get: (name: string) => unknown
  /** Stores a value for the next visit to this history entry. */
  leave: (name: string, value: unknown) => void
}

type PageHistory = { navigation?: { currentEntry?: { key?: unknown } | null } }

/** Returns the history entry: its address, and its key if the browser has one, as one address can have several entries. */
const entryNow = (): string => {
  const key = (ownGlobal('navigation') as PageHistory['navigation'])?.currentEntry?.key
  return `${location.pathname}${location.search} ${typeof key === 'string' ? key : ''}`
}

const storedEntries = (): readonly Entry[] => {
  const stored = readJson(getOfLogin(memory) ?? '')
  return Array.isArray(stored) ? stored.filter((each): each is Entry => Array.isArray(each)) : []
}

const leftAt = (isThere: (entry: string) => boolean): Left | undefined =>
  storedEntries().find(([entry]) => isThere(entry))?.[1]

/** Returns what was left at this address when the session ended, on the customer's first page there after the login. */
function leftBeforeLogin(entry: string): Left | undefined {
  keepToLogin()
  if (!getStored(typedBefore) || !isNamed(ownerOfPage())) return undefined
  const address = entry.slice(0, entry.indexOf(' ') + 1)
  const left = leftAt(each => each.startsWith(address))
  if (left) setStored(typedBefore, '')
  return left
}

/**
 * Creates the storage for this page load. A refused form that comes back is a new entry with the server's values. A
 * router changes the entry while the page stays; only a browser that gives entries a key tells a return to one from a
 * new visit.
 */
export function createHistoryState(reload: () => void, onDispose: (undo: () => void) => void): HistoryState {
  const isOtherLogin = watchLogin()
  const first = entryNow()
  const before = isSeenAgain() ? leftAt(entry => entry === first) : leftBeforeLogin(first)
  const here = new Map<string, Left>([[first, before ?? {}]])
  // Until a router shows another page, what is typed here is not put back; without keys nobody can tell a return.
  let arrived = first
  onDispose(
    onSwapped(() => {
      if (!first.endsWith(' ') && entryNow() !== first) arrived = ''
    }),
  )
  const leftIn = (entry: string) =>
    entry === arrived
      ? before
      : entry.endsWith(' ')
        ? undefined
        : (here.get(entry) ?? leftAt(each => each === entry))
  // The page and its fields belong to a customer who has logged out since.
  onDispose(onRestored(() => isOtherLogin() && reload()))
  return {
    get(name) {
      // A script may have replaced this page with the next customer's.
      keepToLogin()
      const left = leftIn(entryNow())
      return left && !isOtherLogin() && Object.hasOwn(left, name) ? left[name] : undefined
    },
    leave(name, value) {
      keepToLogin()
      const entry = entryNow()
      const left = { ...(!isOtherLogin() && (here.get(entry) || leftIn(entry))), [name]: withoutCards(value) }
      here.set(entry, left)
      const others = storedEntries().filter(([of]) => of !== entry)
      setOfLogin(memory, stringifyJson([[entry, left], ...others.slice(0, mostEntries - 1)]))
    },
  }
}
