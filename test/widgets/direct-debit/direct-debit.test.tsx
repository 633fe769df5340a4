import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openInactive, settle } from '../../support/page/inactive-page'
import { openPage } from '../../support/page/open-page'

const user = userEvent.setup({ delay: null })
const open = (attributes = '', inside = '') =>
  openPage(`<div data-widget="direct-debit" ${attributes}>${inside}</div>`)
const read = () => screen.getByRole('button', { name: 'Read the guarantee' })
async function openGuarantee(attributes = '', inside = '') {
  await open(attributes, inside)
  await user.click(read())
  return screen.findByRole('dialog', { name: 'The Direct Debit Guarantee' })
}
const sentences = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)

test('DD-01 A-05 A notice says that payments are protected, without a dialog', async () => {
  await open()
  expect(screen.getByText(/^Your payments are protected by the Direct Debit Guarantee\./)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** The guarantee as the banks' scheme prints it for every collector. */
const official = (name: string, notice: string) => [
  'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits',
  `If there are any changes to the amount, date or frequency of your Direct Debit ${name} will notify you ${notice} in advance of your account being debited or as otherwise agreed.`,
  `If you request ${name} to collect a payment, confirmation of the amount and date will be given to you at the time of the request`,
  `If an error is made in the payment of your Direct Debit, by ${name} or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society`,
  `If you receive a refund you are not entitled to, you must pay it back when ${name} asks you to`,
  'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
]

test("DD-02 A-05 The notice opens the guarantee word for word, with the page's name and notice period", async () => {
  const dialog = await openGuarantee('data-organisation="Doorstep Dairy" data-notice-days="10"')
  expect(sentences(dialog)).toEqual(official('Doorstep Dairy', '10 working days'))
  await user.click(within(dialog).getByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(read()).toHaveFocus()
})

test('G-59 DD-02 A notice of 1 reads as one working day', async () => {
  const dialog = await openGuarantee('data-organisation="Doorstep Dairy" data-notice-days="1"')
  expect(sentences(dialog)).toEqual(official('Doorstep Dairy', '1 working day'))
})

test("G-59 DD-02 A notice period of no days is reported as a mistake and not replaced by the scheme's ten", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await open('data-notice-days="0"', '<p>Our Direct Debits</p>')
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    'Doorstep: direct-debit: data-notice-days is "0"; expected a whole number from 1.',
  ])
  expect(screen.getByText('Our Direct Debits')).toBeVisible()
  warn.mockRestore()
})

test('DD-02 A-05 Without name and notice period the guarantee reads as the scheme prints it for everybody', async () => {
  expect(sentences(await openGuarantee())).toEqual(official('the organisation', '(normally 10 working days)'))
})

test("DD-02 The page's own guarantee replaces the standard one", async () => {
  const own = '<template data-slot="guarantee"><p>What our bank wants you to know.</p></template>'
  expect(sentences(await openGuarantee('data-organisation="Doorstep Dairy"', own))).toEqual([
    'What our bank wants you to know.',
  ])
})

test('DD-02 One press on the sleeping notice opens the guarantee, and closing returns the focus', async () => {
  await openInactive('/account/payments', ['direct-debit'])
  act(() => read().focus())
  await settle(() => user.keyboard('{Enter}'))
  const dialog = await screen.findByRole('dialog', { name: 'The Direct Debit Guarantee' })
  await user.click(within(dialog).getByText('Close'))
  expect(read()).toHaveFocus()
})
