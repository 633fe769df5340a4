import type { Keeper, UnderWay } from '../../platform/values/under-way'
import { isApiError } from './client/errors'

/** The page's keeper; a client without a page has none. */
let keeper: Keeper | undefined

/** What a change is about, so that a read can show its outcome. */
export type Wish = Pick<UnderWay, 'before' | 'adds'> & {
  /** The kind of object and its id, as in `noteShown`. */
  of: string
  /** The object is the whole wish, whatever else the request says. */
  isAll?: boolean
  /**
   * Reads the object before a repeat, as a shop may not go by keys (L-01). Resolves to the answer that stands for the
   * lost one if the object now is as asked; with `adds`, its state tells that.
   */
  look?: () => Promise<unknown>
}

/** Returns the state of the object with that id; undefined if the answer does not say. */
type Shown = (id: string) => string | undefined

/** The last answer about each kind of object. */
const shown = new Map<string, Shown>()

const stateOf = (of = '') => {
  const [kind = '', ...id] = of.split(' ')
  return shown.get(kind)?.(id.join(' '))
}

/** Returns whether the failure shows that this change was not made. The refusal of a repeat may be about the repeat alone. */
const isRefusal = (error: unknown, isRepeat: boolean): boolean =>
  isApiError(error) &&
  (error.kind === 'rejected'
    ? !(isRepeat && error.status === 409)
    : !isRepeat && ['token-expired', 'session-ended'].includes(error.kind))

export type WithKey = typeof withKey

/** Returns the function that sends each change with a key, and keeps the keys there. */
export function keepKeysIn(page: Keeper): WithKey {
  keeper = page
  return withKey
}

/**
 * Sends a change with a key, so that the shop makes it once. The same wish has the same key until its outcome is known,
 * also after a reload and in another tab.
 */
async function withKey<Answer>(
  request: string,
  wish: Wish | undefined,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const { changeOf, keepChange, forgetChanges } = keeper as Keeper
  const { of, adds, before = stateOf(of), isAll } = wish ?? {}
  const [known, isRepeat] = changeOf((isAll && of) || request)
  const made = isRepeat && (await answerOfMade(known, wish))
  if (made) return made as Answer
  const change = isRepeat ? known : { ...known, of, adds, before }
  // The page may be left before an answer comes.
  if (before !== undefined) keepChange(change)
  try {
    const answer = await send(change.key)
    // A later value of the same object takes the place of an earlier one.
    forgetChanges(each => each.wish === change.wish || (!!of && each.of === of && !adds && !each.adds))
    return answer
  } catch (error) {
    if (isRefusal(error, isRepeat)) forget(change.wish)
    else {
      keepChange(change)
      if (isApiError(error)) error.wish = change.wish
    }
    throw error
  }
}

const forget = (known: string | undefined): void => keeper?.forgetChanges(({ wish }) => wish === known)

/** Forgets the change with that lost answer, because a read has shown that it was made. */
export function noteFound(error: unknown): void {
  if (isApiError(error)) forget(error.wish)
}

/** Returns how much of an addition a read does not show yet; negative if it shows more. */
const missing = ({ of, before, adds = 0 }: UnderWay): number =>
  adds && Number(before) + adds - Number(stateOf(of))

/** Looks whether a change with a lost answer was made. If no look tells, the repeat is sent. */
async function answerOfMade(known: UnderWay, wish: Wish | undefined): Promise<unknown> {
  const answer = await wish?.look?.().catch(() => {})
  if (!answer || (wish?.adds && missing(known) !== 0)) return undefined
  forget(known.wish)
  return answer
}

/** Notes what a read shows of all objects of a kind, and forgets the changes whose outcome that is. */
export function noteShown(kind: string, state: Shown): void {
  shown.set(kind, state)
  const all = keeper?.changesUnderWay() ?? []
  const isExact = (each: UnderWay) => !!each.adds && !missing(each)
  keeper?.forgetChanges(each => {
    const now = each.of?.startsWith(`${kind} `) ? stateOf(each.of) : each.before
    const isShown = now !== undefined && now !== each.before && missing(each) <= 0
    // Of two additions it shows the one that fits.
    return isShown && (!missing(each) || !all.some(other => other.of === each.of && isExact(other)))
  })
}
