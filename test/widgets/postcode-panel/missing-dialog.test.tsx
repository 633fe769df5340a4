import { screen, waitFor } from '@testing-library/react'
import { check, checkButton, field, shown, visitPanel } from './visit-panel'

jest.mock('../../../widgets/postcode-panel/results/ResultDialog', () => {
  throw new Error('no such file')
})

const sentence = "That couldn't be opened. Check your connection and try again."

test('A-102 L-22 Without the file of the dialog, the panel says so once, keeps the postcode and can be asked again', async () => {
  const { sentTo } = await visitPanel()
  for (const asked of [1, 2]) {
    await check('BS27 3QF')
    await waitFor(() => expect(shown().getByRole('alert')).toHaveTextContent(sentence))
    expect(shown().getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveValue('BS27 3QF')
    expect(checkButton()).toBeVisible()
    expect(sentTo('/register/postcode/verify')).toHaveLength(asked)
  }
})
