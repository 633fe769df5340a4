import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import type { CalendarDate } from '../../../../shared/domain/rules/dates/dates'
import { DateField } from '../../../../shared/ui/date/DateField'
import { calendarDay as day } from '../../../support/calendar-day'

const changed = jest.fn()
beforeEach(() => changed.mockClear())

function FirstDay(props: Partial<ComponentProps<typeof DateField>>) {
  const [value, setValue] = useState<CalendarDate | null>(props.value ?? null)
  return (
    <DateField
      label="First day"
      today={day('2026-05-27')}
      format="DD/MM/YYYY"
      {...props}
      value={value}
      onChange={next => {
        changed(next)
        setValue(next)
      }}
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' })
const opener = () => screen.getByRole('button', { name: 'Choose First day from a calendar' })
const openCalendar = async () => {
  await userEvent.click(opener())
  await screen.findByRole('grid')
}
const firstColumn = () => screen.getAllByRole('columnheader', { hidden: true })[0]
const cell = (name: RegExp) => screen.getByRole('button', { name })

test.each([
  ['began in it and ends outside', true, () => firstColumn() as Element],
  ['began and ends outside', false, () => document.body],
])('K-582 A press that %s leaves the calendar open: %s', async (_, isOpen, start) => {
  render(<FirstDay />)
  await openCalendar()
  fireEvent.pointerDown(start())
  fireEvent.pointerUp(document.body)
  expect(screen.queryAllByRole('grid')).toHaveLength(isOpen ? 1 : 0)
  fireEvent.pointerUp(document.body)
  expect(screen.queryByRole('grid')).toBeNull()
})

test('UI-02 Without a format a date is typed and shown month first', async () => {
  render(<DateField label="Day" today={day('2026-05-27')} value={day('2026-06-13')} onChange={changed} />)
  expect(screen.getByRole('textbox')).toHaveValue('06/13/2026')
  expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', 'mm/dd/yyyy')
})

test('FMT-02 With the format every use passes, a date reads DD/MM/YYYY', () => {
  render(<FirstDay value={day('2026-06-13')} />)
  expect(field()).toHaveValue('13/06/2026')
})

test.each(['13/06/2026', '13.6.26', '13-6-2026', ' 13 6 2026 ', '13062026'])(
  'A typed date is read with any separators: %s',
  async typed => {
    render(<FirstDay />)
    await userEvent.type(field(), typed)
    await userEvent.tab()
    expect(changed).toHaveBeenLastCalledWith('2026-06-13')
    expect(field()).toHaveValue('13/06/2026')
  },
)

test('A date with a two-digit year, or a one-digit last day, is passed on when the field is left', async () => {
  const { unmount } = render(<FirstDay />)
  await userEvent.type(field(), '14/08/26')
  await userEvent.tab()
  expect(changed.mock.calls).toEqual([['2026-08-14']])
  unmount()
  changed.mockClear()
  render(<FirstDay format="YYYY-MM-DD" />)
  await userEvent.type(field(), '2026-8-1')
  await userEvent.tab()
  expect(changed.mock.calls).toEqual([['2026-08-01']])
})

test('Typing over a date keeps the old value until the new date is complete', async () => {
  render(<FirstDay value={day('2026-06-13')} />)
  await userEvent.type(field(), '{Backspace}{Backspace}')
  expect(changed).not.toHaveBeenCalled()
  expect(field()).toHaveValue('13/06/20')
  await userEvent.type(field(), '27')
  expect(changed.mock.calls).toEqual([['2027-06-13']])
})

test.each([
  ['31/06/2026', 'That month has 30 days'],
  ['32/07/2026', 'That month has 31 days'],
  ['32/08/2026', 'That month has 31 days'],
  ['31/09/26', 'That month has 30 days'],
  ['29/02/2026', 'That month has 28 days'],
  ['30/02/2028', 'That month has 29 days'],
  ['30/02/2100', 'That month has 28 days'],
  ['12/13/2026', 'The month is a number from 1 to 12'],
  ['12/00/2026', 'The month is a number from 1 to 12'],
  ['13/06/202', 'Type the year in full, like 2026'],
  ['13/06/0001', 'Type the year in full, like 2026'],
  ['31/01/0026', 'Type the year in full, like 2026'],
  ['28/02/0000', 'Type the year in full, like 2026'],
  ['13/06/20260', 'Type the year in full, like 2026'],
  ['13/06', 'Enter a date like 31/12/2026'],
  ['00/06/2026', 'Enter a date like 31/12/2026'],
  ['next Monday', 'Enter a date like 31/12/2026'],
])('Invalid text stays as typed, and the field names the wrong part: %s', async (typed, said) => {
  render(<FirstDay value={day('2026-06-13')} />)
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: typed } })
  expect(field()).toBeValid()
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(field()).toBeValid()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field()).toHaveValue(typed)
  expect(field()).toHaveAccessibleDescription(said)
  expect(field().checkValidity()).toBe(false)
  expect(changed.mock.calls).toEqual([[null]])
})

