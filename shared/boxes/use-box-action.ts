import { useEffect, useRef, useState } from 'react'
import { editBasketBox, editBoxOrder, reorderBox } from '../api/box-orders'
import { type Failure, failureOf } from '../api/failure'
import type { Saved } from '../api/saved'
import { readWeek } from '../api/week'
import { boxTotals } from '../rules/box'
import type { BoxOrder, UnfinishedAmendment } from '../rules/box-order'
import { weekStart } from '../rules/dates'
import { today } from '../rules/london'
import { useApi } from '../services/use-api'
import { useBoxStore } from '../services/use-box'
import { useNavigation } from '../services/use-navigation'
import { useNow } from '../services/use-now'
import { useShop } from '../services/use-shop'
import type { BoxesWording } from './boxes-wording'

/**
 * What is asked of a box: to be changed from a page, to be changed for one week or for all from the weekly basket, or to
 * be ordered again.
 */
export type BoxWish = 'edit' | 'edit-week' | 'edit-all' | 'reorder'

type Phase = { failure?: Failure | undefined; title?: string | undefined } & (
  | { kind: 'idle' | 'working' }
  | { kind: 'asking' | 'discarding'; unfinished: UnfinishedAmendment }
)

const pages = { edit: '/shop/best-of-local/featured', reorder: '/shop/best-of-local/checkout' }

type BoxActionOptions = {
  box: BoxOrder
  /** The amendment that is not finished, as the page was written; undefined where it does not say. */
  unfinished: UnfinishedAmendment | null | undefined
  labels: BoxesWording
}

/** Changes a box or orders it again, one thing at a time; an amendment that is not finished comes first (UA-03, UA-04). */
export function useBoxAction({ box, unfinished, labels }: BoxActionOptions) {
  const api = useApi()
  const basket = useBoxStore()
  const { goTo } = useNavigation()
  const now = useNow()
  const restores = useShop(state => state.session.restores)
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [wish, setWish] = useState<BoxWish>('edit')
  const isUnderWay = useRef(false)
  /** An answer was lost: what the page was written with may be out of date. */
  const isInDoubt = useRef(false)

  // Whoever comes back with the back button finds the dialog at rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): it is what ends the wait
  useEffect(() => {
    isUnderWay.current = false
    setPhase({ kind: 'idle' })
  }, [restores])

  /** What the page says counts until something may have changed: then the shop is asked. */
  const readUnfinished = async () =>
    unfinished === undefined || restores || isInDoubt.current || basket.getState().hasCancelled
      ? (await readWeek(api, weekStart(today(now())))).unfinished
      : unfinished
  /** Waits for a basket that is still being read; is there something to be told about it first (A8)? */
  const findsItems = async () => {
    await basket.getState().settle()
    const { box: held } = basket.getState()
    return held !== null && boxTotals(held).items > 0
  }
  const send = (asked: BoxWish): Promise<Saved> => {
    if (asked === 'reorder') return reorderBox(api, box)
    if (asked === 'edit') return editBoxOrder(api, box)
    return editBasketBox(api, box, { isThisWeekOnly: asked === 'edit-week' })
  }
  const carryOut = async (asked: BoxWish) => {
    const { redirect } = await send(asked)
    const page = asked === 'reorder' ? pages.reorder : pages.edit
    if (redirect === null || !goTo(redirect)) goTo(page)
  }
  const fail = (error: unknown, title?: string) => {
    isUnderWay.current = false
    const failure = failureOf(error)
    if (failure?.isUnknown) {
      isInDoubt.current = true
      // What it has come to stands in the basket, and beside the button.
      void basket.getState().refresh()
    }
    setPhase({ kind: 'idle', ...(failure && { failure, title }) })
  }
  /** What to say before the shop's own words; nothing where nobody knows whether it failed. */
  const titleOf = (error: unknown, asked: BoxWish) =>
    asked !== 'reorder'
      ? undefined
      : failureOf(error)?.isUnknown
        ? labels.reorderUnknown
        : labels.reorderFailed

  /** Does what was asked, or asks about the unfinished amendment first. */
  async function begin(asked: BoxWish): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setWish(asked)
    setPhase({ kind: 'working' })
    const isBasketKnown = basket.getState().box !== null
    try {
      const open = await readUnfinished()
      if (open) {
        isUnderWay.current = false
        setPhase({ kind: 'asking', unfinished: open })
      } else if (asked === 'reorder' && !isBasketKnown && (await findsItems())) {
        isUnderWay.current = false
        setPhase({ kind: 'idle' })
      } else await carryOut(asked)
    } catch (error) {
      fail(error, titleOf(error, asked))
    }
  }

  /** Discards the amendment and goes on with what was asked (UA-05). */
  async function discard(): Promise<void> {
    if (isUnderWay.current || phase.kind !== 'asking') return
    isUnderWay.current = true
    const { unfinished: open } = phase
    setPhase({ kind: 'discarding', unfinished: open })
    try {
      await basket.getState().cancel()
    } catch (error) {
      isUnderWay.current = false
      setPhase({ kind: 'asking', unfinished: open, failure: failureOf(error) ?? undefined })
      return
    }
    try {
      await carryOut(wish)
    } catch (error) {
      fail(error, [titleOf(error, wish), labels.discarded].filter(Boolean).join(' '))
    }
  }

  return {
    phase,
    wish,
    begin,
    discard,
    /** Goes back to the amendment, with no call (UA-06). */
    proceed: () => void goTo(pages.edit),
    /** Goes back to the box, with nothing left of what was tried. */
    goBack: () => {
      if (!isUnderWay.current) setPhase({ kind: 'idle' })
    },
  }
}
