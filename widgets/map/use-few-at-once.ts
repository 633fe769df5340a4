import { useEffect, useState } from 'react'

/** As many more are drawn in a frame: fifty in one would hold a slow phone up. */
const inAFrame = 4

type Keyed = { readonly key: string }

function withMore<Item extends Keyed>(
  items: readonly Item[],
  drawn: readonly Item[],
  count: number,
): readonly Item[] {
  const keys = new Set(drawn.map(({ key }) => key))
  let room = count
  return items.filter(({ key }) => keys.has(key) || room-- > 0)
}

/** Those of the items that are drawn by now, in their order: a few at once, many in the frames that follow. */
export function useFewAtOnce<Item extends Keyed>(items: readonly Item[]): readonly Item[] {
  const [{ of, drawn }, setState] = useState({ of: items, drawn: withMore(items, [], inAFrame) })
  const isNew = of !== items
  const shown = isNew ? withMore(items, drawn, items.length > inAFrame ? 0 : inAFrame) : drawn
  if (isNew) setState({ of: items, drawn: shown })
  useEffect(() => {
    if (shown.length === items.length) return
    const frame = requestAnimationFrame(() =>
      setState({ of: items, drawn: withMore(items, shown, inAFrame) }),
    )
    return () => cancelAnimationFrame(frame)
  }, [items, shown])
  return shown
}
