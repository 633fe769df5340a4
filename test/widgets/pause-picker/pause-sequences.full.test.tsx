import { act, fireEvent, screen, within } from '@testing-library/react'
import { addDays, formatDate } from '../../../shared/domain/rules/dates/dates'
import { runs } from '../../models/runs'
import { calendarDay } from '../../support/calendar-day'
import { expectElement } from '../../support/expect-element'
import fc from '../../support/fast-check'
import { firstDay, lastDay, openCalendar, openPauses, posted, retype, shown } from './pause-page'

const today = calendarDay('2026-08-20')
const day = fc.integer({ min: 0, max: 400 }).map(days => formatDate(addDays(today, days)))
const field = fc.constantFrom<'First' | 'Last'>('First', 'Last')

const step = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), field, text: day }),
  fc.record({ kind: fc.constant('enter' as const), field, text: day }),
  fc.record({ kind: fc.constant('pick' as const), field, cell: fc.nat(41) }),
  fc.record({ kind: fc.constant('weeks' as const), name: fc.constantFrom('1 week', '2 weeks') }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const inputOf = (which: 'First' | 'Last') => (which === 'First' ? firstDay() : lastDay())

async function take(next: Step): Promise<void> {
  if (next.kind === 'type') retype(inputOf(next.field), next.text)
  else if (next.kind === 'weeks') fireEvent.click(screen.getByRole('button', { name: next.name }))
  else if (next.kind === 'enter') {
    fireEvent.change(inputOf(next.field), { target: { value: next.text } })
    fireEvent.keyDown(inputOf(next.field), { key: 'Enter' })
  } else {
    if (screen.queryByRole('dialog')) act(() => void fireEvent.keyDown(firstDay(), { key: 'Escape' }))
    const dialog = await openCalendar(next.field)
    const cells = within(dialog).getAllByRole('gridcell')
    fireEvent.click(within(expectElement(cells[next.cell], HTMLElement)).getByRole('button'))
  }
}

const asNumber = (text: string) => Number(text.split('/').reverse().join(''))

test('PP-04 PP-05 After any sequence of edits the first day is not after the last, and the shown dates are posted', async () => {
  await openPauses()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async steps => {
      for (const next of steps) {
        await take(next)
        const { start_date, end_date } = shown()
        expect(start_date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
        expect(asNumber(start_date)).toBeLessThanOrEqual(asNumber(end_date))
        expect(posted()).toEqual({ start_date, end_date })
      }
    }),
    { numRuns: runs(60) },
  )
})

test('The posted text is always the shown one', async () => {
  await openPauses()
  fc.assert(
    fc.property(field, fc.oneof(fc.string(), day, fc.stringMatching(/^[\d/ ]{0,10}$/)), (which, text) => {
      const clean = text.replace(/[\r\n]/g, '')
      fireEvent.change(inputOf(which), { target: { value: clean } })
      expect(posted()).toEqual(shown())
      fireEvent.blur(inputOf(which))
      expect(posted()).toEqual(shown())
    }),
    { numRuns: runs(500) },
  )
})
