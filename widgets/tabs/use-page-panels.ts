import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'

const elementOf = (id: string) => document.getElementById(id)

/** What the address points at; the page may have written it with its escapes. */
function target(): HTMLElement | null {
  try {
    return elementOf(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

const own = ['role', 'aria-labelledby', 'tabindex', 'hidden'] as const

/** Remembers a part of the page; the undo gives it back as it was. */
function keep(panel: HTMLElement): () => void {
  const before = own.map(name => [name, panel.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before) {
      if (value === null) panel.removeAttribute(name)
      else panel.setAttribute(name, value)
    }
  }
}

/** Makes the panel of a tab of a part of the page. */
function dress(panel: HTMLElement, tab: string): void {
  panel.removeAttribute('hidden')
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', tab)
  panel.tabIndex = 0
}

// Hidden so that a search in the page still finds what stands there, and the browser asks for it to be shown.
const hide = (panel: HTMLElement) => panel.setAttribute('hidden', 'until-found')

/** The parts of the page with these ids, of which one is shown, and how another is shown instead. */
export function usePagePanels(
  ids: readonly string[],
  tabId: (id: string) => string,
): [shown: string, show: (id: string) => void] {
  const pointedAt = () => ids.find(id => elementOf(id)?.contains(target()))
  const [chosen, show] = usePersistedState('tab', pointedAt() ?? ids[0] ?? '', persistedText)
  // What was left may be a part that the page has no more.
  const shown = ids.includes(chosen) ? chosen : (ids[0] ?? '')
  // One part alone is shown as it is.
  const panels = () => (ids.length > 1 ? ids.flatMap(id => elementOf(id) ?? []) : [])
  const undo = useRef(new Map<HTMLElement, () => void>())
  const showOnly = useEffectEvent((id: string) => {
    for (const panel of panels()) {
      if (!undo.current.has(panel)) undo.current.set(panel, keep(panel))
      // What is hidden is no panel: its box is still there, for the Tab key and for screen readers.
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
    // It was hidden when the browser looked for it.
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
      // On paper there is nothing to press.
      ['beforeprint', () => showAll()],
      ['afterprint', () => showAgain()],
    ]
    for (const [name, hear] of heard) window.addEventListener(name, hear, true)
    return () => {
      for (const [name, hear] of heard) window.removeEventListener(name, hear, true)
    }
  }, [])
  return [shown, show]
}
