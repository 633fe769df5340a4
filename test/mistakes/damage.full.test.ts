import type { Knowledge } from '../../shared/tools/doctor/check'
import { standAt } from '../support/page/stand-at'
import { examplesOf, widgetNames } from '../support/widgets/all-widgets'
import { type Damage, damagesTo } from './damage'
import { judge, knowAll, type Verdict } from './judge'
import { shell } from './shell'

let knowledge: Knowledge
beforeAll(async () => {
  standAt('https://shop.test')
  knowledge = await knowAll()
})

/**
 * Values that only the shop knows: its ids and codes, a customer's typed text, and names from its server. Any
 * value there counts as right for all that a page shows.
 */
const ofTheShop =
  /data-(?:product|address|typed|amount|start-date|end-date)=|"edg_code"|"errors"|"extraFields"|"fullBalance"/

type Told = { damage: Damage; verdict: Verdict; report: string; change: string }

/** The place of a damage, with the text before it. */
function changeIn(damaged: string, whole: string): string {
  const at = [...damaged].findIndex((letter, nth) => letter !== whole[nth])
  return damaged.slice(Math.max(0, at - 160), at + 20)
}

function* judged(name: string, markup: string, html: string): Generator<Told> {
  const page = (text: string) => shell(html.replace('{widget}', () => text))
  for (const damage of damagesTo(markup)) {
    const meant = page(damage.meant ?? markup)
    const { verdict, says, fixed, why = '' } = judge(page(damage.markup), meant, knowledge)
    const report = [`${name}: ${damage.what}`, ...says, damage.markup, why, fixed ?? ''].join('\n')
    yield { damage, verdict, report, change: changeIn(damage.markup, markup.trim()) }
  }
}

const none = (): Record<Verdict, number> => ({ harmless: 0, fixed: 0, asked: 0, wrong: 0, silent: 0 })

test('G-47 G-48 G-49 G-50 No fix of a damaged catalogue example is wrong, and nearly every damage is reported', async () => {
  const counts = new Map<string, Record<Verdict, number>>()
  const all: Told[] = []
  for (const name of widgetNames)
    for (const { markup, html = '{widget}' } of await examplesOf(name))
      all.push(...judged(name, markup, html))
  for (const { damage, verdict } of all) {
    const count = counts.get(damage.kind) ?? none()
    count[verdict]++
    counts.set(damage.kind, count)
  }
  const of = (wanted: Verdict) => all.filter(({ verdict }) => verdict === wanted)
  const rows = [...counts].map(
    ([kind, { harmless, fixed, asked, wrong, silent }]) =>
      `${kind}: ${fixed + asked + wrong + silent} damages, ${fixed + asked} named (${fixed} fixed, ${asked} asked), ${wrong} fixed wrongly, ${silent} silent; ${harmless} harmless`,
  )
  console.info([`${all.length - of('harmless').length} of ${all.length} damages`, ...rows].join('\n'))
  expect(of('wrong').map(({ report }) => report)).toEqual([])
  expect(of('silent').flatMap(({ change, report }) => (ofTheShop.test(change) ? [] : [report]))).toEqual([])
})
