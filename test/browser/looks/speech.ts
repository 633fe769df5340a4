import type { Page } from 'playwright-core'
import { journeys } from '../journey'

/**
 * The utterances of a screen reader in order: the page's live regions, recorded. One utterance a change, at
 * most one a second.
 */
export const walk = journeys()

export const customer = { as: 'customer' } as const

type Utterance = { at: number; text: string }

export const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: Utterance[] = []
    Object.assign(window, { heard })
    const said = new WeakMap<Element, string>()
    const live = ['status', 'alert'].map(role => `.doorstep [role=${role}]`).join()
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.trim().replace(/\s+/g, ' ') ?? ''
        // A region inserted with its words is read when somebody gets there; only an alert speaks at once.
        const isKnown = said.has(region) || region.matches('[role=alert]')
        if (isKnown && text && said.get(region) !== text) heard.push({ at: performance.now(), text })
        said.set(region, text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    for (const region of document.querySelectorAll(live)) said.set(region, region.textContent?.trim() ?? '')
  })

/** The announcements since then. The region speaks at most once a second. */
export async function heard(page: Page): Promise<string[]> {
  await page.waitForFunction(() => Reflect.get(window, 'heard').length > 0)
  await page.waitForTimeout(1300)
  const utterances = await page.evaluate((): Utterance[] => Reflect.get(window, 'heard').splice(0))
  const gaps = utterances.slice(1).map(({ at }, before) => at - (utterances[before]?.at ?? 0))
  expect(gaps.filter(gap => gap < 950)).toEqual([])
  return utterances.map(({ text }) => text)
}
