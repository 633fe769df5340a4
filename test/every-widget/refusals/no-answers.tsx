import { cleanup, screen } from '@testing-library/react'
import { pass } from '../../support/test-time'
import { acts, meet } from './acts'

/*
 * Each action, when something else comes in the place of its answer; the rest of the page and what was typed stay. What
 * each call makes of such answers is in test/shared/domain/api/bad-input.test.ts, what each reading widget shows in
 * ../answers/bad-answers.full.test.tsx, the same in a browser in test/browser/faults, and what is kept through a login
 * in ../kept-of-a-login.full.test.tsx.
 */

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html' } })
const json = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/json' } })
const textOf = async (fetch: () => Promise<Response>) => (await fetch()).text()

/** What comes in the place of an answer; the shop hears of the call only where its own answer is used. */
const instead: Readonly<Record<string, Parameters<typeof meet>[1]>> = {
  'a login page (200)': () => html('<!doctype html><title>Zebra</title><form>Log in</form>'),
  'the login page, by a redirect': () =>
    Object.defineProperties(html('<form>Zebra</form>'), {
      url: { value: `${location.origin}/login` },
      redirected: { value: true },
    }),
  'a page of maintenance (503)': () => html('<h1>Zebra closed</h1>', 503),
  'nothing (200)': () => json(''),
  'half an answer': () => json('{"data":{"zebra'),
  'half an answer, although it is done': async fetch => json((await textOf(fetch)).slice(0, -2)),
  'null, although it is done': async fetch => json((await textOf(fetch)) && 'null'),
  'nothing (200), although it is done': async fetch => json((await textOf(fetch)) && ''),
}

const own =
  /Sorry, (something went wrong|there was an error)|could not|couldn't|can't tell|don't know|not saved|wasn't saved|Not added|can't reach/
const denial = /was not (added|saved)|not saved|Not added/
const zebra = /zebra|<h1>|doctype|undefined|NaN|\[object/i

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=text], input[type=email], input[type=tel]')]
    .filter(({ role }) => role !== 'spinbutton')
    .map(({ value }) => value)
    .filter(Boolean)

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''

/** Records the last control that was pressed, by a click or by Enter. */
function watchPresses() {
  const seen: { control?: Element } = {}
  const note = (event: Event) => {
    const isPress = event.type === 'click' || (event as KeyboardEvent).key === 'Enter'
    const control = event.target instanceof Element ? event.target.closest('button, input, select') : null
    if (isPress && control) seen.control = control
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, note, true)
  return {
    seen,
    end: () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, note, true)
    },
  }
}

type Met = Awaited<ReturnType<typeof meet>>

/** Presses the way that is offered or, without one, the same control again. */
async function goOn({ page: { user }, again }: Met, control: Element | undefined): Promise<void> {
  const [offered] = screen.queryAllByRole('button', { name: /^(Try again|Check again|Not added. Try again)/ })
  if (offered) return user.click(offered)
  const there = control?.isConnected
    ? control
    : screen.queryAllByRole('button').find(each => control && nameOf(each) === nameOf(control))
  if (!there) await again()
  else if (there instanceof HTMLInputElement) await user.type(there, '{Enter}')
  else if (there instanceof HTMLSelectElement) await user.selectOptions(there, there.value)
  else await user.click(there)
}

type Cell = readonly [name: string, what: string]
export const cells: readonly Cell[] = Object.keys(acts).flatMap(name =>
  Object.keys(instead).map(what => [name, what] as const),
)

const weeklyCost = '<div data-widget="weekly-cost" data-load="ready"></div>'
const rest = () => pass(3000)
const isTyping = (name: string) => /promo-field|postcode|recipe|applies a code|phone/.test(name)

/** Plays one cell and returns its complaints. After a redirect to the login, the page is left once. */
async function complaints(name: string, what: string): Promise<string[]> {
  const wrong: string[] = []
  const presses = watchPresses()
  const met = await meet(name, instead[what] ?? Response.error, weeklyCost)
  presses.end()
  const { words, seen, heal, page } = met
  await rest()
  if (what.includes('redirect')) return page.left.join() === '/login' ? [] : [`leaves for ${page.left}`]
  const isDone = what.endsWith('done') && !acts[name]?.call.startsWith('GET')
  const isSaid = own.test(words())
  const text = words()
  if (!isDone && !isSaid) wrong.push('nothing is said')
  if (isDone && denial.test(text)) wrong.push(`denies what is done: ${denial.exec(text)}`)
  if (zebra.test(text)) wrong.push(`not words: ${zebra.exec(text)}`)
  if (!isDone && page.left.length) wrong.push(`leaves for ${page.left}`)
  if (isSaid && isTyping(name) && !typed().length) wrong.push('what was typed is gone')
  if (acts[name]?.as !== 'guest' && !/week\s*£\d/.test(text)) wrong.push('the week beside it stops')
  if (!isSaid || isDone) return wrong
  heal()
  const times = seen.times
  await goOn(met, presses.seen.control).catch(error => wrong.push(`no way on: ${error}`))
  await rest()
  // A lost order is looked for; only the customer confirms it once more.
  if (/confirms/.test(name))
    return screen.queryByRole('button', { name: /^Confirm/ }) ? wrong : ['cannot confirm']
  if (seen.times === times) wrong.push('the way on asks nothing')
  if (own.test(words())) wrong.push(`still says ${own.exec(words())}`)
  return wrong
}

/** Tests these cells. */
export function describeNoAnswers(played: readonly Cell[]): void {
  // A card and the client tell the developer as well.
  beforeEach(() => {
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
  })
  afterEach(() => {
    cleanup()
    jest.restoreAllMocks()
  })
  test.each(played)(
    'J-66 A-20 A-110 %s and gets %s: one sentence, nothing typed is lost, the rest goes on, and so does the next try',
    async (name, what) => {
      expect(await complaints(name, what)).toEqual([])
    },
  )
}
