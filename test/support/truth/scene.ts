import { act, fireEvent } from '@testing-library/react'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { PageData } from '../../../demo-pages/shop/page-data'
import type { FaultKind } from '../../../demo-pages/shop/server/fault-kinds'
import type { Visit } from '../../../demo-pages/shop/visit'
import type { Fetch } from '../../../shared/domain/api/client/exchange'
import { createVisitMemory } from '../../../shared/domain/hooks/visit-memory'
import { setStored } from '../../../shared/platform/page/storage/tab-storage'
import { installTabs } from '../../shared/platform/page/tabs'
import { calendarDay } from '../calendar-day'
import { openPage } from '../page/open-page'
import { pass } from '../test-time'
import { wordsShown } from '../words/words-shown'

/** How the fact of a sentence changes while somebody looks at it. */
export const ways = ['another tab', 'the clock', 'lost answer', 'refused', 'back/forward cache'] as const
export type Way = (typeof ways)[number]

/** What stands on a page, and how it becomes untrue. */
export type Scene = {
  name: string
  as?: 'guest'
  /** A moment before the first of `moments`. */
  at: string
  /** What the shop has before the page is opened. */
  begin?: (visit: Visit) => unknown
  /** The path of the page it stands on, and the placeholders, as the server writes them then. */
  page: (data: PageData) => string
  path?: string
  /** What is pressed to see it. */
  open?: () => Promise<void>
  /** What another tab, or somebody at another desk, makes of it. */
  elsewhere?: (visit: Visit) => unknown
  /** What that tab tells the others. */
  message?: object
  /** Cut-offs and midnights. */
  moments?: readonly string[]
  /** A change made on the page itself: the presses, and the call that carries it. */
  deed?: { press: () => Promise<void>; call: string }
  sentences: readonly Sentence[]
  /** No page is served for it any more once its facts have changed: only the shop tells them. */
  isGone?: boolean
  /** Ways that change nothing of this scene, and why. */
  not?: Partial<Record<Way, string>>
}

export type Sentence = {
  /** The widget and the name of its words. */
  of: `${string}.${string}`
  /** Where it stands among the words shown; what its groups catch is compared, or that it is there at all. */
  at: RegExp
  /** What the shop itself says, read without the widgets' own rules; undefined where only a fresh page tells. */
  shop?: (data: PageData, visit: Visit) => string | undefined
  /** Ways in which its fact does not change here, and why. */
  not?: Partial<Record<Way, string>>
  /** Ways in which it rightly says something else than a fresh page, and why: of a change, or of what nobody tells the page. */
  but?: Partial<Record<Way, string>>
}

const named = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Finds one that may lie under a dialog; asking for its role would take most of the table's time. */
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

/** Chooses the first option with those words, or writes into a field, by its label. */
export const choose = (label: RegExp, words: RegExp | string): Promise<void> =>
  settle(() => {
    const field = find<HTMLLabelElement>('.doorstep label', label).control
    const options = field instanceof HTMLSelectElement ? [...field.options] : []
    const value = typeof words === 'string' ? words : options.find(({ text }) => words.test(text))?.value
    if (!field || value === undefined) throw new Error(`no ${label} takes ${words}`)
    fireEvent.change(field, { target: { value } })
  })

/** What one page has kept is not the next one's, as if that were opened in another browser. */
const forget = () => {
  sessionStorage.clear()
  createVisitMemory(() => calendarDay('2026-11-25')).noteQuota(false)
  localStorage.clear()
  for (const choice of ['week', 'order-again', 'order-tab', 'postcode-confirmed'] as const)
    setStored(choice, '')
}

/** Opens the page of a scene; what the shop answers may come by another way. */
export async function openScene(
  { page, path = '/', open }: Scene,
  visit: Visit,
  fetch: Fetch = request => visit.fetch(request),
): Promise<void> {
  forget()
  const markup = page(visit.page(path)).replaceAll('data-widget=', 'data-load="ready" data-widget=')
  await openPage(markup, {
    globals: { ...visit.globals() },
    fetch,
    providers: { now: () => new Date() },
  })
  await pass(300)
  await open?.()
}

/** What was shown before, and at each look what is shown, what a page shows that is opened just then, and what the shop says. */
type Play = { before: string; looks: { shown: string; fresh: string | null; data: PageData; visit: Visit }[] }

/** The page is put aside by the browser and brought back later as it was: it has heard nothing meanwhile. */
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
      await pass(Date.parse(moment) - Date.now())
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

/** The page's own change meets that answer. */
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

/** Does the scene have something that changes in that way? */
export const has = ({ elsewhere, moments, deed }: Scene, way: Way): boolean =>
  !!{
    'another tab': elsewhere,
    'the clock': moments,
    refused: deed,
    'lost answer': deed,
    'back/forward cache': elsewhere ?? moments,
  }[way]

/** Has the facts of a scene change in that way, and looks at its page two seconds later. */
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
      // What has closed says nothing; whoever opens it again reads it then.
      if (scene.open && !document.querySelector('[role=dialog]')) await scene.open()
      seen.push({ shown: wordsShown(), time: Date.now() })
    })
    const looks: Play['looks'] = []
    for (const { shown, time } of seen) {
      jest.setSystemTime(time)
      const data = visit.page(scene.path ?? '/')
      // What was refused leaves everything as it was.
      if (way !== 'refused' && !scene.isGone) await openScene(scene, visit)
      const fresh = way === 'refused' ? before : scene.isGone ? null : wordsShown()
      looks.push({ shown, fresh, data, visit })
    }
    return { before, looks }
  } finally {
    tabs.restore()
  }
}