test('An invalid text in a refused form stays as typed, and the message says what is wrong with it', () => {
  render(<FirstDay typed="31/02/2026" />)
  expect(field()).toHaveValue('31/02/2026')
  expect(field()).toHaveAccessibleDescription('That month has 28 days')
  fireEvent.change(field(), { target: { value: '28/02/2026' } })
  expect(field()).toBeValid()
  expect(field().checkValidity()).toBe(true)
  expect(changed.mock.calls).toEqual([['2026-02-28']])
})

test('UI-03 The calendar shows 42 days, including disabled ones', async () => {
  render(<FirstDay min={day('2026-05-28')} max={day('2026-05-30')} />)
  await openCalendar()
  expect(screen.getAllByRole('gridcell')).toHaveLength(42)
  expect(screen.getAllByRole('gridcell').every(each => within(each).queryByRole('button'))).toBe(true)
})

test('Weeks start on Monday, or on Sunday where the page asks for it', async () => {
  const { unmount } = render(<FirstDay />)
  await openCalendar()
  expect(firstColumn()).toHaveAccessibleName('Monday')
  unmount()
  render(<FirstDay weekStart="sunday" />)
  await openCalendar()
  expect(firstColumn()).toHaveAccessibleName('Sunday')
})

test('Arrow keys move through the days, Enter chooses one, and the focus returns to the button', async () => {
  render(<FirstDay value={day('2026-06-13')} />)
  await openCalendar()
  expect(cell(/^Saturday 13 June/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
  expect(cell(/^Monday 15 June/)).toHaveFocus()
  await userEvent.keyboard('{PageDown}{Enter}')
  expect(changed).toHaveBeenLastCalledWith('2026-07-15')
  expect(field()).toHaveValue('15/07/2026')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
})

test('Escape closes the calendar without choosing, and so does a press elsewhere', async () => {
  render(<FirstDay />)
  await openCalendar()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
  await openCalendar()
  await userEvent.click(document.body)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(changed).not.toHaveBeenCalled()
})

test('A disabled day gives the reason', async () => {
  render(
    <FirstDay
      min={day('2026-05-28')}
      reasonAgainst={date => (date === '2026-06-01' ? 'we do not deliver that day' : undefined)}
    />,
  )
  await openCalendar()
  expect(cell(/^Monday 1 June, not available: we do not deliver that day/)).toBeDisabled()
  expect(cell(/^Wednesday 27 May, today, not available: before Thursday 28 May/)).toBeDisabled()
})

describe('in browsers with popovers', () => {
  const pages: Partial<HTMLElement> = HTMLElement.prototype
  const fieldAt = (left: number) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function mock(this: Element) {
      if (this === document.documentElement) return new DOMRect(0, 0, 340, 800)
      if (!this.hasAttribute('popover')) return new DOMRect(left, 60, 170, 44)
      const { style } = this as HTMLElement
      return new DOMRect(Number.parseFloat(style.left), Number.parseFloat(style.top), 340, 300)
    })
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(340)
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(398)
  }
  beforeEach(() => {
    pages.showPopover = function showPopover(this: HTMLElement) {
      this.dataset.shown = 'yes'
    }
  })
  afterEach(() => {
    delete pages.showPopover
    jest.restoreAllMocks()
  })

  test.each([
    [20, '20px'],
    [200, '42px'],
    [-30, '8px'],
  ])(
    'G-69 The calendar of a field at %i opens below it at %s, inside the window, and moves nothing',
    async (at, left) => {
      const elsewhere = document.createElement('div')
      fieldAt(at)
      render(<FirstDay value={day('2026-06-13')} calendarIn={elsewhere} />)
      await openCalendar()
      const frame = screen.getByRole('dialog')
      expect(frame).toHaveAttribute('popover', 'manual')
      expect(frame).toHaveAttribute('data-shown', 'yes')
      expect([frame.style.left, frame.style.top]).toEqual([left, '112px'])
      expect(elsewhere).toBeEmptyDOMElement()
    },
  )

  test('G-69 The calendar follows its field when the window is rotated', async () => {
    fieldAt(20)
    render(<FirstDay value={day('2026-06-13')} />)
    await openCalendar()
    fieldAt(30)
    fireEvent(window, new Event('resize'))
    expect(screen.getByRole('dialog').style.left).toBe('30px')
  })
})
