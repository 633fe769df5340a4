import { act, renderHook } from '@testing-library/react'
import { useChangedElsewhere } from '../../../../shared/domain/hooks/use-changed-elsewhere'
import { savedHere } from '../../../../shared/platform/page/storage/saved-elsewhere'
import { arriveBy } from '../../../support/page/arrive-by'
import { liveOnTestTime } from '../../../support/test-time'

/* A subject that another tab has saved. test/every-widget/mechanisms/other-tabs.test.tsx has a row for each widget. */

liveOnTestTime()
beforeEach(() => {
  localStorage.clear()
  delete savedHere().balance
})

const key = 'doorstep:changed balance'
const open = () => {
  const { result } = renderHook(() => useChangedElsewhere('balance'))
  return {
    isChanged: () => result.current[0],
    note: (isShown: boolean) => act(() => result.current[1](isShown)),
  }
}
const saveElsewhere = (moment = new Date(Date.now() + 2000).toISOString()) =>
  localStorage.setItem(key, moment)
const say = (of: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: of })))
const comesBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

test('A-114 A subject that another tab saves is changed, and another subject is not', () => {
  const { isChanged } = open()
  saveElsewhere()
  say('doorstep:changed phone')
  say('of-the-page')
  expect(isChanged()).toBe(false)
  say(key)
  expect(isChanged()).toBe(true)
})

test('A-114 A page that the browser kept, and which heard nothing, finds the change when it comes back', () => {
  const { isChanged } = open()
  comesBack()
  expect(isChanged()).toBe(false)
  saveElsewhere()
  comesBack()
  expect(isChanged()).toBe(true)
})

test('A-114 A change of which no widget heard is known from the start; an older one is in the printed page', () => {
  saveElsewhere('2020-01-01T00:00:00.000Z')
  expect(open().isChanged()).toBe(false)
  saveElsewhere()
  expect(open().isChanged()).toBe(true)
})

test('K-545 What was saved while the clock was a year ahead is not told as new for a year', () => {
  saveElsewhere(new Date(Date.now() + 365 * 86_400_000).toISOString())
  expect(open().isChanged()).toBe(false)
})

test("A-114 G-37 A page from the browser's cache takes each change of the last day for later than itself", () => {
  saveElsewhere(new Date(Date.now() - 3_600_000).toISOString())
  expect(open().isChanged()).toBe(false)
  arriveBy('back_forward', 0)
  expect(open().isChanged()).toBe(true)
})

test('A-114 What this page saved and shows is no change, and ends one of another tab', () => {
  const { isChanged, note } = open()
  saveElsewhere()
  say(key)
  note(true)
  expect(isChanged()).toBe(false)
  comesBack()
  expect(isChanged()).toBe(false)
  // A second widget for the same subject.
  expect(open().isChanged()).toBe(false)
})

test('A-114 What this page saved and does not show, as a posted form, is old when the page comes back', () => {
  const { isChanged, note } = open()
  note(false)
  expect(isChanged()).toBe(false)
  comesBack()
  expect(isChanged()).toBe(true)
})
