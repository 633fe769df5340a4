import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../support/open-page'

const user = userEvent.setup({ delay: null })
const open = (attributes = '', inside = '') =>
  openPage(`<div data-widget="direct-debit" ${attributes}>${inside}</div>`)
const read = () => screen.getByRole('button', { name: 'Read the guarantee' })
async function openGuarantee(attributes = '', inside = '') {
  await open(attributes, inside)
  await user.click(read())
  return screen.findByRole('dialog', { name: 'The Direct Debit guarantee' })
}
const sentences = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)

test('DD-01 A-05 a notice says that payments are protected, without a dialog', async () => {
  await open()
  expect(screen.getByText(/^Your payments are protected by the Direct Debit guarantee\./)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('DD-02 A-05 the notice opens the standard guarantee, with the name and the notice that the page gives', async () => {
  const dialog = await openGuarantee('data-organisation="Doorstep Dairy" data-notice-days="10"')
  const said = sentences(dialog)
  expect(said).toHaveLength(6)
  expect(said[0]).toMatch(/^This Guarantee is offered by all banks and building societies/)
  expect(said[1]).toContain('Doorstep Dairy will notify you 10 working days in advance')
  expect(said[3]).toContain('you are entitled to a full and immediate refund')
  expect(said[5]).toMatch(/^You can cancel a Direct Debit at any time/)
  expect(said.join()).not.toMatch(/\{|the company/)
  await user.click(within(dialog).getByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(read()).toHaveFocus()
})

test('DD-02 what the page does not say is not said: no name, and no number of days', async () => {
  const said = sentences(await openGuarantee())
  expect(said[1]).toContain('the company that you pay will notify you in advance of your account')
  expect(said.join()).not.toMatch(/\{|\d/)
})

test("DD-02 the page's own guarantee takes the place of the standard one", async () => {
  const own = '<template data-slot="guarantee"><p>What our bank wants you to know.</p></template>'
  expect(sentences(await openGuarantee('data-organisation="Doorstep Dairy"', own))).toEqual([
    'What our bank wants you to know.',
  ])
})
