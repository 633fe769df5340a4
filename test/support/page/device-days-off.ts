import Cookies from 'js-cookie'
import { pass } from '../test-time'
import { openPage } from './open-page'
import { openShopPage } from './shop-page'

/** The moment of looking at the page: before any answer, or after all of them. */
type Moment = 'before an answer' | 'at rest'

/** The first and the last day of a week, on which a device that is days off is in another one, and a day between. */
export const weekdays = {
  Sunday: '2026-11-22T12:00:00Z',
  Wednesday: '2026-11-25T12:00:00Z',
  Saturday: '2026-11-21T12:00:00Z',
}

const never = () => new Promise<never>(() => {})
const dayMs = 86_400_000

/** The visible text of the page at rest, with the content of its fields. */
export async function shownOf(
  html: string,
  { moment, at, days }: { moment: Moment; at: string; days: number },
): Promise<string> {
  sessionStorage.clear()
  localStorage.clear()
  // jsdom drops cookies by the time of this machine, and not by that of the test.
  let cookie: string | undefined
  jest.spyOn(Cookies, 'get').mockImplementation((() => cookie) as never)
  jest.spyOn(Cookies, 'set').mockImplementation((_, value) => {
    cookie = String(value)
    return undefined
  })
  jest.setSystemTime(Date.parse(at) + days * dayMs)
  if (moment === 'at rest') await openShopPage(html, { at, daysAhead: days })
  else
    await openPage(html, {
      globals: { hasPostcode: true, isGuest: false },
      fetch: never,
      providers: { now: () => new Date(Date.parse(at) + days * dayMs), askTime: never },
    })
  await pass(20)
  if (moment === 'at rest') await pass(6000)
  const shown = document.body.cloneNode(true) as HTMLElement
  // Content under `data-unknown` is hidden until it is known, and its place is reserved.
  const unseen = '[class*=nav][data-unknown], [data-unknown] > :not([class*=bar], [class*=foot])'
  for (const each of shown.querySelectorAll(`script, template, ${unseen}`)) each.remove()
  if (moment === 'before an answer') return shown.textContent ?? ''
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select')]
  return [shown.textContent, ...fields.map(({ value, min, max }) => [value, min, max].join(' '))].join('\n')
}
