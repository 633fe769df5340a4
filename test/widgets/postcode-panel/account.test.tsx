import { screen, waitFor, within } from '@testing-library/react'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'
import {
  accountPath,
  check,
  checkButton,
  comeBack,
  dialog,
  field,
  panel,
  reported,
  rest,
  user,
  verifyPath,
  visitPanel,
} from './visit-panel'

const sorry = "Sorry, we don't deliver to your area just yet..."
const moving = panel('data-variant="account" data-moving')
const account = panel(
  'data-variant="account"',
  '<script type="application/json">{"extraFields": {"from": "addresses", "step": 2}}</script>',
)
const asCustomer = { as: 'customer', hasPostcode: false } as const
const isBusy = () => screen.getByRole('button', { name: /Check/ }).getAttribute('aria-busy') === 'true'

describe('a postcode in the account', () => {
  test("PC-46 CALL-09 The postcode is checked with the account's call, not with the registration's", async () => {
    const { sentTo } = await visitPanel(moving, asCustomer)
    await check('ex44qj')
    await dialog()
    expect(sentTo(accountPath)).toEqual([{ postcode: 'EX4 4QJ' }])
    expect(sentTo(verifyPath)).toEqual([])
  })

  test("PC-49 CALL-10 A postcode that we serve is posted as a form at once with the page's further fields", async () => {
    const { posted } = await visitPanel(account, asCustomer)
    await check('ba15lr')
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(posted).toEqual([
      { action: accountPath, fields: { postcode: 'BA1 5LR', from: 'addresses', step: '2' } },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('PC-49 The panel is busy until the page is left, and at rest when it comes back', async () => {
    const { posted } = await visitPanel(moving, asCustomer)
    await check('BA1 5LR')
    await waitFor(() => expect(posted).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: /Check/ }))
    await user.type(field(), '{Enter}')
    await rest()
    expect(isBusy()).toBe(true)
    expect(posted).toHaveLength(1)
    comeBack()
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(checkButton()).toBeVisible()
  })

  test('J-20 PC-49 The panel is at rest when the page is not left after all', async () => {
    const { posted } = await visitPanel(moving, asCustomer)
    await check('BA1 5LR')
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(isBusy()).toBe(true)
    await pass(6000)
    await pass(1000)
    expect(isBusy()).toBe(false)
    await check('BA1 5LR')
    await waitFor(() => expect(posted).toHaveLength(2))
  })

  test('PC-47 A page without a token to post says that it must be reloaded', async () => {
    const navigation = { goTo: () => true, submitHiddenForm: () => false }
    await visitPanel(moving, { ...asCustomer, providers: { navigation } })
    await check('BA1 5LR')
    expect(await dialog()).toHaveTextContent('Your session has expired. Please reload the page.')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  test('EVT-01 A match at the present address counts for the whole page', async () => {
    const { heard, providers } = await visitPanel(account, asCustomer)
    await check('BA1 5LR')
    await waitFor(() => expect(heard).toEqual([{ postcode: 'BA1 5LR', quotaReached: false }]))
    expect(providers.store.getState().session.postcode).toBe('BA1 5LR')
  })

  test('A match for a house move leaves the present postcode alone and raises no event', async () => {
    const { heard, posted, providers } = await visitPanel(moving, { as: 'customer' })
    const before = providers.store.getState().session
    await check('GL5 1AA')
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(providers.store.getState().session).toEqual(before)
    expect(heard).toEqual([])
    expect(reported()).toMatchObject([{ outcome: 'matched', outward_code: 'GL5' }])
  })
})

describe('failures in the account', () => {
  test('PC-47 No match shows the not-served dialog, with the form when the answer has an id', async () => {
    await visitPanel(moving, asCustomer)
    await check('EX4 4QJ')
    expect(await screen.findByRole('dialog', { name: sorry })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
  })

  test.each([
    ['offline', "We can't reach the shop. Check your connection and try again."],
    ['drop-after', "We can't reach the shop. Check your connection and try again."],
    ['500-after', 'Sorry, something went wrong. Please try again.'],
    ['malformed', 'Sorry, something went wrong. Please try again.'],
    ['wrong-shape', 'Sorry, something went wrong. Please try again.'],
    ['429', 'That was a lot at once. Please wait a moment and try again.'],
    ['419', 'Your session has expired. Please reload the page.'],
  ] as const)(
    'F-19 A-111 A-123 PC-47 A check without an answer (%s) is reported once in the same dialog, with nothing about delivery',
    async (kind, said) => {
      const { posted } = await visitPanel(moving, { ...asCustomer, fault: { kind } })
      await check('BA1 5LR')
      const found = within(await screen.findByRole('dialog', { name: "We couldn't check your postcode" }))
      expect(found.getByRole('alert').textContent?.replace(/Reload$/, '')).toBe(said)
      expect(document.body).not.toHaveTextContent(/don't deliver|Too Many|Server Error/)
      expect(found.queryByRole('textbox')).not.toBeInTheDocument()
      expect(posted).toEqual([])
      expect(screen.getByLabelText(/moving to/)).toHaveValue('BA1 5LR')
    },
  )

  test('F-19 A-111 Try Again checks the same postcode again', async () => {
    const { visit, posted } = await visitPanel(moving, { ...asCustomer, fault: { kind: 'offline' } })
    await check('BA1 5LR')
    await dialog()
    visit.heal()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(posted).toMatchObject([{ fields: { postcode: 'BA1 5LR' } }]))
  })

  test('J-94 F-19 PC-09 PC-47 A-47 A-123 A mistyped postcode shows the not-served dialog, and is reported once, at the field', async () => {
    await visitPanel(moving, asCustomer)
    await check('ZZ1 1AA')
    const found = await screen.findByRole('dialog', { name: sorry })
    expect(found).not.toHaveTextContent(/valid postcode|wrong|Invalid postcode/)
    expect(screen.getAllByText('Please enter a valid postcode')).toHaveLength(1)
    expect(screen.getByLabelText(/moving to/)).toHaveAccessibleDescription('Please enter a valid postcode')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(field()).toHaveAccessibleDescription('Please enter a valid postcode')
  })

  const waysOn = ['Return to My Account', 'Back', 'Try Again']
  const namesOf = (found: HTMLElement) =>
    within(found)
      .getAllByRole('button')
      .map(each => each.textContent)
      .filter(name => name && name !== 'Reload')

  test.each([
    [422, { errors: { postcode: ['We stopped delivering there.'] } }],
    [422, { message: 'We stopped delivering there.' }],
    [200, { success: false, message: 'We stopped delivering there.' }],
  ])(
    'J-94 A-123 A refusal (%s, %j) shows the not-served dialog, and the shop’s words stand once under the field',
    async (status, body) => {
      await openPage(moving, { fetch: async () => Response.json(body, { status }) })
      await check('BA1 5LR')
      const found = await screen.findByRole('dialog', { name: sorry })
      expect(screen.getAllByText('We stopped delivering there.')).toHaveLength(1)
      expect(found).not.toHaveTextContent('stopped')
      expect(namesOf(found)).toEqual(waysOn)
      await user.click(within(found).getByRole('button', { name: 'Try Again' }))
      expect(screen.getByLabelText(/moving to/)).toHaveFocus()
      expect(screen.getByLabelText(/moving to/)).toHaveAccessibleDescription('We stopped delivering there.')
    },
  )

  test.each([404, 410, 400, 403, 409, 500, 503])(
    'J-94 A-123 A check answered %s without a reason is reported as failed, never as a postcode "no longer available"',
    async status => {
      await openPage(moving, { fetch: async () => new Response('', { status }) })
      await check('BA1 5LR')
      const found = await screen.findByRole('dialog', { name: "We couldn't check your postcode" })
      expect(document.body).not.toHaveTextContent(/no longer available|don't deliver/)
      expect(namesOf(found)).toEqual(waysOn)
    },
  )

  test('J-94 A-123 The answer that partners deliver keeps the same three ways on', async () => {
    const affiliate = { company_name: 'Dale Dairy', contact_name: '', telephone: '', website: '' }
    const answer = {
      postcode_match: false,
      quota_reached: false,
      is_affiliate: true,
      results: [{ affiliate }],
    }
    await openPage(moving, { fetch: async () => Response.json(answer) })
    await check('BA1 5LR')
    const found = await screen.findByRole('dialog', { name: 'A neighbour delivers to you' })
    expect(found).toHaveTextContent('Dale Dairy')
    expect(namesOf(found)).toEqual(waysOn)
    await user.click(within(found).getByRole('button', { name: 'Try Again' }))
    expect(screen.getByLabelText(/moving to/)).toHaveFocus()
  })
})
