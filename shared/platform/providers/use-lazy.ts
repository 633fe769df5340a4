import { startTransition, useEffect, useState } from 'react'

/**
 * Loads a part of a widget when it is needed: null until it has arrived, 'missing' if it could not be fetched.
 * `load` is null until it is needed, and otherwise the same function each time; a new `occasion` repeats a failed fetch.
 */
export function useLazy<Part>(
  load: (() => Promise<Part>) | null,
  occasion?: unknown,
): Part | 'missing' | null {
  const [part, setPart] = useState<Part | 'missing' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(occasion): it is what causes another try
  useEffect(() => {
    // A second failure is to be announced as well.
    setPart(known => (known === 'missing' ? null : known))
    // A transition lets a press interrupt the rendering.
    const show = (found: Part | 'missing') => startTransition(() => setPart(found))
    load?.().then(show, () => show('missing'))
  }, [load, occasion])
  return part
}
