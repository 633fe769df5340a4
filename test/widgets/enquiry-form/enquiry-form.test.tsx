import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'
import { watchPosts } from '../../support/page/watch-posts'
import { pass } from '../../support/test-time'

const user = userEvent.setup({ delay: null })
const types = [
  { value: 'deliveries', label: 'My deliveries' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'report_driving', label: 'Report driving' },
  { value: 'other', label: 'Other' },
]
const posts = watchPosts()

const placeholder = (json: object = {}, attributes = '') =>
  `<div data-widget="enquiry-form" ${attributes}><script type="application/json">${JSON.stringify({ types, ...json })}</script><input type="text" name="address_1" value=""></div>`
const ownForm = (json?: object, globals: object = { csrfToken: 'the-token' }) =>
  openPage(placeholder(json, 'data-action="/enquiries"'), { globals })
const inPage = (json?: object) =>
  openPage(
    `<form action="/contact">${placeholder(json)}<input name="message" value="Hello"><button>Go</button></form>`,
  )

const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Enquiry Type' })
const field = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name })
const address = () => field('First line of address')
const postcode = () => field('Postcode')
const said = () => document.querySelector('[data-doorstep-shell] > [role=status]')?.textContent

test("EN-01 EN-02 EN-03 CALL-06 GLB-16 Type, address and postcode are posted as an ordinary form to the page's action for the shop to check", async () => {
  await ownForm()
  const form = document.querySelector<HTMLFormElement>('.doorstep form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/enquiries'])
  expect([...type().options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Please choose'],
    ...types.map(({ value, label }) => [value, label]),
  ])
  Object.assign(window, { csrfToken: 'a-newer-token' })
  await user.selectOptions(type(), 'My deliveries')
  await user.type(expectElement(postcode(), HTMLElement), 'no postcode')
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }))
  expect(posts).toEqual([
    [
      ['_token', 'a-newer-token'],
      ['type', 'deliveries'],
      ['address_1', ''],
      ['postcode', 'no postcode'],
    ],
  ])
})

test.each(['Feedback', 'Report driving', 'Other'])(
  'EN-04 A-89 With %s the address is hidden and not posted, and returns with its typed text',
  async kind => {
    await inPage()
    expect(address()).toBeVisible()
    await user.type(expectElement(address(), HTMLElement), '14 Greville Street')
    await user.type(expectElement(postcode(), HTMLElement), 'BS3 4TN')
    await user.selectOptions(type(), kind)
    await pass(300)
    expect([address(), postcode()]).toEqual([null, null])
    expect(said()).toBe('No address needed for this one.')
    expect(type()).toHaveAccessibleDescription('No address needed for this one.')
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(posts[0]?.map(([name]) => name)).toEqual(['type', 'message'])

    await user.selectOptions(type(), 'My deliveries')
    await pass(1500)
    expect(said()).toBe('Your address is asked for below.')
    expect([address()?.value, postcode()?.value]).toEqual(['14 Greville Street', 'BS3 4TN'])
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(posts[1]?.map(([name]) => name)).toEqual(['type', 'address_1', 'postcode', 'message'])
  },
)

test('EN-04 A-89 A type that the page does not offer is not chosen, and without a type there is no address field', async () => {
  await inPage({ values: { type: 'feedback-2019', address_1: '1 High Street' } })
  expect(type()).toHaveValue('')
  expect(address()).toHaveValue('1 High Street')
})

test('EN-01 EN-02 EN-03 A refused form shows the sent values, and each message stays until its field changes', async () => {
  await inPage({
    values: { type: 'deliveries', address_1: '', postcode: 'BS3' },
    errors: {
      type: 'That line is busy.',
      address_1: ['Which house?', 'And which street?'],
      postcode: ['That is half a postcode.'],
    },
  })
  const described = () => [type(), address(), postcode()].map(each => each?.getAttribute('aria-invalid'))
  expect(described()).toEqual(['true', 'true', 'true'])
  expect(address()).toHaveAccessibleDescription('Which house?')
  expect(postcode()).toHaveAccessibleDescription('That is half a postcode.')
  await user.type(expectElement(address(), HTMLElement), '1')
  await user.type(expectElement(postcode(), HTMLElement), ' 4TN')
  expect(described()).toEqual(['true', null, null])
  await user.selectOptions(type(), 'Feedback')
  expect(type()).not.toHaveAttribute('aria-invalid')
})
