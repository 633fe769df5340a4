import { act, fireEvent } from '@testing-library/react'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { PageData } from '../../../demo-pages/shop/page-data'
import type { FaultKind } from '../../../demo-pages/shop/server/fault-kinds'
import type { Visit } from '../../../demo-pages/shop/visit'
import type { Fetch } from '../../../shared/domain/api/client/exchange'
import { createVisitMemory } from '../../../shared/domain/page/visit-memory'
import { setStored } from '../../../shared/platform/page/storage/tab-storage'
import { installTabs } from '../../shared/platform/page/tabs'
import { calendarDay } from '../calendar-day'
import { openPage } from '../page/open-page'
import { pass } from '../test-time'
import { wordsShown } from '../words/words-shown'

/** The ways in which a fact changes while its sentence is shown. */
export const ways = ['another tab', 'the clock', 'lost answer', 'refused', 'back/forward cache'] as const
export type Way = (typeof ways)[number]

/** A page, and how its sentences become untrue. */
export type Scene = {
  name: string
  as?: 'guest'
  /** The start time, before the first of `moments`. */
  at: string
  /** Prepares the shop before the page is opened. */
  begin?: (visit: Visit) => unknown
  /** The placeholders, as the server writes them at that time, and the path of their page. */
  page: (data: PageData) => string
  path?: string
  /** The presses that show the sentences. */
  open?: () => Promise<void>
  /** The change made in another tab or by another person. */
  elsewhere?: (visit: Visit) => unknown
  /** The message of that tab to the others. */
  message?: object
  /** Cut-offs and midnights. */
  moments?: readonly string[]
  /** A change made on the page itself: its presses, and its call. */
  deed?: { press: () => Promise<void>; call: string }
  sentences: readonly Sentence[]
  /** Whether no page is left after the change, so that only the shop knows. */
  isGone?: boolean
  /** The ways that change nothing in this scene, with the reason. */
  not?: Partial<Record<Way, string>>
}

export type Sentence = {
  /** The widget and the name of the label. */
  of: `${string}.${string}`
  /** The pattern of the sentence in the page's text; its groups are compared, or else its presence. */
  at: RegExp
  /** The shop's own data, read without the widgets' rules; undefined if only a fresh page can tell. */
  shop?: (data: PageData, visit: Visit) => string | undefined
  /** The ways in which the fact does not change here, with the reason. */
  not?: Partial<Record<Way, string>>
  /**
   * The ways in which the sentence correctly differs from a fresh page, with the reason: it is about a change, or the
   * page cannot know.
   */
  but?: Partial<Record<Way, string>>
}

const named = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Finds an element even behind a dialog; a query by role would take most of the table's time. */
function find<Found extends HTMLElement>(selector: string, name: RegExp, at = 0): Found {
  const found = [...document.querySelectorAll<Found>(selector)].filter(each => name.test(named(each)))[at]
  if (!found) throw new Error(`nothing is called ${name} in: ${wordsShown()}`)
  return found
}

const settle = async (deed: () => void) => {
  await act(async () => deed())
  await pass(400)
}

/** Presses a button, a tab or a link. */
export const press = (name: RegExp, at = 0): Promise<void> =>
  settle(() => find('.doorstep button, .doorstep a', name, at).click())

/** Chooses the first option that matches, or fills a text field, by its label. */
export const choose = (label: RegExp, words: RegExp | string): Promise<void> =>
  settle(() => {
    const field = find<HTMLLabelElement>('.doorstep label', label).control
    const options = field instanceof HTMLSelectElement ? [...field.options] : []
    const value = typeof words === 'string' ? words : options.find(({ text }) => words.test(text))?.value
    if (!field || value === undefined) throw new Error(`no ${label} takes ${words}`)
    fireEvent.change(field, { target: { value } })
  })

/** Clears what one page has stored, as if the next were opened in another browser. */
const forget = () => {
  sessionStorage.clear()
  createVisitMemory(() => calendarDay('2026-11-25')).noteQuota(false)
  localStorage.clear()
  for (const choice of ['week', 'order-again', 'postcode-confirmed'] as const) setStored(choice, '')
}

