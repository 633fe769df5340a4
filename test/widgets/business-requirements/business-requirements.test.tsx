import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setStored } from '../../../shared/platform/page/storage/tab-storage'
import { expectElement } from '../../support/expect-element'
import { openInactive, settle, stateOf } from '../../support/page/inactive-page'
import { openPage, settled } from '../../support/page/open-page'
import { watchPosts } from '../../support/page/watch-posts'
import { pass } from '../../support/test-time'

const user = userEvent.setup({ delay: null })
const posts = watchPosts()

const needs = [
  { pname: 'Milk', usize: '2 litre', uquantity: '24' },
  { pname: 'Bloomer', usize: '800g', uquantity: '10 on Fridays' },
  { pname: 'Butter', usize: '250g', uquantity: '6' },
]
const blankRow = '<input name="pname[]"><input name="usize[]"><input name="uquantity[]">'
const inPage = (json: object = {}, fallback = blankRow) =>
  openPage(
    `<form action="/business"><div data-widget="business-requirements"><script type="application/json">${JSON.stringify(json)}</script>${fallback}</div><button>Ask</button></form>`,
  )
/** A page on which the first press activates the widget. */
const openBefore = (fallback: string) =>
  openPage(`<form><div data-widget="business-requirements" data-load="interaction">${fallback}</div></form>`)
