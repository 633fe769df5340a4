import { type CalendarDate, formatDate } from '../../shared/domain/rules/dates/dates'
import { calendarDay } from '../support/calendar-day'
import { focused, look, press, shopState, tabTo } from './journey'
import { day, end, opener, retype, start, submit, typed, visitPauses } from './pauses'

const nextMonth = (date: CalendarDate) => {
  const [year, month, at] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return calendarDay(new Date(Date.UTC(year, month, Math.min(at, last))).toISOString().slice(0, 10))
}
const longDay = (after: number) => formatDate(day(after), 'dddd D MMMM YYYY')

describe('pausing deliveries by keyboard alone', () => {
  test('J-64 PP-01 PP-02 PP-04 A typed first day moves the last day, the pause is stated in words, and the shop saves it', async () => {
    const page = await visitPauses()
    expect(await start(page).inputValue()).toBe('')
    expect(await end(page).inputValue()).toBe('')
    await retype(page, start(page), typed(8))
    await press(page, 'Tab')
    expect(await end(page).inputValue()).toBe('')
    await retype(page, end(page), typed(8))
    await retype(page, start(page), typed(10))
    await press(page, 'Tab')
    expect(await end(page).inputValue()).toBe(typed(10))
    await page.locator('.doorstep p', { hasText: `Last day moved to ${typed(10)}.` }).waitFor()
    expect(await look(page, 'pauses-moved')).toEqual([])
    await retype(page, end(page), typed(16))
    await tabTo(page, submit(page))
    await Promise.all([page.waitForEvent('load'), press(page, 'Enter')])
    await page.getByText(/^Your deliveries are paused from .* Your next delivery after that is on /).waitFor()
    expect((await shopState(page)).pauses).toContainEqual(
      expect.objectContaining({ start: day(10), end: day(16) }),
    )
    expect(await look(page, 'pauses-saved')).toEqual([])
  })

  test('UI-03 Arrows and Page Down choose in the calendar, and Escape returns the focus to its button', async () => {
    const page = await visitPauses()
    await tabTo(page, opener(page))
    await press(page, 'Enter')
    await page.getByRole('grid').waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('[role=grid]'))
    expect(await focused(page)).toContain(longDay(0))
    expect(await page.getByRole('gridcell').count()).toBe(42)
    expect(await look(page, 'pauses-calendar')).toEqual([])
    await press(page, 'ArrowRight', 'ArrowDown')
    expect(await focused(page)).toContain(longDay(8))
    await press(page, 'PageDown')
    expect(await focused(page)).toContain(formatDate(nextMonth(day(8)), 'D MMMM YYYY'))
    await press(page, 'ArrowLeft')
    await press(page, 'Escape')
    expect(await page.getByRole('grid').count()).toBe(0)
    expect(await focused(page)).toBe('button Choose from a calendar: First day without a delivery')
    expect(await start(page).inputValue()).toBe('')
    await retype(page, start(page), typed(2))
    await tabTo(page, opener(page))
    await press(page, 'Enter')
    await page.waitForFunction(() => document.activeElement?.closest('[role=grid]'))
    await press(page, 'ArrowRight', 'Enter')
    expect(await start(page).inputValue()).toBe(typed(3))
    await page.getByRole('dialog', { name: 'Choose a date: Last day without a delivery' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('[role=grid]'))
    await press(page, 'ArrowDown', 'Enter')
    expect(await end(page).inputValue()).toBe(typed(10))
    expect(await page.getByRole('grid').count()).toBe(0)
    expect(await focused(page)).toBe('button Choose from a calendar: Last day without a delivery')
  })
})
