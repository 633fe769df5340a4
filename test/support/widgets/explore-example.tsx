import { act, fireEvent } from '@testing-library/react'
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Fetch } from '../../../shared/domain/api/client/exchange'
import type { WindowEvents } from '../../../shared/platform/page/events/window-events'
import { announce } from '../../../shared/platform/page/shell'
import type { Example } from '../../../shared/platform/runtime/example'
import type { WidgetDefinition } from '../../../shared/platform/runtime/widget-definition'
import { openPage } from '../page/open-page'
import { pass } from '../test-time'
import { createWordWatch, markedLabels, plain, type WordWatch, withJson } from '../words/marked-words'
import { faultsOfMessages } from '../words/said-twice'
import { definitionOf, pageOf } from './all-widgets'

/** The events that widgets raise and hear; the runtime has others. */
export const widgetEvents = [
  'valid-postcode',
  'product-posted',
  'basket-updated',
  'open-weekly-basket',
] as const satisfies readonly (keyof WindowEvents)[]
export type WidgetEvent = (typeof widgetEvents)[number]

export type Exploration = {
  definition: WidgetDefinition
  example: Example
  /** Whether reading fails at first, too. */
  readsFail?: boolean
  /** A page of the shop whose placeholder stands in the place of the example's: it knows the visitor's own orders. */
  shopPage?: string | undefined
  /** Begins with what stands last. */
  fromLast?: boolean
  /** What is pressed before all else where it stands. */
  first?: RegExp | undefined
  /** In which ways each call fails, one after the other, before it is answered. */
  troubles?: readonly Trouble[]
  /** What is typed into each field. */
  typed?: string
}

/** An answer that is none; it may be made of the one that would have been right. */
export type Trouble = (right: () => Promise<Response>) => Response | Promise<Response>

type Visit = ReturnType<ReturnType<typeof createDemoShop>['visit']>
export const clock = () => new Date('2026-11-25T12:00:00Z')

const refusal = { message: 'Vetoed by Beryl' }
const usualTroubles: readonly Trouble[] = [
  () => Response.json(refusal, { status: 422 }),
  () => Promise.reject(new TypeError('Failed to fetch')),
  () => new Response('', { status: 500 }),
  () => Response.json({}, { status: 403 }),
]
const usualText = 'BS3 4TN'

/** Hands on what the shop answers, keeps its texts, and lets each call fail in every way before it is answered. */
function troubledFetch(
  visit: Visit,
  { readsFail = false, troubles = usualTroubles }: Exploration,
  watch: WordWatch,
) {
  const met = new Map<string, number>()
  const seen = { troubles: 0, changes: 0 }
  const fetch: Fetch = async request => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/\d+/g, '#')}`
    const nth = met.get(call) ?? 0
    const trouble = (readsFail || request.method !== 'GET') && troubles[nth]
    if (trouble) {
      met.set(call, nth + 1)
      seen.troubles++
      if (request.method !== 'GET') seen.changes++
      return trouble(() => visit.fetch(request))
    }
    const answer = await visit.fetch(request)
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    watch.allow(body)
    return answer
  }
  return { fetch, seen }
}

/** An order for one day, and something in the basket unless it shall be empty. */
async function orderSomething(visit: Visit, isBasketEmpty: boolean): Promise<void> {
  await visit.call('POST', '/api/product/oneoff', { id: 111, date: '2026-11-27', quantity: 1 })
  for (const id of isBasketEmpty ? [] : [231, 201])
    await visit.call('POST', '/api/product/bol', { id, quantity: 3, increment: false })
}

const placeholderIn = (page: string, name: string) =>
  new DOMParser().parseFromString(page, 'text/html').querySelector(`[data-widget="${name}"]`)?.outerHTML ?? ''

/** The page on which every widget speaks in marked words; what else may be shown is told to the watch. */
async function markedPage({ definition, example, shopPage }: Exploration, visit: Visit, watch: WordWatch) {
  const { name, options } = definition
  const served = shopPage
    ? placeholderIn(renderPage(shopPage, visit.page(shopPage)) ?? '', name)
    : pageOf(example)
  const ready = served.replaceAll(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`)
  const inner = 'postcodeLabels' in options && {
    postcodeLabels: markedLabels(await definitionOf('postcode-panel')),
  }
  let page = withJson(ready, name, { ...(options.labels && { labels: markedLabels(definition) }), ...inner })
  const all = [...ready.matchAll(/data-widget="([\w-]+)"/g)].map(([, other = '']) => other)
  for (const other of new Set(all))
    if (other !== name) page = withJson(page, other, { labels: markedLabels(await definitionOf(other)) })
  for (const { fallback } of Object.values(options)) if (typeof fallback === 'string') watch.allow(fallback)
  const { body } = new DOMParser().parseFromString(ready, 'text/html')
  for (const placeholder of body.querySelectorAll(`[data-widget="${name}"]`)) {
    const { labels: _, ...given } = JSON.parse(
      placeholder.querySelector(':scope > script')?.textContent?.trim() || '{}',
    )
    const slots = [...placeholder.querySelectorAll('template')].map(slot => slot.content.textContent)
    watch.allow(
      given,
      slots,
      [...placeholder.attributes].map(({ value }) => value),
    )
  }
  return page
}

const textIn = (element: Element) => element.textContent

const controls = 'button, select, input:not([type=hidden]), textarea'
const dialogs = '[role=dialog], [role=alertdialog]'

/** Days differ by their dates only, and lines by their numbers: one of each is tried. */
const dates =
  /\b(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|January|February|March|April|May|June|July|August|September|October|November|December)\b|\d+/g

