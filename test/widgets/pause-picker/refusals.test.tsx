import { screen } from '@testing-library/react'
import { firstDay, lastDay, openPauses, posted, retype } from './pause-page'

const errors = {
  start_date: ['The start date must be a date after today.'],
  end_date: 'Your deliveries are already paused then.',
}
const open = () => openPauses('data-start-date="20/08/2026" data-end-date="25/08/2026"', { json: { errors } })

test("PP-06 The server's messages stand under their fields and describe them", async () => {
  await open()
  expect(firstDay()).toBeInvalid()
  expect(firstDay()).toHaveAccessibleDescription('The start date must be a date after today.')
  expect(lastDay()).toHaveAccessibleDescription('Your deliveries are already paused then.')
})

test('PP-06 A message goes when its own field changes, and the other message stays', async () => {
  await open()
  retype(firstDay(), '22/08/2026')
  expect(firstDay()).toBeValid()
  expect(lastDay()).toHaveAccessibleDescription('Your deliveries are already paused then.')
})

test("F-17 PP-06 The server's message returns with its date, even where the widget has words of its own", async () => {
  const { start_date } = errors
  await openPauses('data-start-date="19/08/2026" data-end-date="25/08/2026"', {
    json: { errors: { start_date } },
  })
  retype(firstDay(), '22/08/2026')
  expect(firstDay()).toBeValid()
  retype(firstDay(), '19/08/2026')
  expect(firstDay()).toHaveAccessibleDescription(start_date[0])
})

test('PP-06 A message stays when its field is only focused and left', async () => {
  await open()
  retype(firstDay(), '20/08/2026')
  expect(lastDay()).toBeInvalid()
  lastDay().focus()
  firstDay().focus()
  expect(lastDay()).toBeInvalid()
})

test('PP-06 A message goes when the other field moves its date', async () => {
  await open()
  retype(firstDay(), '28/08/2026')
  expect(lastDay()).toHaveAccessibleDescription('Last day moved to Friday 28 August.')
})

test('PP-06 PP-04 Refused days in the wrong order are put in order, and the message stays', async () => {
  await openPauses('data-start-date="30/08/2026" data-end-date="24/08/2026"', {
    json: { errors: { end_date: ['The end date must be a date after or equal to start date.'] } },
  })
  expect(posted()).toEqual({ start_date: '30/08/2026', end_date: '30/08/2026' })
  expect(lastDay()).toHaveAccessibleDescription('The end date must be a date after or equal to start date.')
})

test('PP-06 Refused text that is no date comes back as typed', async () => {
  await openPauses('data-start-date="31/02/2027"', {
    json: { errors: { start_date: ['The start date is not a valid date.'] } },
  })
  expect(firstDay()).toHaveValue('31/02/2027')
  expect(firstDay()).toHaveAccessibleDescription('The start date is not a valid date.')
  expect(posted()).toMatchObject({ start_date: '31/02/2027' })
})

test("Existing pauses are listed with the page's links, and days already paused are pointed out", async () => {
  await openPauses('data-start-date="24/08/2026" data-end-date="25/08/2026"', {
    json: {
      pauses: [
        {
          start_date: '2026-08-25',
          end_date: '2026-08-28',
          editUrl: '/account/pauses/1',
          resumeUrl: '/resume/1',
        },
        { start_date: '20/12/2026', end_date: '02/01/2027' },
      ],
    },
  })
  const edit = screen.getByRole('link', { name: 'Edit Tuesday 25 August to Friday 28 August' })
  expect(edit).toHaveAttribute('href', '/account/pauses/1')
  expect(
    screen.getByRole('link', { name: 'Resume early Tuesday 25 August to Friday 28 August' }),
  ).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
  const warning = 'Your deliveries are already paused from Tuesday 25 August to Friday 28 August.'
  expect(screen.getByText(warning)).toBeVisible()
  retype(lastDay(), '24/08/2026')
  expect(screen.queryByText(warning)).toBeNull()
})

test.each([
  ['another site', 'https://evil.test/resume'],
  ['a user name before the site', 'https://shop.test@evil.test/resume'],
  ['a user name on this site', 'https://wren:milk@shop.test/resume'],
  ['a script', 'javascript:alert(1)'],
])('F-69 A link that is %s is refused by name, and the page keeps its own fields', async (_, resumeUrl) => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openPauses('', {
    json: { pauses: [{ start_date: '2026-08-25', end_date: '2026-08-28', resumeUrl }] },
    inside: '<input name="start_date">',
  })
  const sentences = said.mock.calls.map(([text]) => text)
  said.mockRestore()
  expect(sentences).toEqual([
    expect.stringMatching(/entry 1: "resumeUrl" is ".*" and must be an address on this site/),
  ])
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('input[name=start_date]')).toBeVisible()
})
