import { useEffect, useState } from 'react'

type Keyed = { readonly key: string }

/** What is drawn a frame later: first all that is to go has gone, then a few more come. */
function later<Item extends Keyed>(
  items: readonly Item[],
  drawn: readonly Item[],
  count: number,
): readonly Item[] {
  const keys = new Set(drawn.map(({ key }) => key))
  const kept = items.filter(({ key }) => keys.has(key))
  if (kept.length < drawn.length) return kept
  let room = count
  return items.filter(({ key }) => keys.has(key) || room-- > 0)
}

const isSame = <Item>(items: readonly Item[], drawn: readonly Item[]) =>
  items.length === drawn.length && items.every((item, at) => item === drawn[at])

/** Those of the items that are drawn by now, in their order: so many more in each frame, as fifty in one would hold a slow phone up. */
export function useFewAtOnce<Item extends Keyed>(items: readonly Item[], inAFrame: number): readonly Item[] {
  const [drawn, setDrawn] = useState<readonly Item[]>([])
  useEffect(() => {
    if (isSame(items, drawn)) return
    const frame = requestAnimationFrame(() => setDrawn(later(items, drawn, inAFrame)))
    return () => cancelAnimationFrame(frame)
  }, [items, drawn, inAFrame])
  return drawn
}
