import { useCallback, useEffect, useRef, useState } from 'react'
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

/** Discards an unfinished amendment (UA-05). */
function useDiscarding(unfinished: Unfinished) {
  const basket = useBasketStore()
  const change = useChange<void>()
  // Nothing follows the discarding if the customer has left the question.
  const isAwaited = useRef(false)
  const leave = useCallback(() => {
    isAwaited.current = false
  }, [])
  return {
    change,
    leave,
    async begin(goOn: () => void) {
      isAwaited.current = true
      await change.begin('', {
        send: () => basket.getState().cancel(),
        isDone: async () => (await unfinished.askShop()) === null,
        onDone: () => {
          if (isAwaited.current) goOn()
        },
      })
    },
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
  const discarding = useDiscarding(unfinished)
  const { leave } = discarding
  const { once, isUnderWay, release } = useOneAtATime()

  // When the page is restored by the back button, the dialog is idle again.
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): it is what ends the wait
  useEffect(() => {
    release()
    leave()
    setPhase({ kind: 'idle' })
  }, [restores, release, leave])

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
      discarding.change.forget()
      setPhase({ kind: 'working' })
      const stop = await lookBefore(asked, { unfinished, isBasketKnown, findsItems })
      if (stop) setPhase(stop)
      else await goOn(asked)
    })

  const discard = async () => {
    if (phase.kind !== 'asking') return
    const { unfinished: open } = phase
    await discarding.begin(() => {
      setDiscarded(true)
      setPhase({ kind: 'discarding', unfinished: open })
      void once(() => goOn(request))
    })
  }

  return {
    phase,
    request,
    change,
    isBusy: phase.kind === 'working' || change.isBusy,
    /** The amendment has been discarded, even if the following action failed. */
    hasDiscarded,
    begin,
    discarding: discarding.change,
    discard,
    proceed,
    /** Returns to the box and clears the result of the last action. */
    goBack: () => {
      if (isUnderWay() || discarding.change.isBusy) return
      leave()
      change.forget()
      setPhase({ kind: 'idle' })
    },
  }
}
