import { act, screen, waitFor } from '@testing-library/react'
import { openInactive, stateOf } from '../../support/page/inactive-page'
import { settled } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

const open = () => openInactive('/account/pauses', ['pause-picker'], { as: 'customer' })
const day = (name: RegExp) => screen.getByRole('textbox', { name })

test('J-64 PP-01 On a sleeping picker 2 weeks focuses the first day, as no day is chosen', async () => {
  const { user } = await open()
  expect(day(/^First day/)).toHaveValue('')
  await user.click(screen.getByRole('button', { name: '2 weeks' }))
  await waitFor(() => expect(day(/^First day/)).toHaveFocus())
  expect(stateOf('pause-picker')).toBe('mounted')
  expect(day(/^Last day/)).toHaveValue('')
})

test('PP-01 A-118 A first day being typed into a sleeping picker stays, and no last day is chosen for it', async () => {
  const { user } = await open()
  await user.clear(day(/^First day/))
  await user.type(day(/^First day/), '24/12/2026')
  await user.tab()
  expect(stateOf('pause-picker')).toBe('mounted')
  expect(day(/^First day/)).toHaveValue('24/12/2026')
  expect(day(/^Last day/)).toHaveValue('')
})

test('A-115 A picker activated after midnight in London moves the dates that nobody has chosen', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T23:10:00Z'), advanceTimers: true })
  await open()
  expect(stateOf('pause-picker')).toBe('waiting')
  await pass(3_030_500)
  await act(settled)
  expect(stateOf('pause-picker')).toBe('mounted')
  jest.useRealTimers()
})
