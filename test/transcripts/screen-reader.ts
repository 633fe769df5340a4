import { screen } from '@testing-library/react'
import { renderPage } from '../../demo-pages/pages/render'
import type { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { pass } from '../support/test-time'

type Visit = ReturnType<ReturnType<typeof createDemoShop>['visit']>

const unspoken = '[aria-hidden=true], [hidden], [style*="visibility: hidden"], script, style'

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

/** The text of an element as it is read: a pause between its blocks is a stop here. */
function wordsOf(element: Element | null): string {
  const texts: string[] = []
  let block: Element | null | undefined = null
  const walk = document.createNodeIterator(element ?? document.createElement('p'), NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ') ?? ''
    if (!text.trim() || node.parentElement?.closest(unspoken)) continue
    const own = node.parentElement?.closest('p, li, h1, h2, h3, h4, div, section, button, a, dt, dd, label')
    // Two elements side by side are read apart.
    const gap = /\w$/.test(texts.at(-1) ?? '') && /^[\w£]/.test(text) ? ' ' : ''
    if (own === block) texts.push(`${texts.pop() ?? ''}${gap}${text}`)
    else texts.push(text)
    block = own
  }
  return texts.map(text => text.trim()).join(' · ')
}

/** Fields without a role of their own. */
const secret = (element: Element) =>
  element instanceof HTMLInputElement && element.type === 'password'
    ? [wordsOf(element.labels?.[0] ?? null), 'password field'].join(', ')
    : ''

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
    const value =
      element instanceof HTMLInputElement && element.value && !/radio|checkbox/.test(element.type)
        ? [`“${element.value}”`]
        : []
    const described = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap(id => wordsOf(document.getElementById(id)) || [])
    if (element instanceof HTMLInputElement && element.checked) stateWords.push('checked')
    // NVDA reads the sentences of a dialog after its name, but no table and no field.
    const sentences = role.endsWith('dialog')
      ? [...element.querySelectorAll('p')].flatMap(each => wordsOf(each) || [])
      : []
    return [name || 'no name', role, ...stateWords, ...value, ...described, ...sentences]
      .join(', ')
      .replace(/\s+/g, ' ')
  }
  return secret(element) || wordsOf(element) || 'nothing'
}

/**
 * Listens as a screen reader does: the announcements of live regions, in order, and the moves of the focus. A
 * region inserted with its text is read when somebody gets there; only an alert is announced at once.
 */
export function listen({ isEveryMoveHeard = false } = {}) {
  const lines: string[] = []
  const said = new WeakMap<Element, string>()
  const live = '[role=status], [role=alert]'
  for (const region of document.querySelectorAll(live)) said.set(region, wordsOf(region))
  const watch = new MutationObserver(() => {
    for (const region of document.querySelectorAll(live)) {
      const text = wordsOf(region)
      const isKnown = said.has(region) || region.matches('[role=alert]')
      if (isKnown && text && said.get(region) !== text) lines.push(`says: ${text}`)
      said.set(region, text)
    }
  })
  watch.observe(document, { subtree: true, childList: true, characterData: true })
  let focused = document.activeElement
  const onMove = ({ target }: FocusEvent) => {
    if (target instanceof Element) lines.push(`at: ${read(target)}`)
  }
  if (isEveryMoveHeard) document.addEventListener('focusin', onMove)
  return {
    lines,
    /** Performs an action, waits until all its effects are over, and records the speech. */
    async step(does: string, act: () => Promise<unknown>) {
      lines.push(`> ${does}`)
      await act()
      await pass(2500)
      const now = document.activeElement
      if (!isEveryMoveHeard && now && now !== focused && now !== document.body) lines.push(`at: ${read(now)}`)
      focused = now
    },
    stop() {
      watch.disconnect()
      document.removeEventListener('focusin', onMove)
    },
  }
}

const sentencesOf = (line: string) =>
  line
    .slice(line.indexOf(': ') + 2)
    .split(/(?<=[.!?…])\s+| · /)
    .filter(sentence => sentence.includes(' '))
const isSaid = (line: string) => line.startsWith('says: ')

/**
 * The sentences that are heard twice after one action: in two announcements of the same words, or in an announcement
 * and with the place that the focus has moved to. A pressed button that explains itself is left out.
 */
export function saidTwice(lines: readonly string[]): string[] {
  const steps: string[][] = []
  for (const line of lines)
    if (line.startsWith('> ')) steps.push([line])
    else steps.at(-1)?.push(line)
  return steps.flatMap(([does = '', ...heard]) => {
    const others = heard.filter(line => !line.startsWith(`at: ${does.replace('> presses ', '')},`))
    const said = others.filter(isSaid)
    const places = others.filter(line => !isSaid(line))
    return [
      ...said.filter((line, at) => said.indexOf(line) !== at),
      ...said.flatMap(sentencesOf).filter(sentence => places.some(place => place.includes(sentence))),
    ]
  })
}
