import type { Page } from 'playwright-core'
import { allWidgets } from './all-widgets-page'
import { playRows, type Row } from './play-rows'
import { phone } from './subjects'
import { broughtNear, handOn, heardOf, listenTo } from './touch'

// Fingers on the glass of a phone: scrolls, trembling taps, two fingers, zooms and a phone that is turned.

/** Each kind of control on the page, once or twice, with a word for it. */
const kindsOfControls = (page: Page) =>
  page.evaluate(() => {
    const counts = new Map<string, number>()
    const found: string[] = []
    const all = document.querySelectorAll<HTMLElement>(
      '.doorstep :is(button, a, input, select, textarea, label, summary, [role=tab], h2, p), .slides li',
    )
    for (const [at, each] of [...all].entries()) {
      const { width, height } = each.getBoundingClientRect()
      if (!each.checkVisibility() || width < 10 || height < 10) continue
      const kind = `${each.closest('[data-widget]')?.getAttribute('data-widget')} ${each.localName} ${each.className}`
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (count > 1) continue
      each.dataset.kind = String(at)
      found.push(String(at))
    }
    return found
  })

const rows: Row[] = [
  {
    id: 'K-521',
    sees: 'a scroll that a finger begins on any control of any widget scrolls, and presses, chooses and focuses nothing',
    body: '<p>First</p>',
    visitor: phone,
    act: async ({ page }) => {
      page.setDefaultTimeout(15_000)
      await allWidgets(page)
      await page.evaluate(() => {
        const foot = document.createElement('div')
        foot.style.height = '1500px'
        document.body.append(foot)
      })
      const hand = await handOn(page)
      await listenTo(page)
      const wrong: string[] = []
      for (const at of await kindsOfControls(page)) {
        const control = page.locator(`[data-kind="${at}"]`)
        if (!(await control.count())) continue
        const from = await broughtNear(control)
        await page.waitForTimeout(30)
        await heardOf(page)
        await hand.drag(from, { y: -200 })
        await page.waitForTimeout(60)
        const heard = await heardOf(page)
        const rest = heard.filter(each => each !== 'scroll')
        if (rest.length || !heard.length)
          wrong.push(
            `${await control.evaluate(each => each.outerHTML.slice(0, 120))} | ${rest.join(', ') || 'no scroll'}`,
          )
      }
      expect(wrong).toEqual([])
    },
  },
]

playRows(rows)
