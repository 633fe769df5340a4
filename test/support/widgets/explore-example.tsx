import { act, fireEvent } from '@testing-library/react'
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Fetch } from '../../../shared/domain/api/client/exchange'
import type { WindowEvents } from '../../../shared/platform/page/events/window-events'
import { announce } from '../../../shared/platform/page/live-region'
import type { Example } from '../../../shared/platform/runtime/example'
import type { WidgetDefinition } from '../../../shared/platform/runtime/widget-definition'
import { openPage } from '../page/open-page'
import { pass } from '../test-time'
import { createWordWatch, markedLabels, plain, type WordWatch, withJson } from '../words/marked-words'
import { faultsOfMessages } from '../words/said-twice'
import { touching } from '../words/touching-texts'
import { definitionOf, pageOf } from './all-widgets'

/** The events that widgets emit and listen to; the runtime has further ones. */
const widgetEvents = [
  'valid-postcode',
  'product-posted',
  'basket-updated',
  'open-weekly-basket',
] as const satisfies readonly (keyof WindowEvents)[]

export type Exploration = {
  definition: WidgetDefinition
  example: Example
  /** Whether read calls fail at first, too. */
  readsFail?: boolean
  /** A page of the shop whose placeholder is used instead of the example's, because it has the visitor's own orders. */
  shopPage?: string | undefined
  /** Starts with the last control. */
  fromLast?: boolean
  /** The control to press first, if it is there. */
  first?: RegExp | undefined
  /** How many controls are tried. */
  mostSteps?: number
  /** The failures of each call, in order, before it is answered. */
  troubles?: readonly Trouble[]
  /** The text typed into each field. */
  typed?: string
}

/** A failed response, which may be made from the correct one. */
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

/** Passes on the shop's answers, records their texts, and lets each call fail in every way first. */
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

/** Makes an order for one day, and fills the basket unless it has to be empty. */
async function orderSomething(visit: Visit, isBasketEmpty: boolean): Promise<void> {
  await visit.call('POST', '/api/product/oneoff', { id: 111, date: '2026-11-27', quantity: 1 })
  for (const id of isBasketEmpty ? [] : [231, 201])
    await visit.call('POST', '/api/product/bol', { id, quantity: 3, increment: false })
}

const placeholderIn = (page: string, name: string) =>
  new DOMParser().parseFromString(page, 'text/html').querySelector(`[data-widget="${name}"]`)?.outerHTML ?? ''

/** The page with marked labels for every widget; other permitted texts are registered with the watch. */
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

/** Days differ only by date, and lines by number, so one of each is tried. */
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

/**
 * The next untried control in the topmost dialog or on the page; controls that close a dialog come last, and may be
 * repeated.
 */
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
  // The list of a combobox closes when the field loses the focus.
  else if (control.getAttribute('role') === 'combobox') type(control, typed)
  else change(control, typed)
}

/** The labels of the buttons that close a dialog. */
const ways = ['close', 'closeDialog', 'no', 'back', 'cancel', 'closeUnsaved']
const stay = (event: Event) => event.preventDefault()

/**
 * Opens an example with all labels marked and tries every control, including dialogs; an action that fails is repeated
 * until it succeeds.
 * @returns what was seen, the events that were emitted, and the faults in the messages.
 */
export async function explore(exploration: Exploration) {
  const { definition, example, readsFail = false, mostSteps = 30 } = exploration
  const watch = createWordWatch()
  const { typed = usualText } = exploration
  watch.allow(refusal, typed)
  const visit = createDemoShop({ now: clock }).visit({ as: example.visitor ?? 'guest', hasPostcode: true })
  await orderSomething(visit, readsFail)
  const page = await markedPage(exploration, visit, watch)
  // Closes the previous page and lets its last announcements and messages pass.
  await openPage('', { globals: { ...visit.globals() } })
  announce('')
  await pass(10_000)
  const raised = new Set<string>()
  const note = ({ type }: Event) => raised.add(type)
  for (const event of widgetEvents) window.addEventListener(event, note)
  // jsdom cannot navigate, so forms must not be submitted by the browser.
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
    // An unchanged page is not checked again.
    if (!isChanged) return
    isChanged = false
    watch.look(after)
    for (const texts of touching()) faults.add(`touching: ${texts}`)
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
    // A repeated action may repeat its message.
    const isSaid = shown() !== shownBefore || document.querySelector('[role=alert], [data-tone=error]')
    if (seen.changes > changesBefore && !isSaid) silent.add(name)
    // An action that ran before the field was filled is tried again.
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