const field = (column: string, row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, row ${row}` })
const tick = (row: number) => user.click(screen.getByRole('checkbox', { name: `Select Item, row ${row}` }))
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const names = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(({ name }) => name === 'pname[]')
    .map(({ value }) => value)
const said = () => document.querySelector('[data-doorstep-shell] > [role=status]')?.textContent

test('BR-01 A-90 A table of four columns starts with one empty row, and each field has a name of its own', async () => {
  await inPage()
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select Item', 'Product Name', 'Unit Size', 'Unit Quantity'])
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  for (const column of ['Product Name', 'Unit Size', 'Unit Quantity'])
    expect(field(column, 1)).toHaveValue('')
  expect(screen.getByRole('checkbox', { name: 'Select Item, row 1' })).not.toHaveAttribute('name')
})

test('K-461 BR-02 BR-03 CALL-06 GLB-16 Rows are posted as three lists of free text in their order, without empty rows', async () => {
  await inPage()
  // As a field with that name does in a browser.
  Object.defineProperty(document.forms[0], 'elements', { configurable: true, value: null })
  await user.type(field('Product Name', 1), 'Milk')
  await user.type(field('Unit Quantity', 1), 'two crates')
  await press('Add Product')
  await press('Add Product')
  await pass(300)
  expect(said()).toBe('Row 3 added.')
  expect(field('Product Name', 3)).toHaveFocus()
  await user.type(field('Unit Size', 3), '800g')
  await press('Ask')
  const posted = [
    ['pname[]', 'Milk'],
    ['usize[]', ''],
    ['uquantity[]', 'two crates'],
    ['pname[]', ''],
    ['usize[]', '800g'],
    ['uquantity[]', ''],
  ]
  expect(posts).toEqual([posted])
  await pass(10)
  await user.type(field('Product Name', 2), 'Butter')
  await press('Ask')
  expect(posts[1]).toHaveLength(9)
})

test('BR-02 CALL-06 With an action the widget posts its own form with the current token', async () => {
  await openPage(
    `<div data-widget="business-requirements" data-action="/needs"><script type="application/json">${JSON.stringify({ rows: [needs[0]] })}</script></div>`,
    { globals: { csrfToken: 'the-token' } },
  )
  const form = document.querySelector<HTMLFormElement>('.doorstep form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/needs'])
  await press('Send')
  expect(posts).toEqual([
    [
      ['_token', 'the-token'],
      ['pname[]', 'Milk'],
      ['usize[]', '2 litre'],
      ['uquantity[]', '24'],
    ],
  ])
})

test('BR-04 A-90 Delete removes the ticked rows and focuses the next; with nothing ticked it says what to do', async () => {
  await inPage({ rows: needs })
  const remove = screen.getByRole('button', { name: 'Delete Product' })
  expect(remove).toHaveAccessibleDescription('Tick what to delete first.')
  await user.click(remove)
  expect(names()).toEqual(['Milk', 'Bloomer', 'Butter'])
  await tick(2)
  expect(remove).not.toHaveAccessibleDescription()
  await user.click(remove)
  await pass(300)
  expect(names()).toEqual(['Milk', 'Butter'])
  expect(said()).toBe('1 product deleted.')
  expect(field('Product Name', 2)).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: 'Select Item, row 2' })).not.toBeChecked()
  await tick(2)
  await user.click(remove)
  expect(field('Product Name', 1)).toHaveFocus()
  expect(names()).toEqual(['Milk'])
})

test('BR-04 A-90 One box ticks all rows; when the last row is deleted, an empty one takes its place', async () => {
  await inPage({ rows: needs })
  const all = screen.getByRole('checkbox', { name: 'Select all' })
  await tick(1)
  await tick(2)
  expect(all).not.toBeChecked()
  await tick(3)
  expect(all).toBeChecked()
  await user.click(all)
  expect(screen.getByRole('checkbox', { name: 'Select Item, row 2' })).not.toBeChecked()
  await user.click(all)
  await press('Delete Product')
  await pass(300)
  expect(said()).toBe('3 products deleted.')
  expect(names()).toEqual([''])
  expect(field('Product Name', 1)).toHaveFocus()
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull()
})

test('BR-04 X2 Undo puts a deleted row back in its place with the focus and keeps what was written since', async () => {
  await inPage({ rows: needs, errors: { 'usize.1': ['Which loaf?'] } })
  await tick(1)
  await tick(2)
  await press('Delete Product')
  expect(screen.getByText(/^2 products deleted\./)).toBeVisible()
  await user.type(field('Product Name', 1), ', salted')
  await press('Add Product')
  await user.type(field('Product Name', 2), 'Eggs')
  await press('Undo')
  await pass(1500)
  expect(names()).toEqual(['Milk', 'Bloomer', 'Butter, salted', 'Eggs'])
  expect(field('Unit Size', 2)).toHaveAccessibleDescription('Which loaf?')
  expect(field('Product Name', 1)).toHaveFocus()
  expect(said()).toBe('Put back.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('BR-02 A refused form has its rows again; each message stays with its field until the text changes', async () => {
  const errors = { pname: ['Too few.'], 'uquantity.1': ['That is no number.', 'Really.'] }
  await inPage({ rows: needs, errors })
  expect(screen.getByText('Too few.')).toBeVisible()
  expect(field('Unit Quantity', 2)).toHaveAccessibleDescription('That is no number.')
  await tick(1)
  await press('Delete Product')
  expect(field('Unit Quantity', 1)).toHaveAccessibleDescription('That is no number.')
  await user.type(field('Unit Quantity', 1), '!')
  expect(screen.queryByText('That is no number.')).toBeNull()
})

test("BR-02 A-118 Text written into the page's own rows is kept in its place, with the focus", async () => {
  await openBefore(blankRow.repeat(3))
  const inputs = [...document.querySelectorAll('input')]
  for (const [at, text] of [
    [4, '800g'],
    [8, '12'],
  ] as const)
    Object.assign(inputs[at] ?? {}, { value: text })
  await user.click(expectElement(inputs[8], HTMLElement))
  await act(settled)
  expect(screen.getByRole('table')).toBeVisible()
  expect([field('Unit Size', 2).value, field('Unit Quantity', 3).value]).toEqual(['800g', '12'])
  expect(names()).toEqual(['', '', ''])
  expect(field('Unit Quantity', 3)).toHaveFocus()
})

test('BR-02 A-90 Of the rows for people without JavaScript the widget keeps the filled rows and the focused row', async () => {
  await openBefore(blankRow.repeat(5))
  const inputs = [...document.querySelectorAll('input')]
  Object.assign(inputs[4] ?? {}, { value: '800g' })
  await user.click(expectElement(inputs[6], HTMLElement))
  await act(settled)
  expect(names()).toEqual(['', '', ''])
  expect(field('Product Name', 3)).toHaveFocus()
  expect(field('Unit Size', 2)).toHaveValue('800g')
})

describe('while the widget sleeps', () => {
  // Each test opens these pages for the first time.
  beforeEach(() => setStored('left-here', ''))
  const openLazy = async () => {
    await openInactive('/business', ['business-requirements'])
    expect(stateOf('business-requirements')).toBe('waiting')
  }
  /** A field in the words of the demo shop. */
  const shopField = (column: string, row: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `${column} ${row}` })
  const pressOnce = (role: string, name: string) => settle(() => screen.getByRole(role, { name }).click())
  const type = (input: HTMLInputElement, value: string) => {
    input.focus()
    fireEvent.input(input, { target: { value } })
  }

  test('BR-03 One press on Add a product adds a row and focuses it', async () => {
    await openLazy()
    await pressOnce('button', 'Add a product')
    expect(names()).toEqual(['', ''])
    expect(shopField('Product', 2)).toHaveFocus()
  })

  test('BR-02 Text typed into two fields during activation stays in both, and the second keeps the focus', async () => {
    await openLazy()
    await settle(() => {
      type(shopField('Product', 1), 'Milk')
      type(shopField('Size', 1), '2 litre')
    })
    expect(stateOf('business-requirements')).toBe('mounted')
    expect(names()).toEqual(['Milk'])
    expect(shopField('Size', 1)).toHaveValue('2 litre')
    expect(shopField('Size', 1)).toHaveFocus()
  })
})
