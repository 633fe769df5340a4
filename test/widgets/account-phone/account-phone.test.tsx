import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { setStored } from '../../../shared/platform/page/storage/tab-storage'
import { activate, openInactive, settle, stateOf } from '../../support/page/inactive-page'
import { openShopPage } from '../../support/page/shop-page'

const row = (attributes = '', inside = '') =>
  `<div data-widget="account-phone" data-load="ready" data-phone="0117 496 0188" ${attributes}>${inside}</div>`
const open = (markup = row(), reload?: () => void) => openShopPage(markup, reload && { reload })
const edit = () => screen.getByRole('button', { name: 'Edit phone' })
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const update = () => screen.getByRole('button', { name: /^Updat/ })
const shown = () => document.querySelector('.doorstep')
const status = () => document.querySelector('[data-doorstep-shell] > [role=status]')

test('AD-01 The row shows the phone number and an EDIT control that names what it edits', async () => {
  await open()
  expect(shown()).toHaveTextContent('Phone 0117 496 0188')
  expect(edit()).toHaveTextContent('EDIT')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('AD-02 AD-03 AD-07 CALL-31 EDIT gives way to Update and Cancel; Update sends the number with PUT, and the row shows it', async () => {
  const { user, calls } = await open()
  await user.click(edit())
  expect(phone()).toHaveFocus()
  expect(phone()).toHaveValue('0117 496 0188')
  expect([phone().type, phone().autocomplete]).toEqual(['tel', 'tel'])
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await user.clear(phone())
  await user.type(phone(), ' +44 117 496 0199 ')
  await user.click(update())
  await waitFor(() => expect(edit()).toHaveFocus())
  expect(calls('PUT')).toEqual(['PUT /account/details {"phone":"+44 117 496 0199"}'])
  expect(shown()).toHaveTextContent('Phone +44 117 496 0199EDITPhone number saved.')
  await waitFor(() => expect(status()).toHaveTextContent('Phone number saved.'))
  await user.click(edit())
  expect(phone()).toHaveValue('+44 117 496 0199')
})

test('K-583 A number that a router puts back from before it was saved is not shown; one that is printed later is', async () => {
  const { user } = await open(`<main>${row()}</main>`)
  const put = (markup: string) =>
    act(async () =>
      document
        .querySelector('main')
        ?.replaceChildren(...document.createRange().createContextualFragment(markup).children),
    )
  await user.click(edit())
  await user.clear(phone())
  await user.type(phone(), '0117 496 0199{Enter}')
  await screen.findByText('Phone number saved.')
  await put(row())
  await waitFor(() => expect(shown()).toHaveTextContent('Phone 0117 496 0199'))
  await put(row().replace('0188', '0177'))
  await waitFor(() => expect(shown()).toHaveTextContent('Phone 0117 496 0177'))
})

test("AD-08 Cancel and Escape end editing and show the shop's number again", async () => {
  const { user, calls } = await open()
  await user.click(edit())
  await user.type(phone(), '99')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(shown()).toHaveTextContent('Phone 0117 496 0188')
  expect(edit()).toHaveFocus()
  await user.click(edit())
  expect(phone()).toHaveValue('0117 496 0188')
  await user.type(phone(), '99{Escape}')
  expect(shown()).toHaveTextContent('Phone 0117 496 0188')
  expect(calls('PUT')).toEqual([])
})

test("AD-09 A-87 A refused number stays in its field with the shop's message until the number changes", async () => {
  const { user, visit } = await open()
  await user.click(edit())
  await user.clear(phone())
  await user.type(phone(), '12{Enter}')
  await waitFor(() =>
    expect(phone()).toHaveAccessibleDescription('Enter a phone number, like 0117 496 0000.'),
  )
  expect(phone()).toHaveValue('12')
  expect(phone()).toHaveFocus()
  await waitFor(() => expect(update()).not.toHaveAttribute('aria-busy'))
  await user.type(phone(), '3')
  expect(phone()).toBeValid()
  await user.clear(phone())
  await user.type(phone(), '0117 496 0123{Enter}')
  await waitFor(() => expect(edit()).toBeVisible())
  expect(visit.state.details.phone).toBe('0117 496 0123')
})

test('AD-09 A-87 A-120 A number that the shop has not looked at stays typed, and the row gives the reason', async () => {
  const { user, visit } = await open()
  await user.click(edit())
  await user.type(phone(), '9')
  visit.setFault({ kind: '429', match: 'PUT *' })
  await user.click(update())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That was a lot at once. Please wait a moment and try again.',
  )
  expect(phone()).toHaveValue('0117 496 01889')
})

test.each(['drop-after'] as const)(
  'A-110 AD-09 After a lost answer (%s) the save is reported as unknown until the next save, also after closing',
  async kind => {
    const reload = jest.fn()
    const { user, visit } = await open(row(), reload)
    await user.click(edit())
    await user.type(phone(), '9')
    visit.setFault({ kind, match: 'PUT *' })
    await user.click(update())
    expect(await screen.findByText(/^We can't tell whether this was saved\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(shown()).toHaveTextContent("We can't tell whether your change was saved. Reload the page to see.")
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledTimes(1)
    await user.click(edit())
    await user.type(phone(), '9')
    await user.click(update())
    await waitFor(() => expect(shown()).toHaveTextContent('Phone 0117 496 01889EDITPhone number saved.'))
    expect(shown()).not.toHaveTextContent(/can't tell/)
  },
)

test("AD-02 Opening a row closes the page's other open row, unless somebody has typed into it", async () => {
  const name =
    '<div data-widget="account-name" data-load="ready" data-firstname="Alison" data-lastname="Frampton"></div>'
  const { user } = await open(row() + name)
  const editName = () => screen.getByRole('button', { name: 'Edit name' })
  await user.click(edit())
  await user.click(editName())
  expect(edit()).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 's')
  await user.click(edit())
  expect(phone()).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Framptons')
})

test("A-117 A-118 A number typed into the page's own form is kept, also when another script removes the widget", async () => {
  const inside = '<form><input name="phone" value="0117 496 0188" aria-label="Early"></form>'
  await openShopPage(
    `<div data-widget="account-phone" data-load="interaction" data-editing data-phone="0117 496 0188">${inside}</div>`,
  )
  const early = screen.getByLabelText<HTMLInputElement>('Early')
  early.value = '0117 496 0100'
  fireEvent.click(early)
  await waitFor(() => expect(phone()).toHaveValue('0117 496 0100'))
  const removed = document.querySelector('[data-doorstep-root]')
  await act(async () => removed?.remove())
  await waitFor(() => expect(document.querySelector('[data-doorstep-root]')).toBeInTheDocument())
  await waitFor(() => expect(phone()).toHaveValue('0117 496 0100'))
})

describe('while its row is inactive', () => {
  const rows = ['account-name', 'account-phone', 'account-password']
  // Each test opens these pages for the first time.
  beforeEach(() => setStored('left-here', ''))
  const openLazy = () => openInactive('/account/details', rows, { as: 'customer' })
  const states = () => rows.map(stateOf)
  const said = 'This has been changed since you were here. Reload the page to see it.'
  /** Pretends that another page of the shop saves the row after this many milliseconds. */
  const save = (what: string, inMs: number) =>
    localStorage.setItem(`doorstep:changed ${what}`, new Date(Date.now() + inMs).toISOString())
  const hear = (key: string) => settle(() => window.dispatchEvent(new StorageEvent('storage', { key })))

  test.each([
    ['Change name', 'Title', 0],
    ['Change phone', 'Phone', 1],
    ['Change password', 'Current password', 2],
  ])(
    "AD-02 AD-05 AD-11 One press on the row's link (%s) opens the fields with the focus in the first",
    async (link, field, at) => {
      const { user } = await openLazy()
      await settle(() => user.click(screen.getByRole('link', { name: link })))
      expect(screen.getByLabelText(field)).toHaveFocus()
      expect(states()).toEqual(rows.map((_, row) => (row === at ? 'mounted' : 'waiting')))
    },
  )

  test('AD-07 A-114 The row reports a number that another tab saves', async () => {
    await openLazy()
    save('balance', 2000)
    await hear('of-the-page')
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    save('phone', 2000)
    await hear('doorstep:changed phone')
    expect(states()).toEqual(['mounted', 'mounted', 'waiting'])
    expect(screen.getAllByText(said)).toHaveLength(1)
    expect(document.querySelector('[data-widget=account-phone]')).toHaveTextContent(said)
  })

  test('AD-07 A-114 The row reports a number saved while it slept, and not a number saved before the page was opened', async () => {
    await openLazy()
    save('phone', 2000)
    save('title,firstname,lastname', -3_600_000)
    await activate('account-phone')
    await activate('account-name')
    expect(screen.getAllByText(said)).toHaveLength(1)
  })

  test('AD-07 A-114 A number that this page has saved is not reported as another tab’s, not even in a later row', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(60_000)
    const { user } = await open()
    await user.click(edit())
    await user.type(phone(), '{Enter}')
    await screen.findByText('Phone number saved.', { selector: 'p *' })
    await settle(() => document.body.insertAdjacentHTML('beforeend', row('id="later"')))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit phone' })).toHaveLength(2))
    expect(screen.queryByText(said)).toBeNull()
  })
})
