import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'
import type { FaultOptions } from '../../../demo-pages/shop/server/fault-kinds'
import { messageOf } from '../../support/message-of'
import type { Engine } from '../drivers/engine'
import { createAlbum } from './album'
import { type Look, looker, soundSight, until } from './looking'
import type { Sight, Sought, Spot } from './page-eyes'

/** How long a browser may take to notice that no answer comes. */
const inVainMs = 5000
const tooFarMs = 2000

/** A driver may return objects of Node's own realm, which never equal a test's. */
const ofThisRealm = (found: unknown): unknown => JSON.parse(JSON.stringify(found ?? null))

type Name = string | RegExp
type Place = { within?: string }
type Step = (words: string, act: () => Promise<unknown>) => Promise<void>
type Doing = { engine: Engine; look: Look; step: Step }

/** A person with a mouse, a keyboard and eyes; each step fails where a person would be stuck. */
export type Visitor = ReturnType<typeof createVisitor>

type VisitorOptions = { engine: Engine; url: string; name: string }

/** A new visitor of the shop at that address; screenshots are named after it. */
export function createVisitor({ engine, url, name }: VisitorOptions) {
  const look = looker(engine)
  const album = createAlbum(engine, name)
  let last: Sight | undefined
  const step: Step = async (words, act) => {
    try {
      await act()
      last = await soundSight(look, last)
    } catch (problem) {
      throw new Error(`${words}: ${messageOf(problem)}`)
    } finally {
      await album.add(words)
    }
  }
  const doing = { engine, look, step }
  return {
    /** Enters the shop as that person and opens a page that has those widgets. */
    open: (address: string, widgets: readonly string[], setup: VisitorSetup) =>
      step(`opens ${address}`, async () => {
        await become(engine, url, setup)
        await engine.goto(new URL(`.${address}`, url).href)
        await arrive(look, widgets)
      }),
    /** From now on the shop fails in this way; `{ kind: 'none' }` ends it. */
    hasTrouble: (setup: FaultOptions | { kind: 'none' }) =>
      step(`has the shop answer with ${setup.kind}`, () => tellShop(engine, '/demo/faults', setup)),
    ...handsOf(doing),
    ...eyesOf(doing),
  }
}

const soughtBy = (role: string, name: Name, { within }: Place): Sought => ({
  role,
  name: typeof name === 'string' ? name : { pattern: name.source },
  within,
})

function handsOf({ engine, look, step }: Doing) {
  const press = async (role: string, name: Name, place: Place, times = 1) => {
    const spot = await until(
      () => look<Spot>('spot', soughtBy(role, name, place)),
      found => 'x' in found,
      found => ('problem' in found ? `it ${found.problem}` : ''),
    )
    if ('x' in spot) await engine.click(spot.x, spot.y, times)
  }
  return {
    press: (role: string, name: Name, place: Place = {}) =>
      step(`presses the ${role} ${name}`, () => press(role, name, place)),
    /** Presses twice at once, as some people always do. */
    pressTwice: (role: string, name: Name, place: Place = {}) =>
      step(`presses the ${role} ${name} twice`, () => press(role, name, place, 2)),
    /**
     * Presses a link to a page that never comes, and goes back: some browsers show their own error page, some
     * stay.
     */
    async pressInVain(role: string, name: Name, hasBeenAsked: () => boolean) {
      const at = await engine.call('() => { window.isHere = true; return location.href }', [])
      await press(role, name, {})
      const end = Date.now() + inVainMs
      // A page being left may not answer, which means nothing yet.
      const hasGone = () => engine.call('() => window.isHere !== true', []).catch(() => false)
      while (!hasBeenAsked() && Date.now() < end) await pause(30)
      let isGone = false
      while (!isGone && Date.now() < end) {
        isGone = (await hasGone()) === true
        await pause(30)
      }
      if (!isGone) return
      await engine.back()
      // If the answer came before the browser's error page, Back has gone one page too far.
      const isBack = () => engine.call('at => location.href === at', [at]).catch(() => false)
      const patience = Date.now() + tooFarMs
      while (!(await isBack()) && Date.now() < patience) await pause(50)
      if (!(await isBack())) await engine.call('() => void setTimeout(() => history.forward())', [])
    },
    /** Selects a field's text and types over it. */
    type: (role: string, name: Name, text: string, place: Place = {}) =>
      step(`types ${text} into ${name}`, async () => {
        await press(role, name, place)
        await engine.press([...text])
      }),
    back: () => step('goes back', () => engine.call('() => void setTimeout(() => history.back())', [])),
    /** Presses a field and replaces its text. */
    replace: (role: string, name: Name, text: string) =>
      step(`writes ${text} into ${name}`, async () => {
        await press(role, name, {})
        await engine.call('() => document.activeElement.select()', [])
        await engine.press([...text])
      }),
    /** Runs a script in the page; with `expected`, until it returns that. */
    script: (words: string, source: string, given: readonly unknown[] = [], expected?: unknown) =>
      step(`has a script that ${words}`, () =>
        until(
          () => engine.call(source, given),
          found => expected === undefined || isDeepStrictEqual(ofThisRealm(found), expected),
          found => `it gives ${JSON.stringify(found)}`,
        ),
      ),
    keys: (...keys: string[]) => step(`presses ${keys.join(', ')}`, () => engine.press(keys)),
    /** Presses Tab until the focus is there. */
    tabTo: (words: RegExp) =>
      step(`goes to ${words} with Tab`, async () => {
        const visited: string[] = []
        while (!words.test(visited.at(-1) ?? '')) {
          if (visited.length > 60) throw new Error(`Tab led to ${visited.join(' · ')}`)
          await engine.press(['Tab'])
          visited.push((await look<Sight>('sight')).focus)
        }
      }),
  }
}

