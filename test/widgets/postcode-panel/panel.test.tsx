import { act, screen, within } from '@testing-library/react'
import { emit } from '../../../shared/platform/page/events/window-events'
import { expectElement } from '../../support/expect-element'
import {
  check,
  checkAndClose,
  checkButton,
  dialog,
  field,
  panel,
  shown,
  user,
  verifyPath,
  visitPanel,
} from './visit-panel'

const change = (postcode: string) => screen.findByRole('button', { name: `Change postcode ${postcode}` })

describe('the panel at rest', () => {
  test('PC-01 The title is "Check My Postcode" unless the page gives another', async () => {
    await visitPanel(panel() + panel('data-title="Check we deliver to your area" data-heading-level="3"'))
    expect(screen.getByRole('heading', { level: 2, name: 'Check My Postcode' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Check we deliver to your area' })).toBeVisible()
  })

  test('PC-02 For a house move the field asks about the new address', async () => {
    await visitPanel(panel('data-variant="account" data-moving'), { as: 'customer' })
    expect(
      screen.getByRole('textbox', { name: "Check the postcode for the address you're moving to" }),
    ).toBeVisible()
  })

  test('PC-03 PC-04 One field asks for the postcode, and one button starts the check', async () => {
    await visitPanel()
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Pop in your postcode')])
    expect(screen.getAllByRole('button')).toEqual([checkButton()])
  })

  test('PC-03 On a coloured band the prompt stands inside the field, which keeps its name', async () => {
    await visitPanel(panel('data-look="band"'))
    expect(field()).toHaveAccessibleName('Pop in your postcode')
    expect(field()).toHaveAttribute('placeholder', 'Pop in your postcode')
  })

  test('PC-06 Existing customers find a login link under the check', async () => {
    await visitPanel()
    expect(screen.getByRole('link', { name: 'Existing customer? Log in' })).toHaveAttribute('href', '/login')
  })

  test('PC-06 A logged-in customer sees no login link', async () => {
    await visitPanel(panel(), { as: 'customer', hasPostcode: false })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('PC-08 An empty postcode is not sent, and the field says what it needs', async () => {
    const { visit } = await visitPanel()
    await user.type(field(), '   ')
    await user.click(checkButton())
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('Please enter a valid postcode')
    expect(visit.log).toEqual([])
  })
})

describe('starting the check', () => {
  test('PC-05 Enter checks the postcode exactly as the button does', async () => {
    const { sentTo } = await visitPanel()
    await user.type(field(), 'BS3 4TN{Enter}')
    expect(await dialog()).toHaveTextContent('We deliver to your area')
    expect(sentTo(verifyPath)).toEqual([{ postcode: 'BS3 4TN' }])
  })

  test('PC-10 CALL-07 The postcode is sent in its usual spelling', async () => {
    const { sentTo, visit } = await visitPanel()
    await check(' bs3-4tn. ')
    await dialog()
    expect(sentTo(verifyPath)).toEqual([{ postcode: 'BS3 4TN' }])
    expect(visit.log[0]?.method).toBe('POST')
  })
})

describe('a confirmed postcode', () => {
  test('PC-15 PC-16 The panel says that we deliver, and the postcode is a button that opens the field again', async () => {
    await visitPanel()
    await checkAndClose('bs34tn')
    expect(shown().getByText('We deliver to your area')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(await change('BS3 4TN'))
    expect(field()).toHaveValue('BS3 4TN')
    expect(field()).toHaveFocus()
  })

  test('G-77 The heading asks no question once it is answered, and asks again when the postcode is edited', async () => {
    await visitPanel(panel('data-title="Check we deliver to you"'))
    const heading = () => shown().getByRole('heading').textContent
    expect(heading()).toBe('Check we deliver to you')
    await checkAndClose('BS3 4TN')
    expect(heading()).toBe('We deliver to your area')
    await user.click(await change('BS3 4TN'))
    expect(heading()).toBe('Check we deliver to you')
  })

  test('PC-17 Editing removes the tick, the text and the confirmed state', async () => {
    const { providers } = await visitPanel()
    await checkAndClose('BS3 4TN')
    expect(providers.store.getState().session.isPostcodeConfirmed).toBe(true)
    await user.click(await change('BS3 4TN'))
    expect(shown().queryByText('We deliver to your area')).not.toBeInTheDocument()
    expect(providers.store.getState().session.isPostcodeConfirmed).toBe(false)
  })

  test('PC-07 Cancel restores the earlier postcode and its confirmation without a call', async () => {
    const { providers, visit } = await visitPanel()
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await checkAndClose('BS3 4TN')
    await user.click(await change('BS3 4TN'))
    await user.clear(field())
    await user.type(field(), 'EX4')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await change('BS3 4TN')).toHaveFocus()
    expect(providers.store.getState().session.isPostcodeConfirmed).toBe(true)
    expect(visit.log).toHaveLength(1)
  })

  test('PC-07 For a house move Cancel is always there and empties the field', async () => {
    await visitPanel(panel('data-moving'), { as: 'customer' })
    await user.type(field(), 'BA1 5LR')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  test('EVT-04 A page with a confirmed postcode starts confirmed, without a dialog or a call', async () => {
    const { visit, heard } = await visitPanel(panel(), { hasPostcode: true })
    expect(shown().getByText('We deliver to your area')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change postcode' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect([visit.log, heard]).toEqual([[], []])
  })

  test('EVT-04 A postcode in the placeholder is shown, whether or not the page confirms it', async () => {
    await visitPanel(panel('data-postcode="bs34tn"'))
    await change('BS3 4TN')
  })

  test('EVT-04 A valid-postcode event confirms the postcode in every panel', async () => {
    await visitPanel(panel() + panel())
    act(() => void emit('valid-postcode', { postcode: 'BA1 5LR', quotaReached: false }))
    expect(screen.getAllByRole('button', { name: 'Change postcode BA1 5LR' })).toHaveLength(2)
  })

  test("EVT-04 A check in one panel confirms the page's other panels except that for a house move", async () => {
    await visitPanel(panel('id="one"') + panel('id="two"') + panel('id="three" data-moving'))
    const one = within(expectElement(document.getElementById('one'), HTMLElement))
    await user.type(one.getByRole('textbox'), 'BS3 4TN{Enter}')
    await dialog()
    await user.keyboard('{Escape}')
    expect(screen.getAllByRole('button', { name: 'Change postcode BS3 4TN' })).toHaveLength(2)
    expect(document.getElementById('three')).toHaveTextContent("the address you're moving to")
  })
})
