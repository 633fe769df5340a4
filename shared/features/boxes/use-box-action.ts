import { useEffect, useEffectEvent, useState } from 'react'
import { type Failure, failureOf } from '../../domain/api/client/failure'
import { useBasketStore } from '../../domain/hooks/use-basket'
import { useChange } from '../../domain/hooks/use-change'
import { useShop } from '../../domain/hooks/use-shop'
import type { BoxOrder, UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { type BoxRequest, useBoxChange } from './use-box-change'
import { type Unfinished, useUnfinished } from './use-unfinished'

type Phase =
  | { kind: 'idle' | 'working' }
  /** A required read failed before anything was sent. */
  | { kind: 'unread'; failure: Failure }
  | { kind: 'asking' | 'discarding'; unfinished: UnfinishedAmendment }

type BoxActionOptions = {
  box: BoxOrder
  /** The page's unfinished amendment; undefined if the page does not say. */
  unfinished: UnfinishedAmendment | null | undefined
}

type Looked = Pick<ReturnType<typeof useBoxChange>, 'isBasketKnown' | 'findsItems'> & {
  unfinished: Unfinished
}

/**
 * Reads everything that a request depends on. Returns the phase in which to stop, or undefined if the request can be
 * sent.
 */
async function lookBefore(asked: BoxRequest, look: Looked): Promise<Phase | undefined> {
  const wasBasketKnown = look.isBasketKnown()
  try {
    const open = await look.unfinished.read()
    if (open) return { kind: 'asking', unfinished: open }
    const findsItems = asked === 'reorder' && !wasBasketKnown && (await look.findsItems())
    return findsItems ? { kind: 'idle' } : undefined
  } catch (error) {
    const failure = failureOf(error)
    return failure ? { kind: 'unread', failure } : { kind: 'idle' }
  }
}

/** Changes or re-orders a box, one action at a time; an unfinished amendment must be settled first (UA-03, UA-04). */
export function useBoxAction({ box, unfinished: ofPage }: BoxActionOptions) {
  const restores = useShop(state => state.session.restores)
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [request, setRequest] = useState<BoxRequest>('edit')
  const [hasDiscarded, setDiscarded] = useState(false)
  const unfinished = useUnfinished(ofPage)
  const { change, isBasketKnown, findsItems, sendChange, proceed } = useBoxChange(box, unfinished)
  const discarding = useChange<void>()
  const basket = useBasketStore()
  const isUnderWay = phase.kind === 'working' || phase.kind === 'discarding'

  // When the page is restored by the back button, the dialog is idle again.
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): it is what ends the wait
  useEffect(() => setPhase({ kind: 'idle' }), [restores])

  const goOn = async (asked: BoxRequest) => {
    await sendChange(asked)
    setPhase({ kind: 'idle' })
  }

  /** Starts an action, or first asks about an unfinished amendment. */
  const begin = async (asked: BoxRequest) => {
    if (isUnderWay) return
    setRequest(asked)
    setDiscarded(false)
    change.forget()
    discarding.forget()
    setPhase({ kind: 'working' })
    const stop = await lookBefore(asked, { unfinished, isBasketKnown, findsItems })
    if (stop) setPhase(stop)
    else await goOn(asked)
  }

  const goOnDiscarded = useEffectEvent(() => {
    // Nothing follows the discarding if the customer has left the question.
    if (phase.kind !== 'asking') return
    setDiscarded(true)
    setPhase({ kind: 'discarding', unfinished: phase.unfinished })
    void goOn(request)
  })
  /** Discards the unfinished amendment (UA-05), then carries out the request. */
  const discard = () =>
    discarding.begin('', {
      send: () => basket.getState().cancel(),
      isDone: async () => (await unfinished.askShop()) === null,
      onDone: () => goOnDiscarded(),
    })

  return {
    phase,
    request,
    change,
    isBusy: phase.kind === 'working' || change.isBusy,
    /** The amendment has been discarded, even if the following action failed. */
    hasDiscarded,
    begin,
    discarding,
    discard,
    proceed,
    /** Returns to the box and clears the result of the last action. */
    goBack: () => {
      if (isUnderWay || discarding.isBusy) return
      change.forget()
      setPhase({ kind: 'idle' })
    },
  }
}
