import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { openingMessages } from '../../ui/ui-messages'
import { useMessages } from '../messages/use-messages'
import { announce } from '../page/live-region'

/**
 * Loads a part of a widget when it is needed: null until it has arrived, 'missing' if it could not be fetched.
 * `load` must be the same function each time; a new `occasion` repeats a failed fetch.
 */
export function useLazy<Part>(load: () => Promise<Part>, occasion?: unknown): Part | 'missing' | null {
  const [part, setPart] = useState<Part | 'missing' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(occasion): it is what causes another try
  useEffect(() => {
    // A second failure is to be announced as well.
    setPart(known => (known === 'missing' ? null : known))
    // A transition lets a press interrupt the rendering.
    const show = (found: Part | 'missing') => startTransition(() => setPart(found))
    load().then(show, () => show('missing'))
  }, [load, occasion])
  return part
}

const never = () => new Promise<never>(() => {})

/**
 * Loads the part of a widget that opens a dialog, at the first `occasion` other than 0; null until then. If it
 * cannot be fetched, a message is announced and `onMissing` is called; another occasion tries again.
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
