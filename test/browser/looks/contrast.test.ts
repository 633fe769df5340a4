import type { Page } from 'playwright-core'
import { enterState, states } from '../../support/contrast/force-states'
import { type ContrastReport, measureContrast } from '../../support/contrast/measure-contrast'
import { showExamples } from '../../support/contrast/show-examples'
import { keysOf } from '../../support/keys-of'
import { isWhole, rowsOf } from '../../support/rows'
import { journeys, setFault } from '../journey'

const walk = journeys()
const roots = '.doorstep, .doorstep-dialog'
const stateNames = keysOf(states).filter(name => isWhole || name !== 'press')
/** A form with most of the kit, and the widget that is on green itself. */
const sample = isWhole ? undefined : ['header-basket', 'checkout-panel']

/** The backgrounds of a part: the page, a card, a well, the notes' tints, and the marked green. */
const grounds = [
  'paper',
  'surface',
  'sunken',
  'success-tint',
  'warning-tint',
  'danger-tint',
  'info-tint',
  'brand',
]

/** Marks each checked part with its background and gives it that background. */
const standOn = (page: Page, parts: string, ground: string) =>
  page.evaluate(
    ([selector, name]) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) {
        part.dataset.contrastPlace = `${part.getAttribute('aria-label')} on ${name}`
        part.style.background = `var(--doorstep-${name})`
        if (name === 'brand') part.dataset.ground = 'brand'
        else delete part.dataset.ground
      }
    },
    [parts, ground] as const,
  )

/** Everything within the selector in every state of its controls, on every background. */
async function tryAll(page: Page, parts: string, on: readonly string[]): Promise<ContrastReport> {
  const all: ContrastReport = { tried: 0, failures: [] }
  for (const ground of on) {
    await standOn(page, parts, ground)
    for (const state of stateNames) {
      await enterState(page, parts, state)
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      const selector = `:is(${parts}) :is(${roots})`
      const { tried, failures } = await page.evaluate(measureContrast, [selector, state] as const)
      all.tried += tried
      all.failures.push(...failures)
    }
  }
  return all
}

const once = (failures: readonly string[]) => [...new Set(failures)]

test('G-60 Every part of the kit is readable in every state on every background', async () => {
  const page = await walk.visit('/catalogue/ui-kit', [])
  await page.locator('[data-kit-part]').first().waitFor()
  const { tried, failures } = await tryAll(page, '[data-kit-states] > article', isWhole ? grounds : ['brand'])
  console.info(`contrast: ${tried} pairs of the kit`)
  expect(once(failures)).toEqual([])
  expect(tried).toBeGreaterThan(isWhole ? 10_000 : 1000)
})

const answers = [
  ['as they are', null],
  ['when the shop cannot answer', { kind: '500-before', times: 'always' }],
] as const

test.each(rowsOf<(typeof answers)[number]>(answers, ['when the shop cannot answer']))(
  'G-60 Every widget is readable in every state, on a page and on its green, %s',
  async (_, fault) => {
    const page = await walk.visit('/catalogue/preview?widget=tabs', [], { as: 'customer', bypassCSP: true })
    if (fault) await setFault(page, { ...fault, match: '/api*' })
    const count = await showExamples(page, sample)
    expect(count).toBeGreaterThan(isWhole ? 80 : 4)
    const { tried, failures } = await tryAll(
      page,
      '[data-contrast-place]',
      isWhole ? ['paper', 'brand'] : ['brand'],
    )
    console.info(`contrast: ${tried} pairs of ${count} examples`)
    expect(once(failures)).toEqual([])
    expect(tried).toBeGreaterThan(isWhole ? 10_000 : 200)
  },
)
