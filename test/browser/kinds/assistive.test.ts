import type { Page } from 'playwright-core'
import { allWidgets } from './all-widgets-page'
import { playRows, type Row } from './play-rows'
import { dialog } from './subjects'

// What assistive software gets of a page: the browser's own accessibility tree, its order, and presses without a pointer.

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )

const rows: Row[] = [
  {
    id: 'K-539',
    sees: 'who presses with a virtual cursor, or in Safari, where a press gives no focus, is back at the pressed control once its dialog or calendar is closed',
    body: '<p>First</p>',
    act: async ({ page }) => {
      page.setDefaultTimeout(15_000)
      await allWidgets(page)
      // As in Safari, a press gives a button no focus.
      await page.evaluate(() => {
        const keep = (event: Event) => {
          if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
        }
        document.addEventListener('mousedown', keep, true)
      })
      const openers = page.locator('.doorstep button[aria-haspopup=dialog]:visible')
      const lost: string[] = []
      const count = await openers.count()
      expect(count).toBeGreaterThan(10)
      for (let at = 0; at < count; at++) {
        const opener = openers.nth(at)
        const name = await opener.evaluate(each => {
          ;(document.activeElement as HTMLElement | null)?.blur()
          return `${each.closest('[data-widget]')?.getAttribute('data-widget')}: ${each.getAttribute('aria-label') ?? each.textContent}`
        })
        await opener.click()
        const layer = page.locator(`${dialog}, [role=grid]`).first()
        await layer.waitFor()
        await page.waitForTimeout(500)
        await page.keyboard.press('Escape')
        await layer.waitFor({ state: 'detached' })
        await page.waitForTimeout(150)
        if (!(await opener.evaluate(each => each === document.activeElement)))
          lost.push(`${name} → ${await focused(page)}`)
      }
      expect(lost).toEqual([])
    },
  },
]

playRows(rows)
