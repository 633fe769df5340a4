import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'

const elementOf = (id: string) => document.getElementById(id)

/** Returns the element that the URL's fragment refers to; the fragment may be percent-encoded. */
function target(): HTMLElement | null {
  try {
    return elementOf(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

const own = ['role', 'aria-labelledby', 'tabindex', 'hidden'] as const

/** Remembers the attributes of a part of the page; returns a function that restores them. */
function keep(panel: HTMLElement): () => void {
  const before = own.map(name => [name, panel.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before) {
      if (value === null) panel.removeAttribute(name)
      else panel.setAttribute(name, value)
    }
  }
}

/** Turns a part of the page into a tab panel. */
function dress(panel: HTMLElement, tab: string): void {
  panel.removeAttribute('hidden')
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', tab)
  panel.tabIndex = 0
}

// With `until-found`, the browser's search still finds hidden text and fires an event to show it.
const hide = (panel: HTMLElement) => panel.setAttribute('hidden', 'until-found')

/** Shows one of the parts of the page with these ids; returns its id and a function to show another. */
export function usePagePanels(
  ids: readonly string[],
  tabId: (id: string) => string,
): [shown: string, show: (id: string) => void] {
  const pointedAt = () => ids.find(id => elementOf(id)?.contains(target()))
  const [chosen, show] = usePersistedState('tab', pointedAt() ?? ids[0] ?? '', persistedText)
  // The stored part may no longer be on the page.
  const shown = ids.includes(chosen) ? chosen : (ids[0] ?? '')
  // A single part needs no tabs.
  const panels = () => (ids.length > 1 ? ids.flatMap(id => elementOf(id) ?? []) : [])
  const undo = useRef(new Map<HTMLElement, () => void>())
  const showOnly = useEffectEvent((id: string) => {
    for (const panel of panels()) {
      if (!undo.current.has(panel)) undo.current.set(panel, keep(panel))
      // A hidden part must not be a tab panel: with `until-found` its own box stays in the tab order, and screen
      // readers still find it.
      undo.current.get(panel)?.()
      if (panel.id === id) dress(panel, tabId(id))
      else hide(panel)
    }
  })
  const showAll = useEffectEvent(() => {
    for (const panel of panels()) panel.removeAttribute('hidden')
  })
  const follow = useEffectEvent(() => {
    const id = pointedAt()
    if (id === undefined) return
    show(id)
    // The part was hidden when the browser looked for the fragment.
    elementOf(id)?.removeAttribute('hidden')
    target()?.scrollIntoView()
  })
  const find = useEffectEvent((event: Event) => {
    const id = ids.find(each => event.target instanceof Node && elementOf(each)?.contains(event.target))
    if (id !== undefined) show(id)
  })
  const showAgain = useEffectEvent(() => showOnly(shown))

  useLayoutEffect(() => showOnly(shown), [shown])
  useLayoutEffect(() => {
    const parts = undo.current
    return () => {
      for (const giveBack of parts.values()) giveBack()
      parts.clear()
    }
  }, [])
  useEffect(() => {
    const heard: readonly [string, (event: Event) => void][] = [
      ['hashchange', () => follow()],
      ['beforematch', event => find(event)],
      // For printing, all parts are shown.
      ['beforeprint', () => showAll()],
      ['afterprint', () => showAgain()],
    ]
    // A link to a panel opens it. Ends with: the widget goes.
    for (const [name, hear] of heard) window.addEventListener(name, hear, true)
    return () => {
      for (const [name, hear] of heard) window.removeEventListener(name, hear, true)
    }
  }, [])
  return [shown, show]
}
