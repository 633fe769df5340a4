import { screen } from '@testing-library/react'
import { expectElement } from '../support/expect-element'
import { openShopPage } from '../support/page/shop-page'
import { pass } from '../support/test-time'
import { listen } from '../transcripts/screen-reader'

// A message about a field is read with the field when the field takes the focus. If the field has the focus already,
// its description is not read again (F-44), so the message is announced.

type Page = Awaited<ReturnType<typeof openShopPage>>
type Form = {
  widget: string
  as: 'guest' | 'customer'
  field: string
  typed: string
  button: string
  message: string
  /** Opens the form, and fills what is not tested. */
  open?: (page: Page) => Promise<unknown>
}

const press = async ({ user }: Page, name: string) => user.click(await screen.findByRole('button', { name }))

const forms: readonly Form[] = [
  {
    widget: 'postcode-panel',
    as: 'guest',
    field: 'Pop in your postcode',
    typed: 'nowhere',
    button: 'Check',
    message: 'Please enter a valid postcode',
  },
  {
    widget: 'account-name',
    as: 'customer',
    field: 'Last name',
    typed: '  ',
    button: 'Update',
    message: 'Enter your last name.',
    open: page => press(page, 'Edit name'),
  },
  {
    widget: 'recipe-email',
    as: 'guest',
    field: 'Email',
    typed: 'wren at home',
    button: 'SUBMIT',
    message: 'Enter an email address, like name@example.co.uk.',
  },
  {
    widget: 'transaction-search',
    as: 'customer',
    field: 'From',
    typed: '31/02/2026',
    button: 'Search',
    message: 'That month has 28 days',
  },
]

const placeholders: Readonly<Record<string, string>> = {
  'recipe-email': '<div data-widget="recipe-email" data-load="ready" data-recipe="1"></div>',
  'account-name':
    '<div data-widget="account-name" data-load="ready" data-title="Mrs" data-firstname="Alison" data-lastname="Frampton"></div>',
}

const open = async ({ widget, as, field, typed, ...form }: Form) => {
  const page = await openShopPage(
    placeholders[widget] ?? `<div data-widget="${widget}" data-load="ready"></div>`,
    { as, hasPostcode: false },
  )
  await form.open?.(page)
  const input = expectElement(await screen.findByRole('textbox', { name: field }), HTMLInputElement)
  await page.user.clear(input)
  await page.user.type(input, typed)
  return { ...page, input, ear: listen() }
}

test.each(forms)('J-73 F-44 $widget announces what is wrong in the focused field', async form => {
  const { user, input, ear } = await open(form)
  await ear.step('presses Enter', () => user.keyboard('{Enter}'))
  ear.stop()
  // The announcement is taken away before the next page.
  await pass(4000)
  expect(input).toHaveFocus()
  expect(input).toHaveAccessibleDescription(expect.stringContaining(form.message))
  expect(ear.lines).toEqual(['> presses Enter', `says: ${form.message}`])
})

test.each(forms)('J-73 F-44 $widget focuses the wrong field and does not announce it, too', async form => {
  const { user, input, ear } = await open(form)
  await ear.step('presses the button', () => user.click(screen.getByRole('button', { name: form.button })))
  ear.stop()
  // The announcement is taken away before the next page.
  await pass(4000)
  expect(input).toHaveFocus()
  expect(input).toHaveAccessibleDescription(expect.stringContaining(form.message))
  expect(ear.lines.filter(line => line.startsWith('says'))).toEqual([])
})
