import { act, fireEvent, screen } from '@testing-library/react'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../demo-pages/shop/visit'
import { noteSessionEnd, openPage as openLogin } from '../../shared/platform/page/login/login'
import { setShared } from '../../shared/platform/page/storage/browser-storage'
import { today } from '../../shared/platform/values/london'
import { type Control, controlsNow } from '../support/fields/open-scene'
import { type Scene, scenesOf } from '../support/fields/scenes'
import { byPerson } from '../support/fields/ways'
import { arriveBy } from '../support/page/arrive-by'
import { openPage } from '../support/page/open-page'
import { type Person, waysToSay, writeHead } from '../support/page/ways-to-say'
import { present } from '../support/present'
import { pass } from '../support/test-time'

const now = () => new Date('2026-11-25T12:00:00Z')

/** Data that a widget keeps beyond its page: its place, and the words that identify it. */
type Kept = {
  widget: string
  /** One of the widget's fields and the text to type there; undefined for a field without text. */
  type?: readonly [label: RegExp, text: string]
  opener?: RegExp
  /** The choice that shows the field. */
  choose?: RegExp
  /** The words that show that the data is there. */
  mark: string
}

/** One of each kind of kept data. */
export const things: Readonly<Record<string, Kept>> = {
  'a draft': { widget: 'account-phone', opener: /^edit/i, type: [/phone/i, '07700 900123'], mark: '900123' },
  'a note': {
    widget: 'checkout-panel',
    choose: /somewhere else/i,
    type: [/where exactly/i, 'Under the blue pot'],
    mark: 'blue pot',
  },
  'a code': { widget: 'promo-field', type: [/code/i, 'MILK4711'], mark: 'MILK4711' },
  'an address': { widget: 'enquiry-form', type: [/./, 'I move to 7 Orchard Row'], mark: 'Orchard Row' },
  'the box': { widget: 'bol-basket', mark: 'Mature cheddar' },
  'a quota': { widget: 'order-dialog', mark: 'No more new customers today' },
}

const shop = () => createDemoShop({ now })

async function visitOf(person: Person): Promise<Visit> {
  const visit = shop().visit({ as: person === 'nobody' ? 'guest' : 'customer', hasPostcode: true })
  if (person === 'Alison')
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  return visit
}

/** Opens the widget's page as the shop prints it for a person, and arrives there in that way. */
async function show(
  scene: Scene,
  { way, person, as = person }: { way: string; person: Person; as?: Person },
  arrival: 'navigate' | 'reload' | 'back_forward' = 'navigate',
) {
  const visit = await visitOf(as)
  const written = as === person ? visit : await visitOf(person)
  const head = present(waysToSay[way])(person)
  writeHead(head)
  arriveBy(arrival)
  const { csrfToken } = visit.globals()
  const page = await openPage(scene.html(written), {
    globals: { csrfToken: undefined, isGuest: undefined, hasPostcode: undefined, ...head.globals },
    providers: { now },
    fetch: request => {
      const sent = new Request(request)
      sent.headers.set('X-CSRF-TOKEN', `${csrfToken}`)
      return visit.fetch(sent)
    },
  })
  await pass(1500)
  return page
}

const isText = (control: Control) => /^(text|tel|search|textarea|email)$/.test(control.type)
const labelOf = (control: Control) =>
  `${control.getAttribute('aria-label') ?? ''} ${control.labels?.[0]?.textContent ?? ''} ${control.name}`

/** All text that a person can read, fields included. */
const allShown = () => [document.body.textContent, ...controlsNow().map(({ value }) => value)].join(' ')

async function sceneOf({ widget, opener }: Kept): Promise<Scene> {
  const [scene] = await scenesOf(widget)
  return { ...present(scene), steps: opener ? [{ press: opener }] : [] }
}

/** Lets Alison leave the data on her page. */
async function leave(kept: Kept, scene: Scene, way: string): Promise<void> {
  const person = 'Alison'
  await show(scene, { way, person })
  if (!kept.type) return
  for (const step of scene.steps)
    if ('press' in step) fireEvent.click(present(screen.getAllByRole('button', { name: step.press })[0]))
  await pass(500)
  if (kept.choose) {
    fireEvent.click(screen.getByRole('radio', { name: kept.choose }))
    await pass(500)
  }
  const [label, text] = kept.type
  const field = controlsNow().find(each => isText(each) && label.test(labelOf(each)))
  if (!field)
    throw new Error(`${kept.widget} has no field ${label}: ${controlsNow().map(labelOf).join('; ')}`)
  await act(async () => byPerson.act(field, text))
  await pass(1500)
}

type Happening = (
  open: (person: Person, arrival?: 'navigate' | 'reload' | 'back_forward') => Promise<unknown>,
) => Promise<unknown>

/** The events between her page and the page that is checked. */
export const happenings: Readonly<Record<string, Happening>> = {
  'she logs out': open => open('nobody', 'back_forward'),
  'she logs out, and Joseph logs in': async open => {
    await open('nobody')
    await open('Joseph', 'back_forward')
  },
  'her session ends by itself, and Joseph logs in': async open => {
    noteSessionEnd()
    await open('nobody')
    await open('Joseph', 'back_forward')
  },
  'Joseph loads her page again': async open => {
    await open('nobody')
    await open('Joseph')
    await open('Joseph', 'reload')
  },
  'Joseph uses a copy of her tab': async open => {
    const copy = { ...sessionStorage }
    await open('nobody')
    sessionStorage.clear()
    Object.assign(sessionStorage, copy)
    await open('nobody')
    await open('Joseph', 'back_forward')
  },
}

/** The earlier visitor's text that a page shows; undefined if it shows none. */
export async function leftFor(thing: string, way: string, happening: string): Promise<string | undefined> {
  sessionStorage.clear()
  localStorage.clear()
  const kept = present(things[thing])
  const scene = await sceneOf(kept)
  if (thing === 'a quota') setShared('quota-reached', today(now()))
  await leave(kept, scene, way)
  const open = (person: Person, arrival?: 'navigate' | 'reload' | 'back_forward') =>
    show(scene, { way, person }, arrival)
  await present(happenings[happening])(open)
  const shown = allShown()
  // The shop's messages to all guests are still shown to guests.
  if (thing === 'a quota' && happening === 'she logs out') return undefined
  // A session that ended by itself may be hers again: checkout data stays for her order, and is not shown.
  const mayStay = thing === 'a note' && happening.startsWith('her session') && !way.includes('customer')
  const isKept = !mayStay && JSON.stringify({ ...sessionStorage }).includes(kept.mark)
  return isKept || shown.includes(kept.mark) ? `${kept.mark}: ${shown}` : undefined
}

/** Gives whether she finds her own data when she comes back. */
export async function isLeftForHer(thing: string, way: string): Promise<boolean> {
  sessionStorage.clear()
  const kept = present(things[thing])
  const scene = await sceneOf(kept)
  await leave(kept, scene, way)
  await show(scene, { way, person: 'Alison' }, 'back_forward')
  return allShown().includes(kept.mark)
}

/** Her page in the back/forward cache, shown again after Joseph has logged in in the same tab. */
export async function isLoadedAgain(thing: string, way: string): Promise<boolean> {
  sessionStorage.clear()
  const kept = present(things[thing])
  const scene = await sceneOf(kept)
  const page = await show(scene, { way, person: 'Alison' })
  for (const person of ['nobody', 'Joseph'] as const) {
    writeHead(present(waysToSay[way])(person))
    openLogin()
  }
  writeHead(present(waysToSay[way])('Alison'))
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(500)
  })
  return page.left.includes('reload')
}
