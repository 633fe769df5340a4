import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../../domain/api/client/failure'
import { useBasketStore } from '../../domain/hooks/use-basket'
import { useShop } from '../../domain/hooks/use-shop'
import type { BoxOrder, UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { type BoxRequest, useBoxChange } from './use-box-change'
import { useUnfinished } from './use-unfinished'

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

/** One thing at a time: what is pressed meanwhile does nothing. */
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

/** Changes a box or orders it again, one thing at a time; an amendment that is not finished comes first (UA-03, UA-04). */
export function useBoxAction({ box, unfinished: ofPage }: BoxActionOptions) {
  const basket = useBasketStore()
  const restores = useShop(state => state.session.restores)
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [request, setRequest] = useState<BoxRequest>('edit')
  const [hasDiscarded, setDiscarded] = useState(false)
  const unfinished = useUnfinished(ofPage)
  const { change, isBasketKnown, findsItems, sendChange, proceed } = useBoxChange(box, unfinished)
  const { once, isUnderWay, release } = useOneAtATime()

  // Whoever comes back with the back button finds the dialog at rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): it is what ends the wait
  useEffect(() => {
    release()
    setPhase({ kind: 'idle' })
  }, [restores, release])

  const goOn = async (asked: BoxRequest) => {
    await sendChange(asked)
    setPhase({ kind: 'idle' })
  }

  /** Does what was asked, or asks about the unfinished amendment first. */
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
    /** The amendment is gone, whatever became of what was asked then. */
    hasDiscarded,
    begin,
    discard,
    proceed,
    /** Goes back to the box, with nothing left of what was tried. */
    goBack: () => {
      if (isUnderWay()) return
      change.forget()
      setPhase({ kind: 'idle' })
    },
  }
}
