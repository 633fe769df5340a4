import { act, fireEvent, screen } from '@testing-library/react'
import { arriveBy } from '../support/page/arrive-by'
import {
  dayCell,
  firstDay,
  lastDay,
  openCalendar,
  openPauses,
  posted,
  retype,
  shown,
} from '../widgets/pause-picker/pause-page'

/*
 * Walks over the form of a pause as a person would tell them, on Thursday 20 August 2026. The walks that a machine
 * draws are fixed.
 */

const fields = { first: firstDay, last: lastDay }
type Field = keyof typeof fields

const types = (field: Field, text: string) => async () => retype(fields[field](), text)
const typesWithEnter = (field: Field, text: string) => async () => {
  fireEvent.change(fields[field](), { target: { value: text } })
  fireEvent.keyDown(fields[field](), { key: 'Enter' })
}
const picks = (field: Field, day: string) => async () => {
  if (screen.queryByRole('dialog')) act(() => void fireEvent.keyDown(firstDay(), { key: 'Escape' }))
  await openCalendar(field === 'first' ? 'First' : 'Last')
  fireEvent.click(dayCell(day))
}
const presses = (name: string) => async () => void fireEvent.click(screen.getByText(name))
const loadsThePageAgain = async () => {
  arriveBy('reload')
  await openPauses()
}

type Walk = [acts: (() => Promise<void>)[], first: string, last: string]

const walks: Readonly<Record<string, Walk>> = {
  'types the last day before the first': [
    [types('first', '30/08/2026'), types('last', '24/08/2026')],
    '24/08/2026',
    '24/08/2026',
  ],
  'picks a first day after the last, then a last day before the first': [
    [picks('first', 'Monday 31 August'), picks('last', 'Tuesday 25 August')],
    '25/08/2026',
    '25/08/2026',
  ],
  'presses 1 week, moves the first day past its end, presses 2 weeks': [
    [presses('1 week'), types('first', '05/09/2026'), presses('2 weeks')],
    '05/09/2026',
    '18/09/2026',
  ],
  'types both days, loads the page again and moves the last day': [
    [
      types('first', '24/08/2026'),
      types('last', '30/08/2026'),
      loadsThePageAgain,
      types('last', '02/09/2026'),
    ],
    '24/08/2026',
    '02/09/2026',
  ],
  'types a day of another year with Enter, and picks an earlier one': [
    [
      typesWithEnter('first', '02/01/2027'),
      picks('last', 'Saturday 9 January 2027'),
      types('first', '28/12/2026'),
    ],
    '28/12/2026',
    '09/01/2027',
  ],
}

test.each(Object.entries(walks))(
  'J-82 PP-04 PP-05 Pause: somebody %s; the shown days are in order and are posted',
  async (_, [acts, first, last]) => {
    await openPauses()
    for (const act of acts) {
      await act()
      expect(posted()).toEqual(shown())
    }
    expect(posted()).toEqual({ start_date: first, end_date: last })
  },
)

const oddTexts = [
  '',
  ' ',
  '24',
  '24/8',
  '31/02/2026',
  '24/08/2026 at noon',
  '٢٤/٠٨/٢٠٢٦',
  '<b>',
  '24.08.26',
  '0'.repeat(400),
]

test('J-82 PP-06 Pause: whatever is typed into a field, the posted text is the shown one', async () => {
  await openPauses()
  for (const text of oddTexts)
    for (const field of [firstDay(), lastDay()]) {
      fireEvent.change(field, { target: { value: text } })
      expect(posted()).toEqual(shown())
      fireEvent.blur(field)
      expect(posted()).toEqual(shown())
    }
})
