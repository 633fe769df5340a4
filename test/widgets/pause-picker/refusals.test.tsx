import { screen } from '@testing-library/react'
import { arriveBy } from '../../support/page/arrive-by'
import { firstDay, lastDay, openPauses, posted, retype } from './pause-page'

const errors = {
  start_date: ['The start date must be a date after today.'],
  end_date: 'Your deliveries are already paused then.',
}
const open = () => openPauses('data-start-date="20/08/2026" data-end-date="25/08/2026"', { json: { errors } })

test("PP-06 the server's messages stand under their fields and are read with them", async () => {
  await open()
  expect(firstDay()).toBeInvalid()
  expect(firstDay()).toHaveAccessibleDescription('The start date must be a date after today.')
  expect(lastDay()).toHaveAccessibleDescription('Your deliveries are already paused then.')
})

test('PP-06 a message goes when its own field changes, the other one stays', async () => {
  await open()
  retype(firstDay(), '22/08/2026')
  expect(firstDay()).toBeValid()
  expect(lastDay()).toHaveAccessibleDescription('Your deliveries are already paused then.')
})

test("F-17 PP-06 the server's message is back with the date it was about, also where we would say it in other words", async () => {
  const { start_date } = errors
  await openPauses('data-start-date="19/08/2026" data-end-date="25/08/2026"', {
    json: { errors: { start_date } },
  })
  retype(firstDay(), '22/08/2026')
  expect(firstDay()).toBeValid()
  retype(firstDay(), '19/08/2026')
  expect(firstDay()).toHaveAccessibleDescription(start_date[0])
})

test('PP-06 a message stays while its field is only visited', async () => {
  await open()
  retype(firstDay(), '20/08/2026')
  expect(lastDay()).toBeInvalid()
  lastDay().focus()
  firstDay().focus()
  expect(lastDay()).toBeInvalid()
})

test('PP-06 the message of a field that the other one moves goes with the old date', async () => {
  await open()
  retype(firstDay(), '28/08/2026')
  expect(lastDay()).toHaveAccessibleDescription('Last day moved to 28/08/2026.')
})

test('PP-06 PP-04 days that come back in the wrong order are put in order under the message about them', async () => {
  await openPauses('data-start-date="30/08/2026" data-end-date="24/08/2026"', {
    json: { errors: { end_date: ['The end date must be a date after or equal to start date.'] } },
  })
  expect(posted()).toEqual({ start_date: '30/08/2026', end_date: '30/08/2026' })
  expect(lastDay()).toHaveAccessibleDescription('The end date must be a date after or equal to start date.')
})

test('PP-06 A-117 the dates of a refused form outlive a reload, though the server prints them once', async () => {
  await open()
  arriveBy('reload')
  for (const _ of ['reload', 'another']) {
    await openPauses()
    expect(posted()).toEqual({ start_date: '20/08/2026', end_date: '25/08/2026' })
  }
})

test('PP-06 a refused text that is no date comes back as it was typed', async () => {
  await openPauses('data-start-date="31/02/2027"', {
    json: { errors: { start_date: ['The start date is not a valid date.'] } },
  })
  expect(firstDay()).toHaveValue('31/02/2027')
  expect(firstDay()).toHaveAccessibleDescription('The start date is not a valid date.')
  expect(posted()).toMatchObject({ start_date: '31/02/2027' })
})

test('Pauses that exist are listed with the links the page gives, and days that are paused already are pointed out', async () => {
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
  const edit = screen.getByRole('link', { name: 'Edit 25/08/2026 to 28/08/2026' })
  expect(edit).toHaveAttribute('href', '/account/pauses/1')
  expect(screen.getByRole('link', { name: 'Resume early 25/08/2026 to 28/08/2026' })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
  const warning = 'Your deliveries are already paused from 25/08/2026 to 28/08/2026.'
  expect(screen.getByText(warning)).toBeVisible()
  retype(lastDay(), '24/08/2026')
  expect(screen.queryByText(warning)).toBeNull()
})

test.each([
  ['another site', 'https://evil.test/resume'],
  ['a user name before the site', 'https://shop.test@evil.test/resume'],
  ['a user name on this site', 'https://wren:milk@shop.test/resume'],
  ['a script', 'javascript:alert(1)'],
])('F-69 a link that is %s is refused by name, and the page keeps its own fields', async (_, resumeUrl) => {
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

test('What a pause does not stop is said in the words of the page, and not at all without them', async () => {
  await openPauses('data-note="A box you have confirmed still comes."')
  expect(screen.getByText('A box you have confirmed still comes.')).toBeVisible()
})
