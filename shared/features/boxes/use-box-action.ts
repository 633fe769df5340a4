import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../../domain/api/client/failure'
import { useBasketStore } from '../../domain/hooks/use-basket'
import { useShop } from '../../domain/hooks/use-shop'
import type { BoxOrder, UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { type BoxRequest, useBoxChange } from './use-box-change'
import { useUnfinished } from './use-unfinished'

type Phase =
  | { kind: 'idle' | 'working' }
  /** A read that had to come first has failed; nothing was sent. */
  | { kind: 'unread'; failure: Failure }
  | { kind: 'asking' | 'discarding'; unfinished: UnfinishedAmendment; failure?: Failure | undefined }

type BoxActionOptions = {
  box: BoxOrder
  /** The unfinished amendment, as the page was written; undefined if the page does not say. */
  unfinished: UnfinishedAmendment | null | undefined
}

/** Runs one action at a time; a press during an action does nothing. */
function useOneAtATime() {
  const isUnderWay = useRef(false)
  const release = useCallback(() => {
    isUnderWay.current = false
  }, [])
  return {
    isUnderWay: () => isUnderWay.current,
    release,
    async once(act: () => Promise<void>): Promise<void> {
      if (isUnderWay.current) return
      isUnderWay.current = true
      try {
        await act()
      } finally {
        release()
      }
    },
  }
}

/**
 * Changes or re-orders a box, one action at a time; an unfinished amendment has to be settled first (UA-03, UA-04).
 */
export function useBoxAction({ box, unfinished: ofPage }: BoxActionOptions) {
  const basket = useBasketStore()
  const restores = useShop(state => state.session.restores)
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [request, setRequest] = useState<BoxRequest>('edit')
  const [hasDiscarded, setDiscarded] = useState(false)
  const unfinished = useUnfinished(ofPage)
  const { change, isBasketKnown, findsItems, sendChange, proceed } = useBoxChange(box, unfinished)
  const { once, isUnderWay, release } = useOneAtATime()

  // When the page is restored by the back button, the dialog is idle again.
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): it is what ends the wait
  useEffect(() => {
    release()
    setPhase({ kind: 'idle' })
  }, [restores, release])

  const goOn = async (asked: BoxRequest) => {
    await sendChange(asked)
    setPhase({ kind: 'idle' })
  }

  /** Starts an action, or first asks about an unfinished amendment. */
  const begin = (asked: BoxRequest) =>
    once(async () => {
      setRequest(asked)
      setDiscarded(false)
      change.forget()
      setPhase({ kind: 'working' })
      const wasBasketKnown = isBasketKnown()
      try {
        const open = await unfinished.read()
        if (open) return setPhase({ kind: 'asking', unfinished: open })
        if (asked === 'reorder' && !wasBasketKnown && (await findsItems())) return setPhase({ kind: 'idle' })
      } catch (error) {
        const failure = failureOf(error)
        return setPhase(failure ? { kind: 'unread', failure } : { kind: 'idle' })
      }
      await goOn(asked)
    })

  /** Discards the amendment and continues with the requested action (UA-05). */
  const discard = () =>
    once(async () => {
      if (phase.kind !== 'asking') return
      const { unfinished: open } = phase
      setPhase({ kind: 'discarding', unfinished: open })
      try {
        await basket.getState().cancel()
      } catch (error) {
        const failure = failureOf(error)
        const isLeft = !failure?.isUnknown || (await unfinished.askShop().catch(() => open)) !== null
        if (isLeft) return setPhase({ kind: 'asking', unfinished: open, failure: failure ?? undefined })
      }
      setDiscarded(true)
      await goOn(request)
    })

  return {
    phase,
    request,
    change,
    isBusy: phase.kind === 'working' || change.isBusy,
    /** The amendment has been discarded, whether or not the action after it succeeded. */
    hasDiscarded,
    begin,
    discard,
    proceed,
    /** Returns to the box and clears the result of the last action. */
    goBack: () => {
      if (isUnderWay()) return
      change.forget()
      setPhase({ kind: 'idle' })
    },
  }
}
