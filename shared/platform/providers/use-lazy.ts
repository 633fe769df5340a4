import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { openingMessages } from '../../ui/ui-messages'
import { useMessages } from '../messages/use-messages'
import { announce } from '../page/live-region'

/**
 * A part of a widget whose code is fetched when it is needed: null until it is there, 'missing' when it did not arrive.
 * `load` stays the same function; another `occasion` tries a fetch that failed once more.
 */
export function useLazy<Part>(load: () => Promise<Part>, occasion?: unknown): Part | 'missing' | null {
  const [part, setPart] = useState<Part | 'missing' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(occasion): it is what causes another try
  useEffect(() => {
    let isHere = true
    // Rendered in pieces, so that a press in between does not have to wait.
    const show = (found: Part | 'missing') => isHere && startTransition(() => setPart(found))
    load().then(show, () => show('missing'))
    return () => {
      isHere = false
    }
  }, [load, occasion])
  return part
}

const never = () => new Promise<never>(() => {})

/**
 * The part of a widget in which it opens a dialog: fetched at the first `occasion` that is not 0, and null until then.
 * When it does not arrive that is said, and `onMissing` closes what was to be opened; another occasion tries again.
 */
export function useLazyDialog<Part>(
  load: () => Promise<Part>,
  occasion: number,
  onMissing: () => void,
): Part | null {
  const { cannotOpen } = useMessages(openingMessages)
  const part = useLazy<Part>(occasion ? load : never, occasion)
  const giveUp = useEffectEvent(() => {
    announce(cannotOpen, 'assertive')
    onMissing()
  })
  useEffect(() => {
    if (part === 'missing') giveUp()
  }, [part])
  return part === 'missing' ? null : part
}