function eyesOf({ engine, look, step }: Doing) {
  return {
    arrives: (widgets: readonly string[]) =>
      step(`arrives where ${widgets} stands`, () => arrive(look, widgets)),
    sees: (text: Name) =>
      step(`sees ${text}`, () =>
        until(
          () => look<string>('text'),
          shown => (typeof text === 'string' ? shown.includes(text) : text.test(shown)),
          shown => `it is not in: ${shown.replace(/\s+/g, ' ').slice(0, 2000)}`,
        ),
      ),
    /** All text on the page and in its fields. */
    reads: async () =>
      `${await look<string>('text')} ${await engine.call(`() => [...document.querySelectorAll('input')].map(each => each.value).join(' ')`, [])}`,
    /** Waits until a dialog of that name is the top one; '' for none. */
    dialog: (name: string) =>
      step(name ? `has the dialog ${name} before them` : 'has no dialog before them', () =>
        until(
          () => look<Sight>('sight'),
          ({ dialogs }) => (dialogs.at(-1) ?? '') === name,
          ({ dialogs }) => `there is "${dialogs.at(-1) ?? ''}"`,
        ),
      ),
    finds: (role: string, name: Name, value: string, place: Place = {}) =>
      step(`finds ${value} in ${name}`, () =>
        until(
          () => look<string | null>('valueIn', soughtBy(role, name, place)),
          found => found === value,
          found => `there is ${found}`,
        ),
      ),
    focuses: (words: RegExp) =>
      step(`has the focus on ${words}`, () =>
        until(
          () => look<Sight>('sight'),
          ({ focus }) => words.test(focus),
          ({ focus }) => `it is on ${focus}`,
        ),
      ),
  }
}

/** Makes the visitor a guest or a customer by a call from a blank page, since the cookie is the browser's. */
async function become(engine: Engine, url: string, setup: VisitorSetup): Promise<void> {
  await engine.goto(new URL('./assets/logo-mark.svg', url).href)
  await tellShop(engine, '/demo/visitor', setup)
}

async function tellShop(engine: Engine, address: string, setup: object): Promise<void> {
  const tell = `async (address, body) => (await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status`
  const status = await engine.call(tell, [address, JSON.stringify(setup)])
  if (status !== 200) throw new Error(`The shop answered ${status} to ${JSON.stringify(setup)}.`)
}

async function arrive(look: Look, widgets: readonly string[]): Promise<void> {
  for (const widget of widgets)
    await until(
      () => look<boolean>('arrive', widget),
      isThere => isThere,
      () => `${widget} has not been mounted`,
    )
}
