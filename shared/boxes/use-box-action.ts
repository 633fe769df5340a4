import { useEffect, useRef, useState } from 'react'
import { readBasket } from '../api/basket'
import { editBasketBox, editBoxOrder, reorderBox } from '../api/box-orders'
import { type Failure, failureOf } from '../api/failure'
import type { Saved } from '../api/saved'
import { readWeek } from '../api/week'
import { pages } from '../page/addresses'
import { basketTotals } from '../rules/basket'
import type { BoxOrder, UnfinishedAmendment } from '../rules/box-order'
import { weekStart } from '../rules/dates'
import { today } from '../rules/london'
import { useApi } from '../services/use-api'
import { useBasketStore } from '../services/use-basket'
import { useChange } from '../services/use-change'
import { useNavigation } from '../services/use-navigation'
import { useNow } from '../services/use-now'
import { useShop } from '../services/use-shop'

/**
 * What is asked of a box: to be changed from a page, to be changed for one week or for all from the weekly basket, or to
 * be ordered again.
 */
export type BoxWish = 'edit' | 'edit-week' | 'edit-all' | 'reorder'

type Phase =
  | { kind: 'idle' | 'working' }
  /** What was to be known first could not be read; nothing was sent. */
  | { kind: 'unread'; failure: Failure }
  | { kind: 'asking' | 'discarding'; unfinished: UnfinishedAmendment; failure?: Failure | undefined }

type BoxActionOptions = {
  box: BoxOrder
  /** The amendment that is not finished, as the page was written; undefined where it does not say. */
  unfinished: UnfinishedAmendment | null | undefined
}

/** Changes a box or orders it again, one thing at a time; an amendment that is not finished comes first (UA-03, UA-04). */
export function useBoxAction({ box, unfinished }: BoxActionOptions) {
  const api = useApi()
  const basket = useBasketStore()
  const { goTo } = useNavigation()
  const now = useNow()
  const restores = useShop(state => state.session.restores)
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [wish, setWish] = useState<BoxWish>('edit')
  const [hasDiscarded, setDiscarded] = useState(false)
  const change = useChange<Saved>()
  const isUnderWay = useRef(false)
  /** An answer was lost: what the page was written with may be out of date. */
  const isInDoubt = useRef(false)

  // Whoever comes back with the back button finds the dialog at rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): it is what ends the wait
  useEffect(() => {
    isUnderWay.current = false
    setPhase({ kind: 'idle' })
  }, [restores])

  const askShop = async () => (await readWeek(api, weekStart(today(now())))).unfinished
  /** What the page says counts until something may have changed: then the shop is asked. */
  const readUnfinished = async () =>
    unfinished === undefined || restores || isInDoubt.current || basket.getState().hasCancelled
      ? askShop()
      : unfinished
  const itemsHeld = () => {
    const { basket: held } = basket.getState()
    return held && basketTotals(held).items
  }
  /** Waits for a basket that is still being read; is there something to be told about it first (A8)? */
  const findsItems = async () => {
    await basket.getState().settle()
    return (itemsHeld() ?? 0) > 0
  }
  const send = (asked: BoxWish): Promise<Saved> => {
    if (asked === 'reorder') return reorderBox(api, box)
    if (asked === 'edit') return editBoxOrder(api, box)
    return editBasketBox(api, box, { isThisWeekOnly: asked === 'edit-week' })
  }
  /** A box that is ordered again is in the basket then; one that is to be changed is an amendment that was begun. */
  const findOut = (asked: BoxWish, before: number | null) => async () => {
    isInDoubt.current = true
    if (asked !== 'reorder') return (await askShop()) !== null
    void basket.getState().refresh()
    const after = basketTotals(await readBasket(api)).items
    if (before === null) throw new TypeError('what the basket held before is not known')
    return after > before
  }
  const carryOut = async (asked: BoxWish) => {
    await change.begin('', {
      send: () => send(asked),
      isDone: findOut(asked, itemsHeld()),
      onDone(answer) {
        const page = asked === 'reorder' ? pages.checkout : pages.featured
        const { redirect } = answer ?? { redirect: null }
        if (redirect === null || !goTo(redirect)) goTo(page)
      },
    })
    setPhase({ kind: 'idle' })
  }
  const unread = (error: unknown) => {
    const failure = failureOf(error)
    setPhase(failure ? { kind: 'unread', failure } : { kind: 'idle' })
  }
  /** One thing at a time: what is pressed meanwhile does nothing. */
  const once = async (act: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await act()
    } finally {
      isUnderWay.current = false
    }
  }

  /** Does what was asked, or asks about the unfinished amendment first. */
  const begin = (asked: BoxWish) =>
    once(async () => {
      setWish(asked)
      setDiscarded(false)
      change.forget()
      setPhase({ kind: 'working' })
      const isBasketKnown = basket.getState().basket !== null
      try {
        const open = await readUnfinished()
        if (open) return setPhase({ kind: 'asking', unfinished: open })
        if (asked === 'reorder' && !isBasketKnown && (await findsItems())) return setPhase({ kind: 'idle' })
      } catch (error) {
        return unread(error)
      }
      await carryOut(asked)
    })

  /** Discards the amendment and goes on with what was asked (UA-05). */
  const discard = () =>
    once(async () => {
      if (phase.kind !== 'asking') return
      const { unfinished: open } = phase
      setPhase({ kind: 'discarding', unfinished: open })
      try {
        await basket.getState().cancel()
      } catch (error) {
        const failure = failureOf(error)
        const isLeft = !failure?.isUnknown || (await askShop().catch(() => open)) !== null
        if (isLeft) return setPhase({ kind: 'asking', unfinished: open, failure: failure ?? undefined })
      }
      setDiscarded(true)
      await carryOut(wish)
    })

  return {
    phase,
    wish,
    change,
    isBusy: phase.kind === 'working' || change.isBusy,
    /** The amendment is gone, whatever became of what was asked then. */
    hasDiscarded,
    begin,
    discard,
    /** Goes back to the amendment, with no call (UA-06). */
    proceed: () => void goTo(pages.featured),
    /** Goes back to the box, with nothing left of what was tried. */
    goBack: () => {
      if (isUnderWay.current) return
      change.forget()
      setPhase({ kind: 'idle' })
    },
  }
}
