/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { isOfPastLogin } from '../../../../../shared/platform/page/login/past-login'
import { type Person, waysToSay, writeHead } from '../../../../support/page/ways-to-say'

const noon = Date.parse('2026-11-25T12:00:00Z')

type Page = { of: Person; at: number; type?: 'navigate' | 'back_forward' }

/** Asks on a page that was loaded so many seconds after noon; it is noon and a quarter of an hour. */
function mayNotSend(
  { of, at, type = 'navigate' }: Page,
  say = waysToSay['doorstep-customer alone'],
): boolean {
  writeHead(say?.(of) ?? {})
  jest.spyOn(Date, 'now').mockReturnValue(noon + 900_000)
  jest.spyOn(performance, 'now').mockReturnValue(900_000 - at * 1000)
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  return isOfPastLogin()
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  writeHead({})
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

const alison: Page = { of: 'Alison', at: 0 }
const joseph: Page = { of: 'Joseph', at: 60 }

test("K-543 Once Joseph's page has come, nothing is sent from Alison's older page, and all from his", () => {
  expect(mayNotSend(alison)).toBe(false)
  expect(mayNotSend(joseph)).toBe(false)
  expect(mayNotSend(alison)).toBe(true)
  expect(mayNotSend(joseph)).toBe(false)
})

test('K-543 Alison sends again from the page that comes after her next login, and nothing is sent from his', () => {
  mayNotSend(joseph)
  expect(mayNotSend({ of: 'Alison', at: 120 })).toBe(false)
  expect(mayNotSend(joseph)).toBe(true)
})

test("K-543 A page of Alison's that Back has brought after Joseph's login sends nothing, and says nothing of the session", () => {
  mayNotSend(alison)
  mayNotSend(joseph)
  expect(mayNotSend({ of: 'Alison', at: 120, type: 'back_forward' })).toBe(true)
  expect(mayNotSend(joseph)).toBe(false)
})

test('K-543 Two pages of Alison, and pages after a logout, hold up nothing', () => {
  mayNotSend(alison)
  expect(mayNotSend({ of: 'Alison', at: 30 })).toBe(false)
  expect(mayNotSend(alison)).toBe(false)
  expect(mayNotSend({ of: 'nobody', at: 60 })).toBe(false)
  expect(mayNotSend(alison)).toBe(false)
})

test('K-543 A page that came while the clock was a year ahead holds up nothing for a year', () => {
  mayNotSend({ of: 'Joseph', at: 365 * 86_400 })
  expect(mayNotSend(alison)).toBe(false)
})

test('K-543 A site that names no customers is held up by nothing', () => {
  const say = waysToSay['window.isGuest, one token']
  mayNotSend(alison, say)
  mayNotSend(joseph, say)
  expect(mayNotSend(alison, say)).toBe(false)
})
