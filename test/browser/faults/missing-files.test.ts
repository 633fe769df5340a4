import type { Locator, Page } from 'playwright-core'
import { isWhole } from '../../support/rows'
import { arrive } from '../journey'
import { card, chunkOf, lose, navigations, read, stateOf, visitWithout, walk } from './missing-files'

const { widgets } = read('manifest.json') as { widgets: Record<string, { script: string }> }

describe('scripts that fail to load', () => {
  const neighbours = ['postcode-panel', 'promo-field', 'offline-customer']
  const names = Object.keys(widgets)
  const perPage = 14
  const pages = Array.from({ length: Math.ceil(names.length / perPage) }, (_, at) =>
    names.slice(at * perPage, (at + 1) * perPage),
  )

  // The loader handles all of them in the same way.
  const tried = isWhole ? pages : pages.slice(0, 1)

  test.each(tried.map(missing => [missing.join(', '), missing] as const))(
    'A-102 Without the scripts of %s their fallbacks stay, the other widgets work, and the page stays',
    async (_, missing) => {
      const others = neighbours.filter(each => !missing.includes(each)).slice(0, 2)
      const html = `<!doctype html><html lang="en"><title>Host</title><body>
        <main><form>${[...missing, ...others]
          .map(
            each =>
              `<div data-widget="${each}" data-load="ready"><a href="/contact">Without ${each}</a></div>`,
          )
          .join('')}</form></main>
        <script type="module" src="/doorstep/loader.js"></script></body></html>`
      const page = await walk.visit('/assets/logo-mark.svg', [])
      await page.route('**/host', route => route.fulfill({ contentType: 'text/html', body: html }))
      const counts = await Promise.all(missing.map(name => lose(page, widgets[name]?.script ?? '')))
      await page.goto(`${walk.url}/host`)
      const gone = navigations(page)
      for (const name of missing)
        await page.waitForSelector(`[data-widget="${name}"][data-widget-state="failed"]`)
      await arrive(page, others)
      for (const name of missing)
        expect(await page.getByRole('link', { name: `Without ${name}`, exact: true }).isVisible()).toBe(true)
      for (const other of others) {
        expect(await page.getByText(`Without ${other}`, { exact: true }).isVisible()).toBe(false)
        await page.locator(`[data-widget="${other}"] :is(button, input:not([type=hidden]))`).first().click()
      }
      const messages = await page.evaluate(() => window.Doorstep?.report().messages)
      expect(messages?.toSorted()).toEqual(
        missing.toSorted().map(name => expect.stringContaining(`${name} could not be fetched`)),
      )
      expect(counts.map(({ asked }) => asked)).toEqual(missing.map(() => 2))
      expect(gone).toEqual([])
    },
  )
})

test.each(['c/', 's/'])(
  'G-12 A missing file of %s is reported by its own name each time, and the fallback stays',
  async folder => {
    const { widgets: built } = read('manifest.json') as {
      widgets: Record<string, { needed: string[]; styles: string[] }>
    }
    const { needed, styles } = built['promo-field'] ?? { needed: [], styles: [] }
    // A part that other scripts request by its position alone.
    const file = { 'c/': needed.at(-1), 's/': styles.at(-1) }[folder] as string
    const html = `<!doctype html><html lang="en"><title>Host</title><body>
      <div data-widget="promo-field" data-load="ready"><a href="/contact">Ask for a code</a></div>
      <script type="module" src="/doorstep/loader.js"></script></body></html>`
    const page = await walk.visit('/assets/logo-mark.svg', [])
    await page.route('**/host', route => route.fulfill({ contentType: 'text/html', body: html }))
    await lose(page, file)
    const gone = navigations(page)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(`${walk.url}/host`)
    await page.waitForSelector('[data-widget-state="failed"]')
    expect(await page.getByRole('link', { name: 'Ask for a code' }).isVisible()).toBe(true)
    const messages = await page.evaluate(() => window.Doorstep?.report().messages)
    expect(messages).toHaveLength(1)
    expect(messages?.[0]).toContain(`promo-field could not be fetched`)
    expect(messages?.[0]).toMatch(new RegExp(`/doorstep/${file.replaceAll('.', '\\.')}\\)`))
    const ours = asked.filter(each => each.startsWith('/doorstep/'))
    expect(ours.filter(each => !/\.(js|css)$/.test(each))).toEqual([])
    expect(gone).toEqual([`${walk.url}/host`])
  },
)

const sentence = "That couldn't be opened. Check your connection and try again."
const said = (page: Page) => page.locator('.doorstep [role=alert]', { hasText: sentence })

type Part = {
  source: string
  address: string
  widgets: string[]
  phone?: boolean
  before?: (page: Page) => Promise<void>
  opener: (page: Page) => Locator
}

const openWeek = async (page: Page) => {
  await page.getByRole('button', { name: /^Your week/ }).click()
  await week(page).getByRole('listitem').first().waitFor()
}
const openNextWeek = async (page: Page) => {
  await openWeek(page)
  await week(page)
    .getByRole('button', { name: /^Next week/ })
    .click()
}
const week = (page: Page) => page.getByRole('region', { name: 'Your week' })
const editMilk = (page: Page) =>
  week(page)
    .getByRole('button', { name: /^Change Whole milk/ })
    .first()

const parts: Part[] = [
  {
    source: 'widgets/order-dialog/OrderWindow.tsx',
    address: '/shop/milk',
    widgets: ['weekly-view-link', 'weekly-cost'],
    opener: page => card(page).locator('a.button, button').first(),
  },
  {
    source: 'widgets/header-basket/entries/LineDialog.tsx',
    address: '/shop/milk',
    widgets: ['weekly-view-link', 'weekly-cost'],
    before: openNextWeek,
    opener: editMilk,
  },
  {
    // Needed by the dialog of a line but not by the week.
    source: 'shared/features/ordering/day/DayEditor.tsx',
    address: '/shop/milk',
    widgets: ['weekly-view-link', 'weekly-cost'],
    before: openNextWeek,
    opener: editMilk,
  },
  {
    source: 'shared/features/boxes/ViewBoxDialog.tsx',
    address: '/shop/milk',
    widgets: ['weekly-view-link', 'weekly-cost'],
    before: openWeek,
    opener: page =>
      week(page)
        .getByRole('button', { name: /Best Of Local Box/i })
        .last(),
  },
  {
    source: 'widgets/mobile-basket-button/BasketDialog.tsx',
    address: '/shop/milk',
    widgets: ['mobile-basket-button'],
    phone: true,
    opener: page => page.getByRole('button', { name: /(?:items?|in box): Your Best of Local box/ }),
  },
]

test.each(parts.filter(({ source }) => isWhole || /DayEditor/.test(source)))(
  'A-102 L-22 Without $source the page says so beside the control, the pressed button keeps the focus for a retry, and the page stays',
  async ({ source, address, widgets: names, phone, before, opener }) => {
    const file = chunkOf(source)
    const { page, count } = await visitWithout(file, address, names, phone)
    await before?.(page)
    const gone = navigations(page)
    await opener(page).click()
    await said(page).waitFor()
    expect(count.asked).toBeGreaterThan(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await opener(page).evaluate(button => button === document.activeElement)).toBe(true)
    for (const name of names) expect(await stateOf(page, name)).toBe('mounted')
    await page.unroute(`**/doorstep/${file}*`)
    await said(page).getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').waitFor()
    expect(gone).toEqual([])
  },
)
