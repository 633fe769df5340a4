import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { hasFocus, setFocus } from '../../shared/platform/page/focus'
import { holds } from '../../shared/platform/page/host/elements'
import { namedInAddress } from '../../shared/platform/page/host/find-in-page'
import { partWithId } from '../../shared/platform/page/placeholders'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'

const elementOf = partWithId

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

/** Returns the first wrong field of the form of a wrong field. */
const firstWrong = (field: HTMLInputElement): Element | undefined =>
  [...((field.form?.elements ?? [field]) as Iterable<HTMLInputElement>)].find(
    ({ willValidate, validity }) => willValidate && !validity.valid,
  )

/**
 * A browser that will not send a form focuses its first wrong field, unless the field is hidden. A script that only
 * asks at each key whether the form is right focuses none, and must open nothing.
 */
function letFocusIn(part: HTMLElement | null, target: EventTarget | null, then: (isIn: boolean) => void) {
  const field = target as HTMLInputElement
  if (firstWrong(field) !== field) return
  part?.removeAttribute('hidden')
  setTimeout(() => {
    // The page's own check at a press on its button.
    const { type } = document.activeElement as HTMLInputElement
    if (type === 'submit' || type === 'image') setFocus(field)
    then(hasFocus(part))
  })
}

// With `until-found`, the browser's search still finds hidden text and fires an event to show it.
const hide = (panel: HTMLElement) => panel.setAttribute('hidden', 'until-found')

/** Shows one of the parts of the page with these ids; returns its id and a function to show another. */
export function usePagePanels(
  ids: readonly string[],
  tabId: (id: string) => string,
): [shown: string, show: (id: string) => void] {
  const pointedAt = () => ids.find(id => elementOf(id)?.contains(namedInAddress()))
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
    // Back to the address without a fragment is back to the first part; `#` alone leads to the top of the page.
    const id = pointedAt() ?? (location.href.includes('#') ? undefined : ids[0])
    if (id === undefined) return
    show(id)
    // The part was hidden when the browser looked for the fragment.
    elementOf(id)?.removeAttribute('hidden')
    namedInAddress()?.scrollIntoView()
  })
  const partWith = (target: EventTarget | null) => ids.find(id => holds(elementOf(id), target))
  const find = useEffectEvent(({ target }: Event) => {
    const id = partWith(target)
    if (id !== undefined) show(id)
  })
  const lookAt = useEffectEvent(({ target }: Event) => {
    const id = partWith(target)
    const shut = id === shown ? undefined : id
    if (shut) letFocusIn(elementOf(shut), target, isIn => (isIn ? show(shut) : showOnly(shown)))
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
      ['invalid', event => lookAt(event)],
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
