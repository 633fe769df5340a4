import { screen, waitFor } from '@testing-library/react'
import { check, checkButton, dialog, field, panel, user, visitPanel } from './visit-panel'

const oops = 'Sorry, something went wrong. Please try again.'

describe('a refused postcode', () => {
  test('PC-09 The message describes the field, which has the focus and the typed text', async () => {
    await visitPanel()
    await check('zz11aa')
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Please enter a valid postcode'))
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('zz11aa')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // The focused field does not read its message again.
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(document.querySelector('[data-doorstep-shell] > [role=alert]')).toHaveTextContent(
        'Please enter a valid postcode',
      ),
    )
  })

  test("PC-09 Any other message about the postcode is shown in the server's words", async () => {
    const fetch = async () =>
      Response.json({ errors: { postcode: ['That street was demolished.', 'Second.'] } }, { status: 422 })
    await visitPanel(panel(), { fetch })
    await check('BS3 4TN')
    await waitFor(() => expect(field()).toHaveAccessibleDescription('That street was demolished.'))
  })
})

describe('a check that fails', () => {
  test.each([
    ['offline', "We can't reach the shop. Check your connection and try again."],
    ['drop-after', "We can't reach the shop. Check your connection and try again."],
    ['500-before', ''],
    ['malformed', ''],
    ['truncated', ''],
    ['empty', ''],
    ['wrong-type', ''],
    ['wrong-shape', ''],
    ['429', 'That was a lot at once. Please wait a moment and try again.'],
  ] as const)(
    'F-20 PC-48 %s: one sentence in the panel, no dialog, no confirmation, and no statement about delivery',
    async (kind, more) => {
      const { heard, providers, visit } = await visitPanel(panel(), { fault: { kind } })
      await check('bs34tn')
      expect((await screen.findByRole('alert')).textContent).toBe(more || oops)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(document.body).not.toHaveTextContent("don't deliver")
      expect([heard, providers.store.getState().session.isPostcodeConfirmed]).toEqual([[], false])
      expect(field()).toHaveValue('bs34tn')
      visit.heal()
      await user.click(checkButton())
      expect(await dialog()).toHaveTextContent('We deliver to your area')
      expect(screen.queryByText(more || oops)).not.toBeInTheDocument()
    },
  )

  test('PC-07 After a failed check of an edited postcode Cancel still works', async () => {
    await visitPanel(panel('data-postcode="BS3 4TN"'), { fault: { kind: '500-after' } })
    await user.click(screen.getByRole('button', { name: 'Change postcode BS3 4TN' }))
    await check('BA1 5LR')
    await screen.findByText(oops)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Change postcode BS3 4TN' })).toHaveFocus()
    expect(screen.queryByText(oops)).not.toBeInTheDocument()
  })
})
