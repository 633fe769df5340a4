import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { firstDay, lastDay, openPauses, pageForm, posted, retype, shown } from './pause-page'

beforeEach(() => sessionStorage.clear())

const pauses = [
  { start_date: '25/08/2026', end_date: '28/08/2026' },
  { start_date: '05/09/2026', end_date: '05/09/2026' },
]
const deliveries = ['2026-08-24', '2026-08-27', '2026-08-31', '2026-09-03', '2026-09-05', '2026-09-07']

describe('a picker that opens empty', () => {
  it('J-64 chooses nothing beforehand, calls nothing wrong, and does not let the form be sent', async () => {
    await openPauses('data-prefill="none"')
    expect(shown()).toEqual({ start_date: '', end_date: '' })
    expect(screen.queryByText(/You have chosen/)).toBeNull()
    expect(screen.queryByText(/Enter a date/)).toBeNull()
    expect(pageForm().checkValidity()).toBe(false)
  })

  it('J-64 a first day alone leaves the last day to be typed; one week is counted from it', async () => {
    await openPauses('data-prefill="none"')
    retype(firstDay(), '24/08/2026')
    expect(shown()).toEqual({ start_date: '24/08/2026', end_date: '' })
    expect(pageForm().checkValidity()).toBe(false)
    await userEvent.click(lastDay())
    await userEvent.keyboard('26/08/2026')
    await userEvent.tab()
    expect(posted()).toMatchObject({ start_date: '24/08/2026', end_date: '26/08/2026' })
    await userEvent.click(screen.getByRole('button', { name: '1 week' }))
    expect(posted()).toMatchObject({ start_date: '24/08/2026', end_date: '30/08/2026' })
  })

  it('J-64 with no first day, one week leads to it and says what is missing', async () => {
    await openPauses('data-prefill="none"')
    await userEvent.click(screen.getByRole('button', { name: '1 week' }))
    expect(firstDay()).toHaveFocus()
    expect(shown()).toEqual({ start_date: '', end_date: '' })
  })

  it('PP-03 without the option the fields hold the day after tomorrow', async () => {
    await openPauses()
    expect(shown()).toEqual({ start_date: '22/08/2026', end_date: '22/08/2026' })
  })
})

describe('pauses that meet', () => {
  const open = (attributes: string, more: object = {}) =>
    openPauses(attributes, { json: { pauses, ...more, start_date: undefined } })

  it.each([
    [
      '27/08/2026',
      '30/08/2026',
      'Tuesday 25 August to Friday 28 August is paused already. Together they are one pause, from Tuesday 25 August to Sunday 30 August.',
    ],
    [
      '05/09/2026',
      '06/09/2026',
      'Saturday 5 September is paused already. Together they are one pause, from Saturday 5 September to Sunday 6 September.',
    ],
    [
      '25/08/2026',
      '06/09/2026',
      'Tuesday 25 August to Friday 28 August is paused already. Saturday 5 September is paused already. Together they are one pause, from Tuesday 25 August to Sunday 6 September.',
    ],
  ])('J-64 from %s to %s, a shop that joins them has it said', async (start, end, said) => {
    await open(`data-joins data-start-date="${start}" data-end-date="${end}"`)
    expect(screen.getByText(said)).toBeVisible()
  })

  it('J-64 a shop that refuses them has each one named', async () => {
    await open('data-start-date="25/08/2026" data-end-date="06/09/2026"')
    expect(
      screen.getByText('Your deliveries are already paused from 25/08/2026 to 28/08/2026.'),
    ).toBeVisible()
    expect(
      screen.getByText('Your deliveries are already paused from 05/09/2026 to 05/09/2026.'),
    ).toBeVisible()
  })

  it('J-64 one that shares no day has nothing said of it', async () => {
    await open('data-joins data-start-date="30/08/2026" data-end-date="31/08/2026"')
    expect(screen.queryByText(/paused already|one pause/)).toBeNull()
  })

  it('J-64 a page with a list of its own leaves out that of the widget', async () => {
    await open('data-hide-pauses')
    expect(screen.queryByRole('heading', { name: 'Your pauses' })).toBeNull()
  })
})

test.each([
  ['22/08/2026', '23/08/2026', 'Monday 24 August'],
  // Paused from 25 to 28.
  ['22/08/2026', '24/08/2026', 'Monday 31 August'],
  ['04/09/2026', '04/09/2026', 'Monday 7 September'],
])(
  'J-64 after a pause from %s to %s the day on which something comes again is named: %s',
  async (start, end, day) => {
    await openPauses(`data-joins data-start-date="${start}" data-end-date="${end}"`, {
      json: { pauses, deliveries },
    })
    expect(screen.getByText(new RegExp(`Your next delivery after that is on ${day}\\.`))).toBeVisible()
  },
)

test('J-64 where the page names no day after it, none is promised', async () => {
  await openPauses('data-start-date="08/09/2026" data-end-date="09/09/2026"', { json: { deliveries } })
  expect(screen.getByText(/They start again on your next delivery day after that\./)).toBeVisible()
  expect(lastDay()).toHaveValue('09/09/2026')
})
