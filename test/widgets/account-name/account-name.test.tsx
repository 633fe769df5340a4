import { screen, waitFor, within } from '@testing-library/react'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

const titles = ['Mrs', 'Ms', 'Miss', 'Mr', 'Mx', 'Dr']
const open = (
  more: object = {},
  attributes = 'data-title="Mrs" data-firstname="Alison" data-lastname="Frampton"',
) =>
  openShopPage(
    `<div data-widget="account-name" data-load="ready" ${attributes}>
      <script type="application/json">${JSON.stringify({ titles, ...more })}</script></div>`,
  )
const edit = () => screen.getByRole('button', { name: 'Edit name' })
const title = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Title' })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const shown = () => document.querySelector('.doorstep')

test('AD-04 The row shows title, first and last name with an EDIT control', async () => {
  await open()
  expect(shown()).toHaveTextContent('Name Mrs Alison FramptonEDIT')
  expect(edit()).toHaveTextContent('EDIT')
})

test('AD-05 AD-06 AD-07 CALL-31 EDIT opens three fields, Update sends them with PUT, and the row shows the new name', async () => {
  const { user, calls, visit } = await open()
  await user.click(edit())
  expect(title()).toHaveFocus()
  expect(
    within(title())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(titles)
  expect(
    [title(), field('First name'), field('Last name')].map(control => control.getAttribute('autocomplete')),
  ).toEqual(['honorific-prefix', 'given-name', 'family-name'])
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await user.selectOptions(title(), 'Dr')
  await user.clear(field('Last name'))
  await user.type(field('Last name'), 'Ash')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(edit()).toHaveFocus())
  expect(calls('PUT')).toEqual(['PUT /account/details {"title":"Dr","firstname":"Alison","lastname":"Ash"}'])
  expect(shown()).toHaveTextContent('Name Dr Alison AshEDITName saved.')
  expect(visit.page('/').customer?.name).toBe('Alison Ash')
})

test('AD-08 Cancel puts back all three values', async () => {
  const { user } = await open()
  await user.click(edit())
  await user.selectOptions(title(), 'Mx')
  await user.type(field('First name'), 'x')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(shown()).toHaveTextContent('Name Mrs Alison Frampton')
  await user.click(edit())
  expect([title().value, field('First name').value]).toEqual(['Mrs', 'Alison'])
})

test('AD-09 A-87 Each error stands under its field, and the first field with one takes the focus', async () => {
  const { user } = await open()
  await user.click(edit())
  await user.clear(field('First name'))
  await user.clear(field('Last name'))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(field('First name')).toHaveFocus())
  expect(field('First name')).toHaveAccessibleDescription('Enter your first name.')
  expect(field('Last name')).toHaveAccessibleDescription('Enter your last name.')
  await user.type(field('First name'), 'Ali')
  expect(field('First name')).toBeValid()
  expect(field('Last name')).toBeInvalid()
})

test('A-38 A-87 Without a list of titles people type theirs; a title outside the list stays in the list', async () => {
  const { user } = await open({ titles: [] }, 'data-firstname="Joseph" data-lastname="Adeyemi"')
  expect(shown()).toHaveTextContent('Name Joseph Adeyemi')
  await user.click(edit())
  expect(field('Title')).toHaveValue('')
  const other = await open(
    {},
    'data-title="Prof" data-firstname="Joseph" data-lastname="Adeyemi" data-editing',
  )
  expect(title()).toHaveValue('Prof')
  await other.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(shown()).toHaveTextContent('Name Prof Joseph Adeyemi')
})

test('G-59 AD-05 Two quick Enters save the row once and close it; a later Enter opens it again', async () => {
  const { user, calls } = await open()
  await user.click(edit())
  await user.type(field('Last name'), 'e')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(edit()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(edit()).toHaveFocus()
  expect(screen.queryByRole('textbox', { name: 'Last name' })).toBeNull()
  expect(calls('PUT')).toHaveLength(1)
  await pass(600)
  await user.keyboard('{Enter}')
  expect(title()).toHaveFocus()
})
