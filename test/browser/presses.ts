import type { Locator, Page } from 'playwright-core'
import { focused } from './journey'

// The presses that three people need, and the Tabs of one of them: before, 7 and 9; 9 with 2 wrong turns; 69.

/** A person whose presses and filled fields are counted. */
export function person() {
  const done: string[] = []
  return {
    done,
    async press(name: string, target: Locator) {
      await target.first().click()
      done.push(name)
    },
    async type(name: string, field: Locator, text: string) {
      await field.first().fill(text)
      done.push(name)
    },
  }
}
export const print = (who: string, done: readonly string[]) =>
  console.info(`${who}: ${done.length} (${done.join(', ')})`)

/** A person at a keyboard, whose Tabs are counted. */
export function keyboard(page: Page, skips: boolean) {
  const tabs: Record<string, number> = {}
  const tab = async () => {
    await page.keyboard.press('Tab')
    const { pathname } = new URL(page.url())
    tabs[pathname] = (tabs[pathname] ?? 0) + 1
    return page.evaluate(() => {
      const { ariaLabel, labels, textContent } = (document.activeElement ?? {}) as HTMLInputElement
      return `${ariaLabel ?? labels?.[0]?.textContent ?? textContent}`.trim()
    })
  }
  return {
    count: () => Object.values(tabs).reduce((sum, each) => sum + each, 0),
    tabs,
    /** Goes to the control of that name and presses a key there. */
    async enter(name: RegExp, key = 'Enter') {
      const isFresh = await page.evaluate(() => document.activeElement === document.body)
      if (isFresh && skips && /^Skip/.test(await tab())) await page.keyboard.press('Enter')
      const seen: string[] = []
      for (let at = 0; at < 120; at += 1) {
        const now = await tab()
        seen.push(now)
        if (name.test(now)) return page.keyboard.press(key)
      }
      throw new Error(`no Tab leads to ${name}: ${seen.join(' | ')}`)
    },
  }
}

/** Changes a weekly box for one day by keys; returns the Tabs. Each page of the way begins where its task is. */
export async function changeBoxByKeys(page: Page, skips: boolean) {
  const keys = keyboard(page, skips)
  await keys.enter(/^Change box for Thursday/)
  await page.getByRole('dialog').waitFor()
  await keys.enter(/^Change only/)
  await page.waitForURL(url => url.pathname !== '/')
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .waitFor()
  await keys.enter(/^Increase quantity/)
  await page.getByText('Seasonal veg box: 2, was 1').waitFor()
  await keys.enter(/^Save changes/)
  await page.waitForURL('**/checkout-complete/**')
  expect(await focused(page)).toBe('h1 Thank you, your changes are saved')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  return { count: keys.count(), tabs: JSON.stringify(keys.tabs) }
}
