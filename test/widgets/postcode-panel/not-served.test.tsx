import { screen, within } from '@testing-library/react'
import { check, dialog, field, panel, rest, saidByDialogOnly, user, visitPanel } from './visit-panel'

const sorry = "Sorry, we don't deliver to your area just yet..."
const thanks = 'Thank you! We will contact you as soon as our service is available in your area.'
const detailsPath = (id: number | string) => `/register/postcode/${id}/details`
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

/** The dialog's own buttons, without Close in its corner. */
const buttons = async () => {
  const all = within(await dialog()).getAllByRole('button')
  return all.slice(1).map(button => button.textContent)
}

/** Fills the form in as a browser's autofill does: a whole field at once. */
async function fill({
  first = 'Alison',
  last = 'Frampton',
  email = 'alison@home.example',
  street = '1 High Street',
} = {}) {
  const typed = { 'First name': first, 'Last name': last, Email: email, Street: street }
  for (const [name, text] of Object.entries(typed)) {
    await user.clear(input(name))
    if (text) await user.paste(text)
  }
}

async function visitNotServed(attributes = '', options: Parameters<typeof visitPanel>[1] = {}) {
  const page = await visitPanel(panel(attributes), options)
  await check('EX4 4QJ')
  await dialog()
  const [id = ''] = page.visit.state.failedChecks.keys()
  return { ...page, id }
}

describe('a postcode that we do not serve yet', () => {
  test('PC-14 PC-29 The dialog says sorry and offers to take details', async () => {
    const { heard } = await visitNotServed()
    expect(screen.getByRole('dialog', { name: sorry })).toHaveFocus()
    expect(await dialog()).toHaveTextContent('Leave your details and we will let you know when that changes.')
    await saidByDialogOnly()
    expect(heard).toEqual([])
  })

  test('PC-30 PC-31 The form asks for four details that browsers can fill in', async () => {
    await visitNotServed()
    const asked = within(await dialog()).getAllByRole<HTMLInputElement>('textbox')
    expect(asked.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['first_name', 'given-name'],
      ['last_name', 'family-name'],
      ['email', 'email'],
      ['street', 'street-address'],
    ])
    expect(input('Street')).toHaveAttribute('placeholder', 'E.g. 123 High Street')
  })

  test('G-74 PC-14 Without an id for details the dialog has its text, a way on and Close, but no form', async () => {
    await visitPanel()
    await check('ZE1 0AA')
    expect(await dialog()).toHaveTextContent(sorry)
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
    expect(await buttons()).toEqual(['Close'])
    expect(screen.getByRole('link', { name: 'Ask us about your street' })).toHaveAttribute('href', '/contact')
  })
})

describe('the buttons of the dialog', () => {
  test('PC-38 PC-39 On the site the buttons are Submit and Close, which only closes', async () => {
    const { left } = await visitNotServed()
    expect(await buttons()).toEqual(['Close', 'Submit'])
    await user.click(screen.getByText('Close'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveValue('EX4 4QJ')
    expect(left).toEqual([])
  })

  test('PC-38 PC-40 On the registration page the buttons are Submit and Try Again', async () => {
    await visitNotServed('data-variant="registration"')
    expect(await buttons()).toEqual(['Try Again', 'Submit'])
  })

  test.each([
    ['data-variant="registration"', {}],
    ['data-variant="account" data-moving', { as: 'customer' }],
  ] as const)('G-74 Without a form Try Again is the main button, at the end: %s', async (attributes, as) => {
    await visitPanel(panel(attributes), as)
    await check('ZE1 0AA')
    expect((await buttons()).at(-1)).toBe('Try Again')
    const main = [...(await dialog()).querySelectorAll('[data-tone=primary]')]
    expect(main.map(each => each.textContent)).toEqual(['Try Again'])
  })

  test('PC-40 Try Again empties the form and selects the postcode in its field', async () => {
    await visitNotServed('data-variant="registration"')
    await fill()
    await press('Try Again')
    await rest()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'EX4 4QJ'.length])
    await check('EX4 4QJ')
    await dialog()
    expect(input('First name')).toHaveValue('')
  })

  test('PC-41 In the account Return to My Account links to the addresses', async () => {
    const { left } = await visitNotServed('data-variant="account" data-moving', { as: 'customer' })
    expect(await buttons()).toEqual(['Return to My Account', 'Back', 'Try Again', 'Submit'])
    await press('Return to My Account')
    expect(left).toEqual(['/account/addresses'])
  })

  test('J-71 With data-ways="two" a customer has two ways on, with the form and without it', async () => {
    await visitNotServed('data-variant="account" data-moving data-ways="two"', { as: 'customer' })
    expect(await buttons()).toEqual(['Try Again', 'Submit'])
    await press('Try Again')
    await rest()
    await check('ZE1 0AA')
    expect(await buttons()).toEqual(['Return to My Account', 'Try Again'])
  })

  test('PC-42 Back closes the dialog and keeps the typed text', async () => {
    await visitNotServed('data-variant="account"', { as: 'customer', hasPostcode: false })
    await fill({ street: '' })
    await press('Back')
    await check('EX4 4QJ')
    await dialog()
    expect(input('Email')).toHaveValue('alison@home.example')
  })
})

