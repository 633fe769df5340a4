import { screen } from '@testing-library/react'
import { renderPage } from '../../demo-pages/pages/render'
import type { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { pass } from '../support/test-time'

type Visit = ReturnType<ReturnType<typeof createDemoShop>['visit']>

/** The placeholders of those widgets as a page of the shop prints them, each active from the start. */
export function placeholdersOf(visit: Visit, path: string, widgets: readonly string[]): string {
  const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
  const found = [...page.querySelectorAll<HTMLElement>('[data-widget]')].filter(({ dataset }) =>
    widgets.includes(dataset.widget ?? ''),
  )
  for (const placeholder of found) {
    placeholder.dataset.load = 'ready'
    delete placeholder.dataset.printed
  }
  return found.map(({ outerHTML }) => outerHTML).join('\n')
}

const roles =
  'button link textbox spinbutton combobox checkbox radio tab heading dialog alertdialog region group gridcell option status alert'.split(
    ' ',
  )
const states = ['expanded', 'checked', 'pressed', 'selected', 'disabled', 'invalid', 'busy', 'modal']

/** An element as a screen reader reads it: its name, role, state, value and description. */
function read(element: Element): string {
  for (const role of roles) {
    let name: string | undefined
    screen.queryAllByRole(role, {
      hidden: true,
      name: (found, each) => {
        if (each === element) name = found
        return false
      },
    })
    if (name === undefined) continue
    const stateWords = states.flatMap(state => {
      const value = element.getAttribute(`aria-${state}`)
      return value && value !== 'false' ? [value === 'true' ? state : `${state} ${value}`] : []
    })
    const value = element instanceof HTMLInputElement && element.value ? [`“${element.value}”`] : []
    const described = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap(id => document.getElementById(id)?.textContent.trim() || [])
    return [name || 'no name', role, ...stateWords, ...value, ...described].join(', ').replace(/\s+/g, ' ')
  }
  return element.textContent.trim().replace(/\s+/g, ' ') || 'nothing'
}

/**
 * Listens as a screen reader does: the announcements of live regions, in order, and the moves of the focus. A
 * region inserted with its text is read when somebody gets there; only an alert is announced at once.
 */
export function listen() {
  const lines: string[] = []
  const said = new WeakMap<Element, string>()
  const words = (region: Element) => region.textContent.trim().replace(/\s+/g, ' ')
  const live = '[role=status], [role=alert]'
  for (const region of document.querySelectorAll(live)) said.set(region, words(region))
  const watch = new MutationObserver(() => {
    for (const region of document.querySelectorAll(live)) {
      const text = words(region)
      const isKnown = said.has(region) || region.matches('[role=alert]')
      if (isKnown && text && said.get(region) !== text) lines.push(`says: ${text}`)
      said.set(region, text)
    }
  })
  watch.observe(document, { subtree: true, childList: true, characterData: true })
  let focused = document.activeElement
  return {
    lines,
    /** Performs an action, waits until all its effects are over, and records the speech. */
    async step(does: string, act: () => Promise<unknown>) {
      lines.push(`> ${does}`)
      await act()
      await pass(2500)
      const now = document.activeElement
      if (now && now !== focused && now !== document.body) lines.push(`at: ${read(now)}`)
      focused = now
    },
    stop: () => watch.disconnect(),
  }
}
