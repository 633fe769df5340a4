import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { firstDay, lastDay, openPauses, pageForm, posted, retype, shown } from './pause-page'

beforeEach(() => sessionStorage.clear())

const pauses = [
  { start_date: '25/08/2026', end_date: '28/08/2026' },
  { start_date: '05/09/2026', end_date: '05/09/2026' },
]
const deliveries = ['2026-08-24', '2026-08-27', '2026-08-31', '2026-09-03', '2026-09-05', '2026-09-07']

describe('a picker that starts empty', () => {
  it('J-64 The picker chooses no dates, reports no error and stops the form from being sent', async () => {
    await openPauses('data-prefill="none"')
    expect(shown()).toEqual({ start_date: '', end_date: '' })
    expect(screen.queryByText(/You have chosen/)).toBeNull()
    expect(screen.queryByText(/Enter a date/)).toBeNull()
    expect(pageForm().checkValidity()).toBe(false)
  })

  it('J-64 A first day alone leaves the last day empty, and One week counts from it', async () => {
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

  it('J-64 Without a first day One week focuses its field and says what is missing', async () => {
    await openPauses('data-prefill="none"')
    await userEvent.click(screen.getByRole('button', { name: '1 week' }))
    expect(firstDay()).toHaveFocus()
    expect(shown()).toEqual({ start_date: '', end_date: '' })
  })

  it('PP-03 Without the option the fields hold the day after tomorrow', async () => {
    await openPauses()
    expect(shown()).toEqual({ start_date: '22/08/2026', end_date: '22/08/2026' })
  })
})

describe('overlapping pauses', () => {
  const open = (attributes: string, more: object = {}) =>
    openPauses(attributes, { json: { pauses, ...more, start_date: undefined } })

  it.each<[start: string, end: string, said: string, more?: object]>([
    ['25/08/2026', '26/08/2026', 'Tuesday 25 August to Friday 28 August is paused already.'],
    [
      '30/08/2026',
      '01/09/2026',
      'From Tuesday 1 September everything is paused already. Together they are one pause, from Sunday 30 August, until you end it.',
      { pauses: [{ start_date: '01/09/2026', end_date: '31/12/9998' }] },
    ],
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
  ])(
    'J-64 For %s to %s, in a shop that joins pauses, the picker shows the joined pause',
    async (start, end, said, more = {}) => {
      await open(
        `data-joins data-open-end="31/12/9998" data-start-date="${start}" data-end-date="${end}"`,
        more,
      )
      expect(screen.getByText(said)).toBeVisible()
    },
  )

  it('J-64 In a shop that refuses overlaps, the picker names each overlapping pause', async () => {
    await open('data-start-date="25/08/2026" data-end-date="06/09/2026"')
    expect(
      screen.getByText('Your deliveries are already paused from Tuesday 25 August to Friday 28 August.'),
    ).toBeVisible()
    expect(screen.getByText('Saturday 5 September is paused already.')).toBeVisible()
  })

  it('J-64 A pause without a shared day is not mentioned', async () => {
    await open('data-joins data-start-date="30/08/2026" data-end-date="31/08/2026"')
    expect(screen.queryByText(/paused already|one pause/)).toBeNull()
  })

  it('J-64 On a page with its own list of pauses the widget shows none', async () => {
    await open('data-hide-pauses')
    expect(screen.queryByRole('heading', { name: 'Your pauses' })).toBeNull()
  })
})

test.each([
  ['22/08/2026', '23/08/2026', 'Monday 24 August'],
  // Paused from 25 to 28.
  ['22/08/2026', '24/08/2026', 'Monday 31 August'],
  ['04/09/2026', '04/09/2026', 'Monday 7 September'],
])('J-64 After a pause from %s to %s the next delivery day is named: %s', async (start, end, day) => {
  await openPauses(`data-joins data-start-date="${start}" data-end-date="${end}"`, {
    json: { pauses, deliveries },
  })
  expect(screen.getByText(new RegExp(`Your next delivery after that is on ${day}\\.`))).toBeVisible()
})

test('J-64 Where the page names no day after the pause, the picker promises no delivery', async () => {
  await openPauses('data-start-date="08/09/2026" data-end-date="09/09/2026"', { json: { deliveries } })
  expect(screen.getByText(/They start again on your next delivery day after that\./)).toBeVisible()
  expect(lastDay()).toHaveValue('09/09/2026')
})

describe('what a holiday moves out of a pause', () => {
  const moves = [{ from: '2026-08-31', to: '2026-09-02', name: 'Summer Bank Holiday' }]
  const open = (more: object) =>
    openPauses('data-start-date="31/08/2026" data-end-date="31/08/2026"', {
      json: { deliveries: ['2026-09-03'], moves, start_date: undefined, ...more },
    })
  const leftOut = /due on Monday 31 August would come on Wednesday 2 September. It is left out too/
  const stays = /due on Monday 31 August still comes on Wednesday 2 September/

  it.each([
    ['it is left out, and the next delivery is a later one', {}, leftOut, 'Thursday 3 September'],
    [
      'it still comes where the server says so',
      { moves: [{ ...moves[0], comes: true }] },
      stays,
      'Wednesday 2 September',
    ],
  ])('L-31 A-128 The form names it before it is sent: %s', async (_, more, note, next) => {
    await open(more)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.getByText(/You have chosen/)).toHaveTextContent(
      `Your next delivery after that is on ${next}.`,
    )
  })
})
