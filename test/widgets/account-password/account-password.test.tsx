import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { openShopPage } from '../../support/page/shop-page'

const open = (attributes = '', inside = '') =>
  openShopPage(`<div data-widget="account-password" data-load="ready" ${attributes}>${inside}</div>`)
const edit = () => screen.getByRole('button', { name: 'Edit password' })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const labels = ['Current Password', 'New Password', 'Password Confirmation'] as const
const values = () => labels.map(label => field(label).value)
const update = () => screen.getByRole('button', { name: /^Updat/ })
const shown = () => document.querySelector('.doorstep')
const secret = 'silver-top-1'

async function fill(user: UserEvent, ...texts: string[]) {
  for (const [at, text] of texts.entries()) {
    const input = field(labels[at] ?? '')
    await user.clear(input)
    if (text) await user.paste(text)
  }
}

test('AD-10 A-88 The row shows eight dots, which say that they hide the password, and an EDIT control', async () => {
  await open()
  expect(shown()).toHaveTextContent('Password ••••••••hiddenEDIT')
  expect(edit()).toHaveTextContent('EDIT')
})

test('AD-11 AD-12 EDIT opens three fields that password managers recognise, with Update and Cancel', async () => {
  const { user } = await open('data-hint="At least 8 characters." data-username="alison@doorstep.example"')
  await user.click(edit())
  expect(field('Current Password')).toHaveFocus()
  expect(labels.map(label => [field(label).type, field(label).autocomplete])).toEqual([
    ['password', 'current-password'],
    ['password', 'new-password'],
    ['password', 'new-password'],
  ])
  expect(field('New Password')).toHaveAccessibleDescription('At least 8 characters.')
  expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
    'alison@doorstep.example',
  )
  expect(update()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Show passwords' }))
  expect(labels.map(label => field(label).type)).toEqual(['text', 'text', 'text'])
})

test.each([
  [['', secret, secret], 'Enter your current password.'],
  [['gold-top', '', ''], 'Enter a new password.'],
  [['gold-top', secret, ''], 'Type the new password twice, both times the same.'],
  [['gold-top', secret, `${secret} `], 'Type the new password twice, both times the same.'],
])(
  'AD-14 AD-15 A-88 With %j Update is disabled and gives the reason, and nothing is sent',
  async (texts, why) => {
    const { user, calls } = await open('data-editing')
    await fill(user, ...texts)
    expect(update()).toHaveAttribute('aria-disabled', 'true')
    expect(update()).toHaveAccessibleDescription(why)
    await user.click(update())
    await user.type(field('Password Confirmation'), '{Enter}')
    expect(calls('PUT')).toEqual([])
  },
)

test('AD-13 AD-14 AD-15 AD-17 CALL-32 Update sends the three passwords as typed; then the row is read again and its fields are empty', async () => {
  const { user, calls, visit } = await open('data-editing')
  const next = ' with blanks at its ends '
  await fill(user, 'gold-top', next, next)
  expect(update()).not.toHaveAttribute('aria-disabled')
  await user.click(screen.getByRole('checkbox', { name: 'Show passwords' }))
  await user.click(update())
  await waitFor(() => expect(edit()).toHaveFocus())
  expect(calls('PUT')).toEqual([
    `PUT /account/password ${JSON.stringify({ old_password: 'gold-top', password: next, password_confirmation: next })}`,
  ])
  expect(visit.state.details.password).toBe(next)
  expect(shown()).toHaveTextContent('Password ••••••••hiddenEDITPassword changed.')
  await user.click(edit())
  expect(values()).toEqual(['', '', ''])
  expect(field('New Password').type).toBe('password')
})

test('AD-16 Each message of the shop stays under its field until that field changes; the typed text stays', async () => {
  const { user } = await open('data-editing')
  await fill(user, 'gold-lid', 'short', 'short')
  await user.click(update())
  await waitFor(() => expect(field('Current Password')).toHaveFocus())
  expect(field('Current Password')).toHaveAccessibleDescription('That is not your current password.')
  expect(field('New Password')).toHaveAccessibleDescription('Use 8 letters or more for your new password.')
  expect(values()).toEqual(['gold-lid', 'short', 'short'])
  await user.type(field('Current Password'), 'x')
  expect(field('Current Password')).toBeValid()
  expect(field('New Password')).toBeInvalid()
})

test('AD-08 Cancel and Escape end editing and clear what was typed', async () => {
  const { user } = await open('data-editing')
  await fill(user, 'gold-top', secret, secret)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(edit())
  expect(values()).toEqual(['', '', ''])
  await user.type(field('Current Password'), 'gold{Escape}')
  await user.click(edit())
  expect(values()).toEqual(['', '', ''])
})

test('A-117 AD-17 No password stands in the markup or in the fields of a page that the browser keeps for Back', async () => {
  const { user } = await open('data-editing')
  await fill(user, 'gold-top', secret, secret)
  await user.click(screen.getByRole('checkbox', { name: 'Show passwords' }))
  expect(document.documentElement.outerHTML).not.toMatch(/gold-top|silver-top/)
  act(() => {
    window.dispatchEvent(Object.assign(new CustomEvent('pagehide'), { persisted: true }))
    expect(values()).toEqual(['', '', ''])
  })
  expect(update()).toHaveAttribute('aria-disabled', 'true')
})

test("A-118 Passwords typed into the page's own form are in the widget's fields, and nowhere in the markup", async () => {
  const names = ['old_password', 'password', 'password_confirmation']
  const inputs = names.map(name => `<input type="password" name="${name}" aria-label="${name}">`).join('')
  await openShopPage(
    `<div data-widget="account-password" data-load="interaction" data-editing><form>${inputs}</form></div>`,
  )
  for (const name of names) screen.getByLabelText<HTMLInputElement>(name).value = `typed ${name}`
  fireEvent.click(screen.getByLabelText('old_password'))
  await waitFor(() => expect(values()).toEqual(names.map(name => `typed ${name}`)))
  expect(document.querySelector('.doorstep')?.outerHTML).not.toContain('typed ')
})
