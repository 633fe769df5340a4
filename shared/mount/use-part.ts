import { useEffect, useState } from 'react'

/**
 * A part of a widget whose code is fetched when it is needed: null until it is there, 'missing' when it did not arrive.
 * `load` stays the same function; another `occasion` tries a fetch that failed once more.
 */
export function usePart<Part>(load: () => Promise<Part>, occasion?: unknown): Part | 'missing' | null {
  const [part, setPart] = useState<Part | 'missing' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(occasion): it is what causes another try
  useEffect(() => {
    let isHere = true
    const show = (found: Part | 'missing') => isHere && setPart(found)
    load().then(show, () => show('missing'))
    return () => {
      isHere = false
    }
  }, [load, occasion])
  return part
}
