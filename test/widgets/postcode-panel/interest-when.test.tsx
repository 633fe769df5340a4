import { fireEvent, screen } from '@testing-library/react'
import { check, dialog, panel, user, visitPanel } from './visit-panel'

const address = '../../../widgets/postcode-panel/interest/interest'
let fetched = 0
jest.doMock(address, () => {
  fetched++
  return jest.requireActual(address)
})

async function visitNotServed() {
  const page = await visitPanel(panel())
  await check('EX4 4QJ')
  await dialog()
  return page
}

test('PC-30 PC-34 The code that validates the form is loaded when somebody types, not with the form', async () => {
  await visitNotServed()
  expect(fetched).toBe(0)
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'A')
  expect(fetched).toBe(1)
})

test('PC-34 An empty form is reported on the page and not sent to the shop', async () => {
  const { visit } = await visitNotServed()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus()
  expect(visit.log).toHaveLength(1)
})

test('G-20 Text typed while the validation loads is the text that is validated', async () => {
  const { visit } = await visitNotServed()
  const type = (name: string, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  type('First name', 'Ada')
  type('Last name', 'Byron')
  type('Street', '1 High Street')
  expect(await screen.findByText('Please enter your email address')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument()
  expect(visit.log).toHaveLength(1)
})