describe('leaving details', () => {
  test('PC-33 PC-35 CALL-11 Submit sends the trimmed details with the id of the failed check', async () => {
    const { visit, id, sentTo } = await visitNotServed()
    await fill({ first: '  Alison ', email: ' alison@home.example  ' })
    await press('Submit')
    await screen.findByText(thanks)
    expect(visit.log.at(-1)?.method).toBe('PUT')
    expect(sentTo(detailsPath(id))).toEqual([
      { first_name: 'Alison', last_name: 'Frampton', email: 'alison@home.example', street: '1 High Street' },
    ])
  })

  test('J-95 PC-37 Afterwards only the focused thanks and Close remain', async () => {
    await visitNotServed('data-variant="registration"')
    await fill()
    await press('Submit')
    expect(await screen.findByText(thanks)).toHaveFocus()
    expect(screen.getAllByText(/Thank you/)).toHaveLength(1)
    expect(await buttons()).toEqual(['Close'])
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
  })

  test('PC-32 An incomplete form is not sent, and a summary links to each gap', async () => {
    const { visit } = await visitNotServed()
    await user.type(input('Last name'), '   ')
    await press('Submit')
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    expect(summary).toHaveFocus()
    expect(
      within(summary)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email address',
      'Please enter your street',
    ])
    await user.click(within(summary).getByRole('link', { name: 'Please enter your street' }))
    expect(input('Street')).toHaveFocus()
    expect(input('Street')).toHaveAccessibleDescription('Please enter your street')
    expect(visit.log).toHaveLength(1)
  })

  test('PC-34 An invalid email address is not sent, and its field has the focus', async () => {
    const { visit } = await visitNotServed()
    await fill({ email: 'alison at home' })
    await press('Submit')
    expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument()
    expect(input('Email')).toHaveFocus()
    expect(input('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    expect(visit.log).toHaveLength(1)
  })

  test("PC-36 The server's first message about a field stands under it", async () => {
    const refuse = async (path: string) =>
      path.endsWith('/details')
        ? Response.json(
            { errors: { email: ['The email must be real.', 'Second.'], street: ['The street is unknown.'] } },
            { status: 422 },
          )
        : Response.json({ postcode_match: false, is_affiliate: false, results: { id: 7 } })
    await visitPanel(panel(), {
      fetch: async input => refuse(new URL(input.url).pathname),
    })
    await check('EX4 4QJ')
    await dialog()
    await fill()
    await press('Submit')
    await screen.findByRole('group', { name: 'There is a problem' })
    expect(input('Email')).toHaveAccessibleDescription('The email must be real.')
    expect(input('Street')).toHaveAccessibleDescription('The street is unknown.')
    expect(await dialog()).not.toHaveTextContent('Second.')
    expect(input('First name')).toHaveValue('Alison')
  })

  test.each([
    ['429', 'That was a lot at once. Please wait a moment and try again.'],
    ['419', 'Your session has expired. Please reload the page.'],
  ] as const)('When saving fails (%s), the dialog says so and keeps the typed text', async (kind, said) => {
    const { visit } = await visitNotServed()
    await fill()
    visit.setFault({ kind, match: 'PUT *', times: 'always' })
    await press('Submit')
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(said)
    expect(input('Email')).toHaveValue('alison@home.example')
    expect(!!screen.queryByRole('button', { name: 'Reload' })).toBe(kind === '419')
    visit.heal()
    if (kind === '419') return
    await press('Submit')
    await screen.findByText(thanks)
  })

  test.each(['500-after'] as const)(
    'A-110 When the answer is lost (%s), the outcome is reported as unknown, and submitting again finds out',
    async kind => {
      const { visit, sentTo, id } = await visitNotServed()
      await fill()
      visit.setFault({ kind, match: 'PUT *' })
      await press('Submit')
      expect(
        await screen.findByText(
          "We can't tell whether your details have reached us. Please submit them again.",
        ),
      ).toBeVisible()
      expect(input('Email')).toHaveValue('alison@home.example')
      await press('Submit')
      await screen.findByText(thanks)
      expect(sentTo(detailsPath(id))).toHaveLength(2)
    },
  )
})

describe('a customer whose details the page prints', () => {
  const person = { first_name: 'Alison', last_name: ' Frampton ', email: 'alison@home.example', street: ' ' }
  const visitKnown = async (known: object) => {
    const json = `<script type="application/json">${JSON.stringify({ person: known })}</script>`
    const page = await visitPanel(panel('data-variant="account"', json), { as: 'customer' })
    await check('EX4 4QJ')
    await dialog()
    const [id = ''] = page.visit.state.failedChecks.keys()
    return { ...page, id }
  }
  const asked = async () =>
    within(await dialog())
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ name }) => name)

  test('J-71 The form asks only for missing details and sends all four', async () => {
    const { id, sentTo } = await visitKnown(person)
    expect(await asked()).toEqual(['street'])
    await user.type(input('Street'), '1 High Street')
    await press('Submit')
    await screen.findByText(new RegExp(thanks))
    expect(sentTo(detailsPath(id))).toEqual([
      { first_name: 'Alison', last_name: 'Frampton', email: 'alison@home.example', street: '1 High Street' },
    ])
  })

  test.each([
    ['nothing', {}],
    ['no text', { first_name: 7, last_name: null, email: ['a'], street: {} }],
  ])('J-71 With %s printed the form asks for all four details', async (_, known) => {
    await visitKnown(known)
    expect(await asked()).toEqual(['first_name', 'last_name', 'email', 'street'])
  })

  test('J-71 The form asks for a printed detail that is wrong', async () => {
    await visitKnown({ ...person, email: 'at home' })
    await user.type(input('Street'), '1 High Street')
    await press('Submit')
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveFocus()
  })
})