const nameOf = (control: Element) =>
  [
    control.localName,
    control.getAttribute('type'),
    control.getAttribute('type') === 'radio' && control.getAttribute('value'),
    control.getAttribute('type') === 'password' && control.getAttribute('name'),
    plain(control.getAttribute('aria-label') ?? control.textContent?.slice(0, 60) ?? '').replace(dates, '#'),
    control.closest(dialogs) && 'in a dialog',
  ]
    .filter(Boolean)
    .join(' ')

type Offer = Pick<Exploration, 'fromLast' | 'first'> & {
  closing: readonly string[]
  tried: ReadonlySet<string>
}

/** What stands in the newest dialog, or on the page, and was not tried yet; what closes comes last, as often as needed. */
function nextOf({ closing, fromLast, first, tried }: Offer): Element | undefined {
  const open = [...document.querySelectorAll(dialogs)]
  const places = open.length ? open.slice(-1) : [...document.querySelectorAll('.doorstep')]
  const found = places.flatMap(place => [...place.querySelectorAll(controls)])
  const all = fromLast ? found.toReversed() : found
  const closes = (control: Element) =>
    closing.includes(control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '')
  const isNew = (control: Element) => !tried.has(nameOf(control))
  const ways = all.filter(closes)
  return (
    all.find(control => first?.test(nameOf(control)) && isNew(control)) ??
    all.find(control => !closes(control) && isNew(control)) ??
    ways.find(isNew) ??
    (open.length ? ways.at(-1) : undefined)
  )
}

function type(control: Element, value: string): void {
  fireEvent.focus(control)
  fireEvent.change(control, { target: { value } })
}

function change(control: Element, value: string): void {
  type(control, value)
  fireEvent.blur(control)
}

function operate(control: Element, typed: string): void {
  const isPressed =
    control.localName === 'button' ||
    ['checkbox', 'radio', 'submit'].includes(control.getAttribute('type') ?? '')
  if (control instanceof HTMLSelectElement) {
    const last = [...control.options].filter(option => !option.disabled).at(-1)
    if (last) fireEvent.change(control, { target: { value: last.value } })
  } else if (control.getAttribute('role') === 'spinbutton')
    for (const text of ['1.5', '998', '2']) change(control, text)
  else if (isPressed) fireEvent.click(control)
  // Its list goes with the focus.
  else if (control.getAttribute('role') === 'combobox') type(control, typed)
  else change(control, typed)
}

/** The labels of what leads out of a dialog, or of all that there is. */
const ways = ['close', 'closeBox', 'closeDialog', 'no', 'back', 'cancel', 'closeUnsaved']
const mostSteps = 30

const stay = (event: Event) => event.preventDefault()

/**
 * Opens an example with all labels marked and tries whatever it offers, dialogs included; what a fault has spoilt is
 * tried again until it is done.
 * @returns what was seen, the events that were raised, and what was wrong with what was said.
 */
export async function explore(exploration: Exploration) {
  const { definition, example, readsFail = false } = exploration
  const watch = createWordWatch()
  const { typed = usualText } = exploration
  watch.allow(refusal, typed)
  const visit = createDemoShop({ now: clock }).visit({ as: example.visitor ?? 'guest', hasPostcode: true })
  await orderSomething(visit, readsFail)
  const page = await markedPage(exploration, visit, watch)
  // What the page before had still to say.
  announce('')
  await pass(10_000)
  const raised = new Set<string>()
  const note = ({ type }: Event) => raised.add(type)
  for (const event of widgetEvents) window.addEventListener(event, note)
  // A form that the page sends by itself would leave it, which the page of the tests cannot do.
  window.addEventListener('submit', stay)
  const { fetch, seen } = troubledFetch(visit, exploration, watch)
  await openPage(page, { globals: { ...visit.globals() }, fetch, providers: { now: clock } })
  const faults = new Set<string>()
  let isChanged = true
  const changes = new MutationObserver(() => {
    isChanged = true
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const look = async (ms: number, after: string) => {
    await pass(ms)
    // What was looked at is not looked at again as it is.
    if (!isChanged) return
    isChanged = false
    watch.look(after)
    for (const fault of faultsOfMessages()) faults.add(`${fault} (after: ${after})`)
  }
  await look(1000, 'nothing')
  const labels = markedLabels(definition)
  const closing = ways.map(label => labels[label] ?? '')
  const tried = new Set<string>()
  const silent = new Set<string>()
  const shown = () => [...document.body.querySelectorAll('.doorstep, dialog, [role]')].map(textIn).join()
  for (let step = 0; step < mostSteps; step++) {
    const control = nextOf({ ...exploration, closing, tried })
    if (!control) break
    const name = nameOf(control)
    const [before, changesBefore, shownBefore] = [seen.troubles, seen.changes, shown()]
    tried.add(name)
    await act(async () => operate(control, typed))
    await look(200, name)
    await look(800, name)
    if (seen.troubles > before) tried.delete(name)
    // The same is said again of the same.
    const isSaid = shown() !== shownBefore || document.querySelector('[role=alert], [data-tone=error]')
    if (seen.changes > changesBefore && !isSaid) silent.add(name)
    // What was asked for before it was typed is asked for again.
    if (
      control.matches('[type=text], [type=email], textarea') &&
      control.getAttribute('role') !== 'spinbutton'
    )
      for (const button of control.closest('form, .doorstep')?.querySelectorAll('button') ?? [])
        tried.delete(nameOf(button))
  }
  changes.disconnect()
  for (const event of widgetEvents) window.removeEventListener(event, note)
  window.removeEventListener('submit', stay)
  return { watch, raised, faults, silent, troubles: seen.troubles }
}
