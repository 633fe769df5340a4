import userEvent from '@testing-library/user-event'
import type { FaultOptions } from '../../../demo-pages/shop/server/fault-kinds'
import { openForm } from './open-form'

const unreachable = "We can't reach the shop. Check your connection and try again."
const generic = 'Sorry, something went wrong. Please try again.'

const faults: [FaultOptions['kind'], string][] = [
  ['offline', unreachable],
  ['drop-after', unreachable],
  ['500-before', generic],
  ['500-after', generic],
  ['429', 'That was a lot at once. Please wait a moment and try again.'],
  ['malformed', generic],
  ['truncated', generic],
  ['empty', generic],
  ['wrong-type', generic],
  ['wrong-shape', generic],
]

test.each(faults)(
  'PF-03 A-19 %s: a sentence, the code is kept unchecked, and the next check works',
  async (kind, sentence) => {
    const { field, button, posted, says, visit } = await openForm()
    visit.setFault({ kind })
    await userEvent.type(field(), 'WELCOME10{Enter}')
    expect(await says.findByText(sentence)).toBeVisible()
    expect(field()).toHaveFocus()
    expect(field()).not.toHaveAttribute('aria-invalid')
    expect(posted()).toEqual({ referral_code: 'WELCOME10', referral_code_checked: '0' })
    await userEvent.type(field(), '{Enter}')
    expect(await says.findByText('Code added successfully!')).toBeVisible()
    expect(says.queryByText(sentence)).toBeNull()
    expect(button()).toBeVisible()
  },
)

test('PF-04 When a second check of a valid code is lost, the code stays valid', async () => {
  const { field, posted, says, visit, providers } = await openForm()
  await userEvent.type(field(), 'WELCOME10{Enter}')
  await says.findByText('Code added successfully!')
  visit.setFault({ kind: 'offline' })
  await new Promise(resolve => setTimeout(resolve, 700))
  await userEvent.click(says.getByRole('button', { name: 'Check' }))
  expect(await says.findByText(unreachable)).toBeVisible()
  expect(posted().referral_code_checked).toBe('1')
  expect(providers.scheme.getState().scheme).not.toBeNull()
})

test("UI-08 Markup in the shop's words stays text", async () => {
  const words = '<img src=x onerror=alert(1)> is not a code'
  const fetch = () => Promise.resolve(Response.json({ data: { code: [words] } }, { status: 422 }))
  const { field, says, form } = await openForm({ fetch })
  await userEvent.type(field(), 'WELCOME10{Enter}')
  expect(await says.findByText(words)).toBeVisible()
  expect(form.querySelector('img')).toBeNull()
})