/** Opens a scene's page, by default with the shop's own responses. */
async function openScene(
  { page, path = '/', open }: Scene,
  visit: Visit,
  fetch: Fetch = request => visit.fetch(request),
): Promise<void> {
  forget()
  // Every sentence of a card is looked at: with plus and minus it has no words of a button.
  const markup = page(visit.page(path))
    .replaceAll(/ data-stepper(="[^"]*")?/g, '')
    .replaceAll('data-widget=', 'data-load="ready" data-widget=')
  await openPage(markup, {
    globals: { ...visit.globals() },
    fetch,
    providers: { now: () => new Date() },
  })
  await pass(300)
  await open?.()
}

/** The text before the change, and at each look the page's text, a fresh page's text and the shop's data. */
type Play = { before: string; looks: { shown: string; fresh: string | null; data: PageData; visit: Visit }[] }

/** Freezes the page in the back/forward cache, so that it gets no messages, and restores it. */
async function freeze(meanwhile: () => Promise<void>): Promise<void> {
  const turn = (type: string) =>
    act(async () => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })))
  await turn('pagehide')
  await meanwhile()
  await turn('pageshow')
}

const changes: Record<Way, (scene: Scene, visit: Visit, look: () => Promise<void>) => Promise<void>> = {
  async 'another tab'({ elsewhere, message = { kind: 'orders-changed' } }, visit, look) {
    await elsewhere?.(visit)
    new BroadcastChannel('doorstep').postMessage(message)
    await look()
  },
  async 'the clock'({ moments = [] }, _visit, look) {
    for (const moment of moments) {
      // Pages read up to half a minute later, so that not all do at once (L-06).
      await pass(Date.parse(moment) - Date.now() + 30_000)
      await look()
    }
  },
  refused: (scene, visit, look) => answered('422', scene, visit, look),
  'lost answer': (scene, visit, look) => answered('drop-after', scene, visit, look),
  async 'back/forward cache'({ elsewhere, moments = [] }, visit, look) {
    await freeze(async () => {
      await elsewhere?.(visit)
      const last = moments.at(-1)
      if (last) jest.setSystemTime(Date.parse(last) + 1000)
    })
    await look()
  },
}

/** Performs the page's own change, which gets that faulty answer. */
async function answered(
  kind: FaultKind,
  { deed }: Scene,
  visit: Visit,
  look: () => Promise<void>,
): Promise<void> {
  if (!deed) return
  visit.setFault({ kind, match: deed.call })
  await deed.press()
  await look()
  if (visit.state.faults.length) throw new Error(`nothing was sent to ${deed.call}: ${wordsShown()}`)
}

/** Whether the scene has a change of that way. */
export const has = ({ elsewhere, moments, deed }: Scene, way: Way): boolean =>
  !!{
    'another tab': elsewhere,
    'the clock': moments,
    refused: deed,
    'lost answer': deed,
    'back/forward cache': elsewhere ?? moments,
  }[way]

/** Changes a scene's facts in that way, and reads its page two seconds later. */
export async function play(scene: Scene, way: Way): Promise<Play> {
  const tabs = installTabs()
  try {
    jest.setSystemTime(new Date(scene.at))
    const shop = createDemoShop({ now: () => new Date() })
    const visit = shop.visit({ as: scene.as ?? 'customer', hasPostcode: true })
    await scene.begin?.(visit)
    await openScene(scene, visit)
    const before = wordsShown()
    const seen: { shown: string; time: number }[] = []
    await changes[way](scene, visit, async () => {
      await pass(2000)
      // A closed dialog shows nothing; it is opened again, and reads the facts then.
      if (scene.open && !document.querySelector('[role=dialog]')) await scene.open()
      seen.push({ shown: wordsShown(), time: Date.now() })
    })
    const looks: Play['looks'] = []
    for (const { shown, time } of seen) {
      jest.setSystemTime(time)
      const data = visit.page(scene.path ?? '/')
      // A refusal leaves everything unchanged.
      if (way !== 'refused' && !scene.isGone) await openScene(scene, visit)
      const fresh = way === 'refused' ? before : scene.isGone ? null : wordsShown()
      looks.push({ shown, fresh, data, visit })
    }
    return { before, looks }
  } finally {
    tabs.restore()
  }
}
