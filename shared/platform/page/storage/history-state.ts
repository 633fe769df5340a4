import { readJson, stringifyJson } from '../../values/json'
import { withoutCards } from '../../values/without-cards'
import { isSeenAgain } from '../arrival'
import { ownGlobal } from '../host/own-global'
import { onRestored } from '../lifecycle/restored'
import { getOfLogin, keepToLogin, setOfLogin, watchLogin } from '../login/login'

const memory = 'left-here'
const mostEntries = 12

type Left = Readonly<Record<string, unknown>>
type Entry = readonly [entry: string, left: Left]

/**
 * What people have left in one history entry of this tab, until their login ends: no passwords, and no numbers of
 * cards.
 */
export type HistoryState = {
  /** The value that was stored under that name when this history entry was last open; undefined on a new page. */
  get: (name: string) => unknown
  /** Leaves a choice for whoever comes back to this history entry. */
  leave: (name: string, value: unknown) => void
}

type PageHistory = { navigation?: { currentEntry?: { key?: unknown } | null } }

/** The history entry: its address and, where the browser has one, its key, as an address can be visited twice. */
const entryNow = (): string => {
  const key = (ownGlobal('navigation') as PageHistory['navigation'])?.currentEntry?.key
  return `${location.pathname}${location.search} ${typeof key === 'string' ? key : ''}`
}

const storedEntries = (): readonly Entry[] => {
  const stored = readJson(getOfLogin(memory) ?? '')
  return Array.isArray(stored) ? stored.filter((each): each is Entry => Array.isArray(each)) : []
}

/**
 * Makes the storage for this load of the page; a form that comes back refused is a new entry, and has the server's
 * values.
 */
export function createHistoryState(reload: () => void, onDispose: (undo: () => void) => void): HistoryState {
  const isOtherLogin = watchLogin()
  const first = entryNow()
  const before = isSeenAgain() ? storedEntries().find(([entry]) => entry === first)?.[1] : undefined
  let now = { entry: first, left: before ?? {} }
  // The page and its fields belong to somebody who has logged out since.
  onDispose(onRestored(() => isOtherLogin() && reload()))
  return {
    get(name) {
      // A script may have put the next customer's page in the place of this one.
      keepToLogin()
      return before && !isOtherLogin() && Object.hasOwn(before, name) ? before[name] : undefined
    },
    leave(name, value) {
      keepToLogin()
      const entry = entryNow()
      const isSame = now.entry === entry && !isOtherLogin()
      now = { entry, left: { ...(isSame && now.left), [name]: withoutCards(value) } }
      const others = storedEntries().filter(([of]) => of !== entry)
      setOfLogin(memory, stringifyJson([[entry, now.left], ...others.slice(0, mostEntries - 1)]))
    },
  }
}
