import { fireEvent, screen } from '@testing-library/react'
import type { FaultOptions } from '../../../demo-pages/shop/server/fault-kinds'
import { expectElement } from '../../support/expect-element'
import { openInactive, settle, stateOf } from '../../support/page/inactive-page'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

const fallback =
  '<form action="/email-recipe" method="post"><input type="email" name="email" value=""></form>'

async function open({ recipe = '2', email = '', json = '' } = {}) {
  const page = await openShopPage(
    `<div data-widget="recipe-email" data-recipe="${recipe}" data-email="${email}">${json && `<script type="application/json">${json}</script>`}${fallback}</div>`,
    { as: 'guest' },
  )
  const fault = (kind: FaultOptions['kind']) => page.visit.setFault({ kind, match: '*' })
  return { ...page, fault }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
// The demo shop has a message of its own for this.
const submit = () => screen.getByRole('button', { name: /^(SUBMIT|Send|Sending)$/ })
const shown = () => document.querySelector('.doorstep:not([data-doorstep-shell])')?.textContent ?? ''
const said = () =>
  [...document.querySelectorAll('[data-doorstep-shell] > [role]')].map(part => part.textContent).join('')

test('RE-01 RE-02 RE-03 CALL-33 An address is sent with the recipe, and a success message replaces the form', async () => {
  const { user, calls, visit } = await open()
  expect([field().type, field().autocomplete, field().getAttribute('spellcheck')]).toEqual([
    'email',
    'email',
    'false',
  ])
  expect(submit()).toHaveTextContent(/^SUBMIT$/)
  expect(field()).toHaveAccessibleDescription('We will send the recipe to this address.')
  await user.type(field(), ' ann@rowe.example {Enter}')
  await pass(700)
  expect(calls()).toEqual(['POST /email-recipe {"recipe":2,"email":"ann@rowe.example"}'])
  expect(visit.state.sent.recipes).toEqual([{ recipe: 2, email: 'ann@rowe.example' }])
  expect(shown()).toContain('Recipe sent successfully')
  expect(shown()).toContain('We sent it to ann@rowe.example.')
  expect(said()).toBe('Recipe sent successfully')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send to another address' })).toHaveFocus()
})

test('RE-02 A form of the page around the widget is not submitted', async () => {
  const { user, calls } = await open({ email: 'ann@rowe.example' })
  const heard = jest.fn()
  document.addEventListener('submit', heard)
  await user.click(submit())
  await pass(700)
  document.removeEventListener('submit', heard)
  expect(calls()).toHaveLength(1)
  expect(heard).not.toHaveBeenCalled()
})

test('RE-03 The recipe can be sent to another address, the field starts empty, and without an address none is named', async () => {
  const { user, visit, fault } = await open({ email: 'ann@rowe.example' })
  await user.click(submit())
  await pass(700)
  await user.click(screen.getByRole('button', { name: 'Send to another address' }))
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('')
  await user.type(field(), 'bob@rowe.example{Enter}')
  await pass(700)
  expect(visit.state.sent.recipes.map(({ email }) => email)).toEqual(['ann@rowe.example', 'bob@rowe.example'])
  await user.click(screen.getByRole('button', { name: 'Send to another address' }))
  fault('wrong-shape')
  await user.click(submit())
  await pass(700)
  expect(shown()).toMatch(/^(?!.*sent it to).*sent/s)
})

test.each([
  ['', 'Enter your email address.'],
  ['ann@', 'Enter an email address, like name@example.co.uk.'],
])(
  'RE-04 The first message about "%s" stands under the field, which takes the focus, until the address changes',
  async (typed, message) => {
    const { user, visit } = await open()
    if (typed) await user.type(field(), typed)
    await user.click(submit())
    await pass(700)
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAccessibleDescription(`We will send the recipe to this address. ${message}`)
    expect(field()).toHaveValue(typed)
    expect(shown().split(message)).toHaveLength(2)
    // The field is read with its message as it takes the focus (J-73).
    expect(said()).toBe('')
    await user.type(field(), 'rowe.example')
    expect(field()).not.toHaveAttribute('aria-invalid')
    expect(visit.state.sent.recipes).toEqual([])
  },
)

test("RE-04 The server's message of a refused form stands under the field", async () => {
  const message = 'The email must be a valid email address.'
  const { user } = await open({
    email: 'ann@',
    json: JSON.stringify({ errors: { email: [message, 'Another.'] } }),
  })
  expect(field()).toHaveValue('ann@')
  expect(field()).toBeInvalid()
  expect(shown()).not.toContain('Another.')
  await user.type(field(), 'r')
  expect(field()).toBeValid()
})

test("RE-04 A recipe that the shop does not know shows only the shop's words", async () => {
  const { user } = await open({ recipe: '77' })
  await user.type(field(), 'ann@rowe.example')
  await user.click(submit())
  await pass(700)
  expect(screen.getByText('The selected recipe is invalid.')).toBeVisible()
  expect(field()).toBeValid()
  expect(field()).toHaveValue('ann@rowe.example')
})

test.each([
  ['drop-after', "We can't tell whether it was sent. Look in your inbox before you ask for it again."],
  ['429', 'That was a lot at once. Please wait a moment and try again.'],
] as const)(
  'RE-02 A-110 A-120 After %s the outcome is reported as unknown, and the typed address is kept',
  async (kind, words) => {
    const { user, fault } = await open()
    fault(kind)
    await user.type(field(), 'ann@rowe.example')
    await user.click(submit())
    await pass(700)
    expect(shown()).toContain(words)
    expect(shown()).not.toContain('successfully')
    expect(field()).toHaveValue('ann@rowe.example')
  },
)

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@Hotmail.co.ku', 'ann@hotmail.co.uk'],
  ['a@b@yaho.co.uk', 'a@b@yahoo.co.uk'],
])(
  'RE-01 After %s is typed the widget offers the likely address, and a press accepts it',
  async (typed, meant) => {
    const { user, calls } = await open()
    await user.type(field(), typed)
    const offer = () => screen.queryByRole('button', { name: /^Did you mean/ })
    expect(offer()).toBeNull()
    await user.tab()
    expect(offer()).toHaveTextContent(`Did you mean ${meant}?`)
    await pass(200)
    expect(said()).toBe(`Did you mean ${meant}?`)
    await user.click(expectElement(offer(), HTMLElement))
    expect(field()).toHaveValue(meant)
    expect(field()).toHaveFocus()
    await user.tab()
    expect(offer()).toBeNull()
    expect(calls()).toEqual([])
  },
)

