import { screen, waitFor, within } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import {
  check,
  checkAndClose,
  dialog,
  field,
  panel,
  reported,
  rest,
  saidByDialogOnly,
  shown,
  spoken,
  user,
  visitPanel,
} from './visit-panel'

const quotaText =
  "We're really sorry but we've reached today's limit of new registrations. Please try again tomorrow."

describe('where we deliver', () => {
  test('PC-12 PC-18 F-48 A match opens a dialog with the good news, whose focused title is announced once', async () => {
    await visitPanel()
    await check('BS3 4TN')
    const found = await screen.findByRole('dialog', { name: 'We deliver to your area' })
    expect(found).toHaveFocus()
    await saidByDialogOnly()
  })

  test('PC-19 PC-20 PC-21 PC-22 CALL-08 The dialog shows the days, the roundsman and how to find and reach the depot', async () => {
    await visitPanel()
    await check('BA1 5LR')
    const found = within(await dialog())
    expect(found.getByText('Tuesday and Friday by 8am')).toBeVisible()
    expect(found.getByText('Philippa Hurd')).toBeVisible()
    expect(found.getByText('Bathside Depot')).toBeVisible()
    const lines = [...(document.querySelector('address')?.children ?? [])].map(line =>
      line.textContent?.trim(),
    )
    expect(lines).toEqual(['The Old Creamery', 'Lower Weston Mill', 'Weston Island', 'Bath', 'BA2 9EZ'])
    expect(found.getByRole('link', { name: '01632 960 410' })).toHaveAttribute('href', 'tel:01632960410')
  })

  test('PC-23 "Got a question?" links to the depot and the contact page', async () => {
    await visitPanel()
    await check('BS3 4TN')
    const block = within(
      expectElement(
        (await screen.findByRole('heading', { name: 'Got a question?' })).parentElement,
        HTMLElement,
      ),
    )
    expect(block.getByRole('link', { name: '0117 496 0142' })).toBeVisible()
    expect(block.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  })

  test('PC-24 Continue leads to the registration page', async () => {
    const { left } = await visitPanel()
    await check('BS3 4TN')
    await dialog()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(left).toEqual(['/register'])
  })

  test('PC-24 On the registration page Continue only closes the dialog and keeps typed text', async () => {
    window.history.pushState(null, '', '/register')
    const { left } = await visitPanel(panel('data-variant="registration"'))
    await check('BS3 4TN')
    await dialog()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    window.history.pushState(null, '', '/')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(left).toEqual([])
  })

  test('F-36 A-53 For a customer, who has nothing to register, Continue closes the dialog', async () => {
    const { left } = await visitPanel(panel(), { as: 'customer' })
    await check('BS3 4TN')
    await dialog()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(left).toEqual([])
  })

  test('EVT-01 A match is announced to the other widgets once, with the postcode in its usual spelling', async () => {
    const { heard } = await visitPanel()
    await checkAndClose('bs34tn')
    await rest()
    expect(heard).toEqual([{ postcode: 'BS3 4TN', quotaReached: false }])
  })

  test('EVT-01 The store has the match before the event is raised', async () => {
    const { providers } = await visitPanel()
    const known: unknown[] = []
    window.addEventListener('valid-postcode', () => known.push(providers.store.getState().session.postcode), {
      once: true,
    })
    await checkAndClose('BS3 4TN')
    expect(known).toEqual(['BS3 4TN'])
  })
})

describe('when the daily limit is reached', () => {
  test('PC-43 PC-44 GLB-15 An alert takes the place of the good news and gives no number', async () => {
    await visitPanel()
    await check('BS6 5AA')
    const found = await dialog()
    expect(found).toHaveTextContent(quotaText)
    expect(found).not.toHaveTextContent('We deliver to your area')
    expect(found.textContent?.replaceAll('BS6 5AA', '')).not.toMatch(/\d/)
    await spoken(quotaText)
  })

  test('PC-45 The visitor cannot continue; the postcode counts, and ordering is blocked with the reason', async () => {
    const { heard, providers } = await visitPanel()
    await check('BS6 5AA')
    await dialog()
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
    expect(heard).toEqual([{ postcode: 'BS6 5AA', quotaReached: true }])
    expect(providers.store.getState().session).toMatchObject({
      isPostcodeConfirmed: true,
      isBlocked: true,
    })
    await user.keyboard('{Escape}')
    expect(shown().queryByText('We deliver to your area')).not.toBeInTheDocument()
    expect(shown().getByText(quotaText)).toBeVisible()
  })

  const isBlocked = ({ providers }: Awaited<ReturnType<typeof visitPanel>>) =>
    providers.store.getState().session.isBlocked
  const known = { globals: { hasPostcode: true } }

  test('F-14 A-113 The block holds on every page of the visit, also after a reload', async () => {
    await visitPanel()
    await check('BS6 5AA')
    await dialog()
    const next = await visitPanel(panel('data-variant="registration" data-postcode="BS6 5AA"'), known)
    expect(isBlocked(next)).toBe(true)
    expect(shown().getByText(quotaText)).toBeVisible()
    expect(shown().queryByText('We deliver to your area')).not.toBeInTheDocument()
  })

  test('F-14 A-113 A postcode with places left, a login or the next day unblocks ordering', async () => {
    await visitPanel()
    await checkAndClose('BS6 5AA')
    const customer = await visitPanel(panel(), { globals: { hasPostcode: true, isGuest: false } })
    expect(isBlocked(customer)).toBe(false)
    const tomorrow = new Date(Date.now() + 86_400_000)
    const nextDay = await visitPanel(panel(), { ...known, providers: { now: () => tomorrow } })
    expect(isBlocked(nextDay)).toBe(false)
    await visitPanel()
    await checkAndClose('BS3 4TN')
    expect(isBlocked(await visitPanel(panel(), known))).toBe(false)
  })

  test("F-14 A-113 The page's own statement about the limit takes precedence", async () => {
    const blocked = await visitPanel(panel('data-postcode="BS6 5AA" data-quota-reached'), known)
    expect(isBlocked(blocked)).toBe(true)
    expect(isBlocked(await visitPanel(panel('data-quota-blocks="false"'), known))).toBe(false)
  })

  test('PC-45 The page can let the visitor continue all the same', async () => {
    const { left, providers } = await visitPanel(
      panel('data-quota-blocks="false" data-continue-url="/waiting-list"'),
    )
    await check('BS6 5AA')
    expect(await dialog()).toHaveTextContent(quotaText)
    expect(providers.store.getState().session.isBlocked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(left).toEqual(['/waiting-list'])
  })
})

describe('analytics', () => {
  test('ANA-02 ANA-04 Each outcome is reported once, in GBP and with the outward code at most', async () => {
    await visitPanel()
    await check('ZZ1 1AA')
    await waitFor(() => expect(field()).toBeInvalid())
    for (const code of ['BA5 2AA', 'EX4 4QJ', 'BS6 5AB']) await checkAndClose(code)
    await user.click(await screen.findByRole('button', { name: /Change postcode/ }))
    await checkAndClose('GL5 1AA')
    const report = (outcome: string, outward_code: string) => ({
      event: 'postcode_check',
      outcome,
      currency: 'GBP',
      outward_code,
    })
    expect(reported()).toEqual([
      report('error', 'ZZ1'),
      report('affiliate', 'BA5'),
      report('not_served', 'EX4'),
      report('quota_reached', 'BS6'),
      report('matched', 'GL5'),
    ])
  })

  test('ANA-02 Two panels on a page report a check once', async () => {
    await visitPanel(panel('id="one"') + panel())
    await user.type(expectElement(screen.getAllByRole('textbox')[0], HTMLElement), 'BA2 9EZ{Enter}')
    await dialog()
    expect(reported()).toHaveLength(1)
  })
})
