import { act, fireEvent } from '@testing-library/react'
import { pagePaths } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { Options } from '../../shared/platform/options/options'
import { attributeOf } from '../../shared/platform/options/read-options'
import { emit } from '../../shared/platform/page/events/window-events'
import type { Example } from '../../shared/platform/runtime/example'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { widgets } from '../../widgets'
import { expectElement } from '../support/expect-element'
import { layOutRows, withoutScrolling } from '../support/page/layout'
import { openPage } from '../support/page/open-page'
import { pass } from '../support/test-time'
import { definitionOf, examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'
import { clock, type WidgetEvent, widgetEvents } from '../support/widgets/explore-example'

const placeholder = () => expectElement(document.querySelector('[data-widget]'), HTMLElement)

type PageSetup = { options?: Options; hasPostcode?: boolean }

/**
 * Opens an example as a visitor of the demo shop; with other options to test another statement of the
 * definition.
 */
async function open(
  name: string,
  page: string,
  { visitor }: Example,
  { options, hasPostcode = true }: PageSetup = {},
) {
  const visit = createDemoShop({ now: clock }).visit({ as: visitor ?? 'guest', hasPostcode })
  const calls: string[] = []
  const widget = options && defineWidget({ ...(await definitionOf(name)), options })
  await openPage(page.replace(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`), {
    globals: { ...visit.globals() },
    fetch: request => {
      calls.push(request.url)
      return visit.fetch(request)
    },
    providers: { now: clock },
    ...(widget && {
      list: { ...widgets, [name]: { when: 'ready' as const, load: async () => ({ widget }) } },
    }),
  })
  await pass(1500)
  return calls
}

/** The text of an element and of its fields. */
const readIn = (element: Element) =>
  [
    element.textContent,
    ...[...element.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(({ value }) => value),
  ]
    .join(' ')
    .trim()
const shownBy = (element: Element) => {
  const root = element.querySelector('.doorstep')
  return root ? readIn(root) : ''
}
const pressFirst = async () => {
  const button = placeholder().querySelector('.doorstep button')
  if (button) await act(async () => void fireEvent.click(button))
  await pass(500)
}
/** The text before any press, and after a press on the first button. */
async function firstImpressions(): Promise<string> {
  const atRest = shownBy(placeholder())
  await pressFirst()
  return [atRest, ...[...document.querySelectorAll('.doorstep')].map(readIn)].join('\n')
}

/** The page of an example without one of its options; null when the example does not use it. */
function without(page: string, name: string, option: string, from: Options[string]['from']): string | null {
  // Most examples name few options, and parsing a page is slow.
  if (!page.includes(option) && !page.includes(attributeOf(option))) return null
  const { body } = new DOMParser().parseFromString(page, 'text/html')
  const element = body.querySelector(`[data-widget="${name}"]`)
  const script = element?.querySelector(':scope > script')
  const json: Record<string, unknown> = JSON.parse(script?.textContent?.trim() || '{}')
  const slot = element?.querySelector(`:scope > template[data-slot="${option}"]`)
  const isUsed = from === 'slot' ? slot : from === 'attribute' && element?.hasAttribute(attributeOf(option))
  if (!isUsed && !(option in json)) return null
  slot?.remove()
  element?.removeAttribute(attributeOf(option))
  delete json[option]
  if (script) script.textContent = JSON.stringify(json)
  return body.innerHTML
}

/** The page of an example without those options. */
const withoutAll = (page: string, name: string, gone: readonly string[], options: Options): string =>
  gone.reduce((left, each) => without(left, name, each, options[each]?.from ?? 'json') ?? left, page)

/** The first example that uses an option, and its page without it. */
function usesOf(name: string, option: string, options: Options, examples: readonly Example[]) {
  for (const example of examples) {
    const page = without(pageOf(example), name, option, options[option]?.from ?? 'json')
    if (page) return { example, page }
  }
  return null
}

/**
 * When one of several options is required, each is enough alone. Without any, the page keeps its own content
 * and the console says why.
 */
async function falseAlternatives(name: string, examples: readonly Example[]): Promise<string[]> {
  const { options } = await definitionOf(name)
  const needed = Object.keys(options).filter(option => options[option]?.isOneRequired)
  const found: string[] = []
  const stateOf = async (page: string, example: Example) => {
    const crashed = jest.fn()
    window.addEventListener('doorstep:error', crashed)
    await open(name, page, example)
    window.removeEventListener('doorstep:error', crashed)
    return `${placeholder().dataset.widgetState}${crashed.mock.calls.length ? ', crashed' : ''}`
  }
  for (const option of needed) {
    const example = usesOf(name, option, options, examples)?.example
    if (!example) {
      found.push(`${option} is in no example`)
      continue
    }
    const others = needed.filter(each => each !== option)
    const alone = await stateOf(withoutAll(pageOf(example), name, others, options), example)
    if (alone !== 'mounted') found.push(`${option} alone would do, and with it: ${alone}`)
    const none = await stateOf(withoutAll(pageOf(example), name, needed, options), example)
    if (none !== 'failed') found.push(`one of ${needed} is required, and without any: ${none}`)
  }
  return found
}

/** Options that are not declared required but without which a widget fails or shows nothing. */
async function falseOptions(name: string, examples: readonly Example[]): Promise<string[]> {
  const { options } = await definitionOf(name)
  const used = new Map<Example, string[]>()
  for (const [option, { isRequired, isOneRequired }] of Object.entries(options)) {
    // `falseAlternatives` tries options of which one is required.
    const uses =
      isRequired || isOneRequired || option === 'labels' ? null : usesOf(name, option, options, examples)
    if (uses) used.set(uses.example, [...(used.get(uses.example) ?? []), option])
  }
  const found: string[] = []
  for (const [example, names] of used) {
    const faultsWithout = async (gone: readonly string[]) => {
      await open(name, withoutAll(pageOf(example), name, gone, options), example)
      const { widgetState } = placeholder().dataset
      if (widgetState !== 'mounted') return [`${gone} is not required, and without it: ${widgetState}`]
      // A switch is there to change the display.
      const isSwitch = gone.length === 1 && gone.some(option => options[option]?.values)
      if (isSwitch || shownBy(placeholder())) return []
      await open(name, pageOf(example), example)
      return shownBy(placeholder()) ? [`${gone} is not required, and without it nothing is shown`] : []
    }
    // If the widget works without all options at once, it works without each.
    const faultsAmong = async (some: readonly string[]): Promise<string[]> => {
      if (some.length < 2) return some.length ? faultsWithout(some) : []
      if (!(await faultsWithout(some)).length) return []
      const half = Math.ceil(some.length / 2)
      return [...(await faultsAmong(some.slice(0, half))), ...(await faultsAmong(some.slice(half)))]
    }
    found.push(...(await faultsAmong(names)))
  }
  return found
}

/** Options that are required but not declared so, or declared so without need. */
async function falseRequirements(name: string): Promise<string[]> {
  const { options } = await definitionOf(name)
  const examples = await examplesOf(name)
  const found = [...(await falseAlternatives(name, examples)), ...(await falseOptions(name, examples))]
  const impressions = new Map<Example, string>()
  for (const [option, { isRequired }] of Object.entries(options)) {
    const uses = isRequired ? usesOf(name, option, options, examples) : null
    if (!uses) continue
    const { example, page } = uses
    if (!impressions.has(example)) {
      await open(name, pageOf(example), example)
      impressions.set(example, await firstImpressions())
    }
    await open(name, page, example)
    const { widgetState } = placeholder().dataset
    if (widgetState !== 'failed') found.push(`${option} is required, and without it: ${widgetState}`)
    const lifted = {
      ...options,
      [option]: { ...options[option], isRequired: false },
    }
    await open(name, page, example, { options: lifted as unknown as Options })
    if (
      placeholder().dataset.widgetState === 'mounted' &&
      (await firstImpressions()) === impressions.get(example)
    )
      found.push(`${option} is required, and nobody would miss it`)
  }
  return found
}

const productIn = (page: string) => /"product":\s*\{\s*"id":\s*(\d+)/.exec(page)?.[1] ?? '101'
const raise: Record<WidgetEvent, (page: string) => void> = {
  'valid-postcode': () => emit('valid-postcode', { postcode: 'BS6 5AA', quotaReached: false }),
  'product-posted': page => {
    for (const template of ['de', 'bol'])
      emit('product-posted', { template, product: Number(productIn(page)), quantity: 2 })
  },
  'basket-updated': () => emit('basket-updated', {}),
  'open-weekly-basket': () => emit('open-weekly-basket', { date: '2026-12-09' }),
}

const ownParts = '.doorstep:not([data-doorstep-shell]), .doorstep-dialog'

/** Gives whether the widget has changed by the end of the actions. */
async function changesBy(deed: () => Promise<unknown>): Promise<boolean> {
  let isChanged = false
  const watch = new MutationObserver(changes => {
    isChanged ||= changes.some(({ target }) =>
      expectElement(target, Element).parentElement?.closest(ownParts),
    )
  })
  const look = { subtree: true, childList: true, characterData: true, attributes: true }
  watch.observe(document.body, look)
  await deed()
  watch.disconnect()
  return isChanged
}

/** Waits for a widget that shows a little more in each frame. */
async function rest(): Promise<void> {
  await pass(2000)
  for (let frames = 0; frames < 100; frames++) if (!(await changesBy(() => pass(50)))) return
}

/** Gives whether the widget changes its text, or calls the shop, when the event is raised. */
async function reacts(event: WidgetEvent, page: string, calls: readonly string[]): Promise<boolean> {
  const before = calls.length
  const isChanged = await changesBy(async () => {
    await act(async () => raise[event](page))
    await pass(700)
  })
  return isChanged || calls.length > before
}

const states = [
  { hasPostcode: true, isPressed: false },
  { hasPostcode: false, isPressed: true },
  { hasPostcode: true, isPressed: true },
  { hasPostcode: false, isPressed: false },
]
/**
 * The events to which a widget reacts in a state of its examples, at rest or after a press on its first
 * button.
 */
async function heardBy(name: string): Promise<Set<WidgetEvent>> {
  const { hears = [] } = await definitionOf(name)
  const heard = new Set<WidgetEvent>()
  const isAllHeard = () => hears.every(event => heard.has(event as WidgetEvent))
  const tries = (await examplesOf(name)).flatMap(example => states.map(state => ({ example, ...state })))
  for (const [at, { example, hasPostcode, isPressed }] of tries.entries()) {
    // The first try also shows undeclared events.
    if (at && isAllHeard()) break
    const page = pageOf({ ...example, html: '{widget}' })
    const calls = await open(name, page, example, { hasPostcode })
    if (isPressed) await pressFirst()
    await rest()
    for (const event of widgetEvents) if (await reacts(event, page, calls)) heard.add(event)
  }
  return heard
}

const isOwnPage = (url: URL) =>
  pagePaths.includes(url.pathname) || /^\/account\/orders\/\d/.test(url.pathname)

/** The faults of the page without JavaScript: no text, dead links, fields that the widget does not post. */
async function faultsOfFallback(name: string, example: Example): Promise<string[]> {
  const { body } = new DOMParser().parseFromString(example.markup, 'text/html')
  for (const part of body.querySelectorAll('script, template')) part.remove()
  const isEmpty = !body.textContent?.trim()
  const visit = createDemoShop({ now: clock }).visit({ as: 'customer', hasPostcode: true })
  const strays: string[] = []
  for (const way of body.querySelectorAll('a[href], form[action]')) {
    const address = way.getAttribute('href') ?? way.getAttribute('action') ?? ''
    const url = new URL(address, location.origin)
    if (url.origin !== location.origin) continue
    const isTaken =
      way.getAttribute('method') === 'post'
        ? (await visit.submit(url.pathname)).status !== 404
        : isOwnPage(url)
    if (!isTaken) strays.push(address)
  }
  const fields = [...body.querySelectorAll('[name]:not([type=hidden])')].map(field =>
    field.getAttribute('name'),
  )
  const isCompared = isEmpty || fields.length > 0
  if (isCompared) await open(name, pageOf(example), example)
  const shown = isCompared ? placeholder() : null
  const posted = [...(shown?.querySelectorAll('.doorstep [name]') ?? [])].map(field =>
    field.getAttribute('name'),
  )
  return [
    ...(isEmpty && shown && shownBy(shown) ? ['nothing to read'] : []),
    ...strays.map(way => `leads to ${way}, where there is no page`),
    ...(posted.length ? fields : [])
      .filter(field => !posted.includes(field))
      .map(field => `posts ${field}, the widget does not`),
  ].map(fault => `${example.name}: ${fault}`)
}

beforeAll(() => {
  layOutRows()
  withoutScrolling()
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
})

describe.each(widgetNames)('%s', name => {
  test('The widget needs its required options, and works without the others', async () => {
    expect(await falseRequirements(name)).toEqual([])
  })

  test('The widget listens to the events that it declares, and to no others', async () => {
    const { hears = [] } = await definitionOf(name)
    expect([...(await heardBy(name))].toSorted()).toEqual([...hears].toSorted())
  })

  test('Without JavaScript there is text, with links to pages and fields that are posted', async () => {
    const faults: string[] = []
    for (const example of await examplesOf(name)) faults.push(...(await faultsOfFallback(name, example)))
    expect(faults).toEqual([])
  })
})
