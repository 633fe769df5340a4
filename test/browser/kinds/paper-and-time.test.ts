import type { Locator, Page } from 'playwright-core'
import { placeholder, playRows, type Row, until } from './play-rows'
import { guarantee, openDialog } from './subjects'

// Paper, zoom, late fonts, devices that slept, shared machines.

const calendarButton = 'Choose from a calendar: First day without a delivery'

async function calendar(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: calendarButton }).click()
  const grid = page.getByRole('grid').first()
  await grid.getByRole('button').nth(20).waitFor()
  return grid
}

/** The clock of a device that has slept: `sleep(hours)` moves it on without running timers. */
const sleeper = `<script>{ const Real = Date; let shift = 0; window.sleep = hours => { shift += hours * 3600000 }
  window.Date = class extends Real { constructor(...given) { if (given.length) super(...given); else super(Real.now() + shift) } static now() { return Real.now() + shift } } }</script>`

const rows: Row[] = [
  {
    id: 'K-161',
    report: 'https://github.com/wet-boew/wet-boew/issues/7615',
    sees: 'on paper an open dialog covers no word of the page',
    body: `<p id="words" style="position:absolute;left:440px;top:380px;width:120px">Read me on paper</p>${guarantee}`,
    act: async ({ page }) => {
      await openDialog(page)
      await page.emulateMedia({ media: 'print' })
      const isWhole = await page.evaluate(() => {
        const layer = document.querySelector('[aria-modal=true]')?.closest('.doorstep-dialog')
        const words = document.getElementById('words')?.getBoundingClientRect()
        const box = document.querySelector('[aria-modal=true]')?.getBoundingClientRect()
        if (!layer || !words || !box?.width) return true
        return (
          box.right <= words.left ||
          box.left >= words.right ||
          box.bottom <= words.top ||
          box.top >= words.bottom
        )
      })
      expect(isWhole).toBe(true)
    },
  },
  {
    id: 'K-173',
    report: 'https://github.com/alexkhismatulin/react-use-count-down/issues/10',
    sees: 'after five days of sleep a pause starts in the future, or the picker reports its past first day',
    head: sleeper,
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      const first = page.getByRole('textbox').first()
      await page.getByRole('button', { name: '1 week', exact: true }).click()
      await until(async () => Boolean(await first.inputValue()), 'a first day')
      await page.evaluate('sleep(120)')
      await page.mouse.move(300, 300)
      await page.mouse.down()
      await page.mouse.up()
      await page.getByRole('button', { name: '1 week', exact: true }).click()
      const isTold = async () => (await page.locator('[aria-invalid=true]').count()) > 0
      const isLater = async () => {
        const [day = 0, month = 0, year = 0] = (await first.inputValue()).split('/').map(Number)
        return new Date(year, month - 1, day + 1).getTime() > ((await page.evaluate('Date.now()')) as number)
      }
      await until(async () => (await isLater()) || (await isTold()), 'a day to come, or a sentence about it')
    },
  },
  {
    id: 'K-180',
    report: 'https://github.com/element-plus/element-plus/pull/24496',
    sees: 'Escape and Enter of a composition in a date field close no calendar',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      const grid = await calendar(page)
      for (const key of ['Enter', 'Escape'])
        await page
          .getByRole('textbox')
          .first()
          .evaluate(
            (each, pressed) =>
              each.dispatchEvent(
                new KeyboardEvent('keydown', {
                  key: pressed,
                  bubbles: true,
                  cancelable: true,
                  isComposing: true,
                }),
              ),
            key,
          )
      await page.waitForTimeout(150)
      expect(await grid.isVisible()).toBe(true)
    },
  },
]

playRows(rows)
