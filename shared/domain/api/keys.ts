import { isApiError } from './client/errors'

/** A change that was sent, as the page keeps it until its outcome is known. */
type UnderWay = {
  wish: string
  key: string
  at: number
  of?: string | undefined
  before?: string | undefined
  adds?: number | undefined
}

/** Keeps the changes under way beyond the page. */
type Keeper = {
  changeOf: (asked: string) => { change: UnderWay; isUnderWay: boolean }
  changesUnderWay: () => UnderWay[]
  keepChange: (change: UnderWay) => void
  forgetChanges: (isOver: (change: UnderWay) => boolean) => void
}

let keeper: Keeper | null = null

/** What a change is about, so that a read can show its outcome. */
export type Wish = Pick<UnderWay, 'before' | 'adds'> & {
  /** The kind of object and its id, as in `noteShown`. */
  of: string
  /** The object is the whole wish, whatever else the request says. */
  isAll?: boolean
}

/** Returns the state of the object with that id; undefined if the answer does not say. */
type Shown = (id: string) => string | undefined

/** The last answer about each kind of object. */
const shown = new Map<string, Shown>()

const stateOf = (of = '') => {
  const [kind = '', ...id] = of.split(' ')
  return shown.get(kind)?.(id.join(' '))
}

/** The wishes of lost answers, by their errors. */
const lost = new WeakMap<object, string>()

/** Returns whether the failure shows that this change was not made. The refusal of a repeat may be about the repeat alone. */
const isRefusal = (error: unknown, isRepeat: boolean): boolean =>
  isApiError(error) &&
  (error.kind === 'rejected'
    ? !(isRepeat && error.status === 409)
    : !isRepeat && ['token-expired', 'session-ended'].includes(error.kind))

export type WithKey = <Answer>(
  request: string,
  wish: Wish | undefined,
  send: (key: string) => Promise<Answer>,
) => Promise<Answer>

/**
 * Returns the function that sends a change with a key, so that the shop makes it once. The same wish has the same key
 * until its outcome is known, also after a reload and in another tab.
 */
export function keepKeysIn(page: Keeper): WithKey {
  keeper = page
  return (request, wish, send) => withKey(page, request, wish, send)
}

async function withKey<Answer>(
  { changeOf, keepChange, forgetChanges }: Keeper,
  request: string,
  wish: Wish | undefined,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const { change: known, isUnderWay } = changeOf(wish?.isAll ? wish.of : request)
  const { of, adds, before = stateOf(of) } = wish ?? {}
  const change = isUnderWay ? known : { ...known, of, adds, before }
  // The page may be left before an answer comes.
  if (before !== undefined) keepChange(change)
  try {
    const answer = await send(change.key)
    // A later value of the same object takes the place of an earlier one.
    forgetChanges(each => each.wish === change.wish || (!!of && each.of === of && !adds && !each.adds))
    return answer
  } catch (error) {
    if (isRefusal(error, isUnderWay)) noteKnown(change.wish)
    else {
      keepChange(change)
      if (isApiError(error)) lost.set(error, change.wish)
    }
    throw error
  }
}

const noteKnown = (known: string | undefined): void => keeper?.forgetChanges(({ wish }) => wish === known)

/** Forgets the change with that lost answer, because a read has shown that it was made. */
export const noteFound = (error: unknown): void => noteKnown(isApiError(error) ? lost.get(error) : undefined)

/** Notes what a read shows of all objects of a kind, and forgets the changes whose outcome that is. */
export function noteShown(kind: string, state: Shown): void {
  shown.set(kind, state)
  const changed = (keeper?.changesUnderWay() ?? []).filter(({ of, before }) => {
    const now = of?.startsWith(`${kind} `) ? stateOf(of) : undefined
    return now !== undefined && now !== before
  })
  const reached = ({ before, adds = 0 }: UnderWay) => Number(before) + adds
  const isExact = (each: UnderWay) => !!each.adds && `${reached(each)}` === stateOf(each.of)
  const isKnown = (each: UnderWay) =>
    isExact(each) ||
    !each.adds ||
    (!changed.some(other => other.of === each.of && isExact(other)) &&
      Number(stateOf(each.of)) > reached(each))
  const known = changed.filter(isKnown).map(({ wish }) => wish)
  if (known.length) keeper?.forgetChanges(({ wish }) => known.includes(wish))
}
