// Runs in the page: the possible actions, and the faults.
import type { Target } from './steps'

export type Sight = {
  /** A new value after each load. */
  page: string
  address: string
  isBusy: boolean
  /** The part of the page with the focus, a widget's or the page's own; undefined when the body has it. */
  focus: string
  isFocusOurs: boolean
  texts: string[]
  /** Messages that are shown more than once at the same time. */
  twice: string[]
  /** The texts that two live regions have announced at the same moment. */
  echoes: string[]
  overflow: string
  deadDialog: string
}

export type Eyes = {
  targets(): { press: Target[]; fill: (Target & { type: string; options: string[] })[] }
  /** A point of the window at which it can be pressed; undefined when it cannot. */
  place(target: Target): Promise<{ x: number; y: number } | null>
  /** Focuses it as Tab would; gives whether it took the focus. */
  focus(target: Target): boolean
  element(target: Target): HTMLElement | undefined
  sight(): Sight
}

const page = crypto.randomUUID?.() ?? String(Math.random())
const pressable =
  'button, a[href], [role=button], [role=tab], summary, input[type=checkbox], input[type=radio]'
const fillable = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]), select, textarea'
const ours = '.doorstep, [data-widget]'
const others = '[data-demo], [data-demo] *'
const oneLine = (text: string | null | undefined) => text?.trim().replace(/\s+/g, ' ') ?? ''

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
const isBehind = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null

const nameOf = (element: Element): string => {
  const label = (element as HTMLInputElement).labels?.[0]
  const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const name = element.getAttribute('aria-label') ?? title?.textContent ?? (label ?? element).textContent
  return oneLine(name).slice(0, 80)
}
/** Numbers change during shopping, so that a control named by them is found by its words. */
const stem = (name: string) => name.replace(/[\d.,£]+/g, '#')

const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    element => !element.matches(others) && isShown(element) && !isBehind(element),
  )

function targetsOf(selector: string): (Target & { element: HTMLElement })[] {
  const counts = new Map<string, number>()
  return all(selector).map(element => {
    const [tag, name] = [element.localName, stem(nameOf(element))]
    const nth = counts.get(tag + name) ?? 0
    counts.set(tag + name, nth + 1)
    return { tag, name, nth, isOurs: element.closest(ours) !== null, element }
  })
}

const element = ({ tag, name, nth }: Target) =>
  [...targetsOf(pressable), ...targetsOf(fillable)].find(
    each => each.tag === tag && each.name === name && each.nth === nth,
  )?.element

async function place(target: Target): Promise<{ x: number; y: number } | null> {
  const found = element(target)
  if (!found) return null
  const aim = found.matches('input[type=radio], input[type=checkbox]')
    ? ((found as HTMLInputElement).labels?.[0] ?? found)
    : found
  aim.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  const { left, top, width, height } = aim.getClientRects()[0] ?? aim.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return hit && (aim.contains(hit) || hit.contains(aim)) ? { x, y } : null
}

const live = '[role=alert], [role=status], [aria-live]:not([aria-live=off])'
const said: { at: number; text: string; region: Element }[] = []
function listen(): void {
  const last = new WeakMap<Element, string>()
  const hear = () => {
    for (const region of document.querySelectorAll(live)) {
      if (region.matches(others)) continue
      const text = oneLine(region.textContent)
      if (text && last.get(region) !== text) said.push({ at: performance.now(), text, region })
      last.set(region, text)
    }
  }
  hear()
  said.length = 0
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true })
}

function echoes(): string[] {
  const heard = said.splice(0)
  return heard
    .filter(({ text, at, region }, index) =>
      heard.some(
        (other, before) =>
          before < index &&
          other.text === text &&
          at - other.at < 800 &&
          !other.region.contains(region) &&
          !region.contains(other.region),
      ),
    )
    .map(({ text }) => text)
}

/** The field of an error: two fields may be wrong in the same way. */
function fieldOf(error: Element): Element | undefined {
  return all('[aria-invalid=true]').find(field =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').some(id => {
      const description = document.getElementById(id)
      return description && (description.contains(error) || error.contains(description))
    }),
  )
}

function twice(): string[] {
  const alerts = all('.doorstep [data-tone], .doorstep [role=alert], .doorstep [role=status]').filter(
    each =>
      !each.closest('[data-doorstep-shell]') && !each.parentElement?.closest('[data-tone], [role=alert]'),
  )
  const words = alerts
    // A hidden control is for screen readers only.
    .filter(each => each.getBoundingClientRect().width > 2)
    .map(each => ({ text: oneLine(each.innerText), field: fieldOf(each) }))
    .filter(({ text }) => /\w.*[.!?…]$/.test(text))
  return words
    .filter(({ text, field }, at) =>
      words.some((other, before) => before < at && other.text === text && other.field === field),
    )
    .map(({ text }) => text)
}

function overflow(): string {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const wide = all('.doorstep *').find(each => each.getBoundingClientRect().right > clientWidth + 1)
  return `${scrollWidth} of ${clientWidth} px${wide ? `, by ${wide.localName} “${oneLine(wide.innerText).slice(0, 40)}”` : ''}`
}

function deadDialog(): string {
  const covered = [...document.body.children].filter(each => each.matches('[aria-hidden=true], [inert]'))
  const main = document.querySelector('main')
  const isCovered = main && isBehind(main) && covered.some(each => each.contains(main))
  const dialogs = all('[aria-modal=true], dialog[open]')
  if (isCovered && !dialogs.length) return 'the page is hidden from screen readers, and there is no dialog'
  if (!dialogs.length && getComputedStyle(document.body).overflow === 'hidden')
    return 'the page cannot be scrolled, and there is no dialog'
  const top = dialogs.at(-1)
  if (top && !top.contains(document.activeElement))
    return `the focus is outside the dialog “${nameOf(top).slice(0, 40)}”`
  return ''
}

function sight(): Sight {
  const active = document.activeElement
  const isLost = !active || active === document.body || active === document.documentElement
  const attributes = ['aria-label', 'placeholder', 'title', 'alt']
  const named = [
    ...document.querySelectorAll('.doorstep [aria-label], .doorstep [placeholder], .doorstep [title]'),
  ]
  return {
    page,
    address: location.pathname + location.search,
    isBusy: all('.doorstep [aria-busy=true]').length > 0,
    focus: isLost ? '' : `${active.localName} ${nameOf(active)}`,
    isFocusOurs: !isLost && active.closest(ours) !== null,
    texts: [
      ...all('.doorstep').flatMap(root => root.innerText.split('\n')),
      ...named.flatMap(each => attributes.map(name => each.getAttribute(name) ?? '')),
    ].filter(Boolean),
    twice: twice(),
    echoes: echoes(),
    overflow: overflow(),
    deadDialog: deadDialog(),
  }
}

listen()
const eyes: Eyes = {
  targets: () => ({
    press: targetsOf(pressable)
      .filter(({ element }) => !element.matches(':disabled, [aria-disabled=true]'))
      .map(({ element: _, ...target }) => target),
    fill: targetsOf(fillable)
      .filter(({ element }) => !element.matches(':disabled, [readonly]'))
      .map(({ element: field, ...target }) => ({
        ...target,
        type: (field as HTMLInputElement).type,
        options: field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : [],
      })),
  }),
  place,
  focus(target) {
    const found = element(target)
    found?.focus()
    return found !== undefined && document.activeElement === found
  },
  element,
  sight,
}
Object.assign(window, { searchEyes: eyes })
