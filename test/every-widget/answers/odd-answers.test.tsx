import { act, fireEvent } from '@testing-library/react'
import { type CallName, routes } from '../../../shared/domain/api/client/routes'
import { answerName, contract } from '../../support/contract/contract'
import { draws, oddAnswer, oneOf } from '../../support/contract/odd-answers'
import { layOutRows, withoutScrolling } from '../../support/page/layout'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'
import { examplesOf, pageOf } from '../../support/widgets/all-widgets'

/*
 * Answers that no shop of ours sends, but that one may send by the contract, to every call of every widget. A whole run
 * is `FULL=1`; `SEED=n` plays one.
 */

const few = Number(process.env.MANY ?? 40)
const all = 5000
const askers = [
  ...new Set(
    Object.values(contract.paths)
      .flatMap(each => Object.values(each))
      .flatMap(call => (call as { 'x-widgets'?: string[] })['x-widgets'] ?? []),
  ),
].sort()

const shapes = Object.entries(routes).map(([name, { method, path }]) => {
  const shape = new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, hole) => (/link|list/.test(hole) ? '/.*' : '[^/]+'))}$`,
  )
  return { name: name as CallName, method: method as string, shape }
})

const wrong = /undefined|\bNaN\b|\[object|Invalid Date|Infinity|\bnull\b|\{\w+\}/
const amountsIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?|\.\d+/g) ?? []).map(each => Number(each.replaceAll(',', '')))

/** Returns whether an amount is in the answers, or a sum of up to three amounts in them and of their multiples. */
function isFrom(known: ReadonlySet<number>, amount: number): boolean {
  const counts = [2, 3, 4, 5, 6, ...known].filter(each => Number.isInteger(each) && each < 100)
  const pence = new Set([0])
  for (const each of known)
    for (const count of [1, ...counts])
      pence.add(Math.round(each * 100) * count).add(Math.round(each * count * 100))
  const sought = Math.round(amount * 100)
  const parts = [...pence]
  return parts.some(
    one =>
      pence.has(sought - one) || pence.has(sought + one) || parts.some(two => pence.has(sought - one - two)),
  )
}

type Played = { widget: string; presses: string[]; answers: string[]; page: string }

/** Presses or fills in one control by chance. */
async function pressSomething(draw: () => number, { presses }: Played) {
  const places = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  const within = places.at(-1) ?? document.body
  const found = [...within.querySelectorAll('button:not([disabled]), input:not([type=hidden]), select')]
  if (!found.length) return
  const control = oneOf(draw, found) as HTMLInputElement
  presses.push(
    `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40)}`,
  )
  await act(async () => {
    if (control.localName === 'button' || /checkbox|radio/.test(control.type)) fireEvent.click(control)
    else {
      fireEvent.focus(control)
      fireEvent.change(control, { target: { value: oneOf(draw, ['BS3 4TN', '2', 'mil', '27/11/2026']) } })
      if (control.getAttribute('role') !== 'combobox') fireEvent.blur(control)
      if (control.form && draw() < 0.5) fireEvent.submit(control.form)
    }
  })
  await pass(400)
}

/** Returns what is wrong with the page. */
function faultsOf({ page, answers }: Played): string[] {
  const shown = [...document.querySelectorAll('[data-widget], [role=dialog], [role=alertdialog]')].map(
    each => each.cloneNode(true) as Element,
  )
  for (const each of shown.flatMap(part => [...part.querySelectorAll('script, template')])) each.remove()
  const text = shown.map(({ textContent }) => textContent?.replaceAll('{count} of {name}', '')).join(' ')
  const values = [...document.querySelectorAll('input')].map(({ value }) => value).join(' ')
  const known = new Set(amountsIn(`${page} ${answers.join(' ')}`))
  const counts = [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].map(({ value }) =>
    Number(value),
  )
  return [
    ...(wrong.exec(`${text} ${values}`) ?? []).map(said => `says ${said}`),
    ...counts
      .filter(count => count > 3 && ![-3, -2, -1, 0, 1, 2, 3].some(by => known.has(count + by)))
      .map(count => `counts ${count}`),
    ...[...text.matchAll(/£(\d[\d,]*\.\d\d)/g)]
      .map(([, amount = '']) => Number(amount.replaceAll(',', '')))
      .filter(amount => !isFrom(known, amount))
      .map(amount => `says £${amount}`),
    ...[...document.querySelectorAll('[data-widget-state]')]
      .map(each => each.getAttribute('data-widget-state') ?? '')
      .filter(state => !/^(mounted|waiting|loading)$/.test(state)),
  ]
}

const complaints: string[] = []
beforeAll(() => {
  layOutRows()
  withoutScrolling()
  for (const level of ['error', 'warn'] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...said) => complaints.push(said.map(String).join(' ').slice(0, 300)))
  window.addEventListener('submit', event => event.preventDefault())
  window.addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`))
})

async function play(seed: number): Promise<string> {
  const draw = draws(seed)
  const widget = askers[seed % askers.length] ?? ''
  const page = pageOf(oneOf(draw, await examplesOf(widget))).replaceAll(
    'data-widget=',
    'data-load="ready" data-widget=',
  )
  const played: Played = { widget, page, presses: [], answers: [] }
  await openPage('')
  sessionStorage.clear()
  localStorage.clear()
  complaints.length = 0
  await openPage(page, {
    globals: { isGuest: draw() < 0.3, hasPostcode: draw() < 0.7 },
    providers: { now: () => new Date('2026-11-25T12:00:00Z') },
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const call = shapes.find(({ method, shape }) => method === request.method && shape.test(pathname))
      const body = call ? JSON.stringify(oddAnswer(answerName(call.name), draw)) : '<ul></ul>'
      played.answers.push(`${call?.name} ${body}`)
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    },
  })
  await pass(400)
  const faults = faultsOf(played)
  for (let n = 0; n < 3 && !faults.length; n++) {
    await pressSomething(draw, played)
    faults.push(...faultsOf(played))
  }
  faults.push(...complaints.filter(said => !/^Doorstep: /.test(said)))
  return faults.length
    ? [`SEED=${seed} ${widget}`, ...faults, ...played.presses, ...played.answers].join('\n   ')
    : ''
}

const { SEED, FULL } = process.env
const seeds = SEED ? [Number(SEED)] : Array.from({ length: FULL ? all : few }, (_, seed) => seed)
test.each(Array.from({ length: 10 }, (_, part) => part))(
  'J-11 No odd answer that the contract allows makes a widget crash or say what no person understands: part %d',
  async part => {
    const found: string[] = []
    for (const seed of seeds.filter(each => each % 10 === part)) found.push(await play(seed))
    expect(found.filter(Boolean).join('\n')).toBe('')
  },
  FULL ? 3_600_000 : undefined,
)