test.each([
  'ann@mail.com',
  'ann@ymail.com',
  'ann@hey.com',
  'ann@hotmail.fr',
  'ann@rowe.example',
  'ann',
  'gmial.com',
  '@gmial.com',
])('RE-01 Nothing is offered for %s', async typed => {
  const { user } = await open()
  await user.type(field(), typed)
  await user.tab()
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

describe('while the widget sleeps', () => {
  const openLazy = async (as: 'guest' | 'customer') => {
    const page = await openInactive('/recipes/bread-and-butter-pudding', ['recipe-email'], { as })
    expect(stateOf('recipe-email')).toBe('waiting')
    return page
  }

  test('RE-02 The first press on Send sends the recipe once to the printed address', async () => {
    const { calls } = await openLazy('customer')
    await settle(() => submit().click())
    await pass(700)
    expect(calls()).toEqual(['POST /email-recipe {"recipe":1,"email":"alison@doorstep.example"}'])
    expect(screen.getByRole('button', { name: 'Send to another address' })).toHaveFocus()
  })

  test('RE-01 RE-02 The recipe goes to the address that is typed and sent during activation', async () => {
    const { visit } = await openLazy('customer')
    await settle(() => {
      field().focus()
      fireEvent.input(field(), { target: { value: 'ann@rowe.example' } })
      submit().focus()
      submit().click()
    })
    await pass(700)
    expect(visit.state.sent.recipes).toEqual([{ recipe: 1, email: 'ann@rowe.example' }])
  })
})
