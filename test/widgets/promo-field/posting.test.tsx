import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { announce } from '../../../shared/platform/page/live-region'
import { expectElement } from '../../support/expect-element'
import { pass } from '../../support/test-time'
import { discount, openForm, slowServer, typeOnStoppedClock } from './open-form'

afterEach(() => jest.useRealTimers())

const added = 'Code added successfully!'

test('PF-08 The form posts referral_code trimmed and otherwise as typed', async () => {
  const { field, form, posted } = await openForm()
  await userEvent.type(field(), ' ab-12c ')
  await userEvent.tab()
  expect(posted().referral_code).toBe('ab-12c')
  expect(form).toHaveFormValues({ referral_code: 'ab-12c' })
})

test('PF-09 A-77 referral_code_checked is 0 until the check is answered, then 1, and 0 after a change', async () => {
  const server = slowServer()
  const { field, posted } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  const checked = () => posted().referral_code_checked
  expect(checked()).toBe('0')
  await user.type(field(), 'WELCOME10{Enter}')
  await pass(1)
  expect(checked()).toBe('0')
  await server.calls[0]?.answer(discount)
  expect(checked()).toBe('1')
  await user.type(field(), '1')
  expect(checked()).toBe('0')
})

test('PF-09 A-77 referral_code_checked is 1 after a refusal too', async () => {
  const { field, posted, says } = await openForm()
  await userEvent.type(field(), 'SPRING19{Enter}')
  await says.findByText('That code has expired.')
  expect(posted()).toEqual({ referral_code: 'SPRING19', referral_code_checked: '1' })
})

test('PF-09 A-77 Trailing spaces are no change of the code', async () => {
  const { field, posted, says } = await openForm()
  await userEvent.type(field(), 'WELCOME10{Enter}')
  await says.findByText(added)
  await userEvent.type(field(), '  ')
  await userEvent.tab()
  expect(says.getByText(added)).toBeVisible()
  expect(posted()).toEqual({ referral_code: 'WELCOME10', referral_code_checked: '1' })
})

test('A-77 Emptying the field removes the message and makes no call', async () => {
  const { field, posted, says, providers, checks } = await openForm()
  await userEvent.type(field(), 'SPRING19{Enter}')
  await says.findByText('That code has expired.')
  await userEvent.clear(field())
  expect(says.queryByText('That code has expired.')).toBeNull()
  expect(posted()).toEqual({ referral_code: '', referral_code_checked: '0' })
  expect(providers.scheme.getState().scheme).toBeNull()
  expect(checks()).toHaveLength(1)
})

test('A-77 The scheme goes as soon as the valid code is changed', async () => {
  const { field, says, providers } = await openForm()
  await userEvent.type(field(), 'WELCOME10{Enter}')
  await says.findByText(added)
  await userEvent.type(field(), 'X')
  expect(providers.scheme.getState().scheme).toBeNull()
  expect(says.queryByText(added)).toBeNull()
})

test('A-76 A logged-in customer sees the same field as a guest', async () => {
  const { field } = await openForm({ globals: { isGuest: false } })
  expect(field()).toBeVisible()
})

test('PF-04 Only the final result is announced, and once', async () => {
  const server = slowServer()
  const { field } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  // Waits until the announcements of the last test are over.
  announce('')
  await pass(5000)
  const heard: string[] = []
  const listener = new MutationObserver(records => {
    for (const { target, addedNodes } of records) {
      if (expectElement(target, Element).matches('[role=status], [role=alert]'))
        heard.push(...[...addedNodes].map(node => node.textContent ?? ''))
    }
  })
  listener.observe(document.body, { childList: true, subtree: true })
  await user.type(field(), 'WEL')
  await pass(600)
  await user.type(field(), 'COME10')
  await pass(600)
  await server.calls[0]?.answer({ errors: { code: ['No such code.'] } }, 422)
  await server.calls[1]?.answer(discount)
  await pass(5000)
  listener.disconnect()
  expect(heard).toEqual([added])
})

test('PF-08 PF-10 A field removed from the page takes its scheme with it', async () => {
  const { field, says, providers } = await openForm()
  await userEvent.type(field(), 'WELCOME10{Enter}')
  await says.findByText(added)
  document.querySelector('[data-widget]')?.remove()
  await waitFor(() => expect(providers.scheme.getState().scheme).toBeUndefined())
})

test('PF-08 PF-09 The registration accepts what the form posts', async () => {
  const { field, posted, says, visit } = await openForm()
  await userEvent.type(field(), 'welcome10{Enter}')
  await says.findByText(added)
  const person = {
    first_name: 'Ada',
    last_name: 'Bell',
    email: 'ada@example.org',
    postcode: 'BS3 4TN',
    address_1: '1 Mill Lane',
    city: 'Bristol',
    password: 'gold-top',
    password_confirmation: 'gold-top',
  }
  await visit.submit('/register', { ...person, ...posted() }, '/register')
  expect(visit.state.errors).toEqual({})
  expect(visit.state.registered).toHaveLength(1)
})

test('PF-08 The code is kept when another script removes the widget and it mounts again', async () => {
  const { field } = await openForm()
  await userEvent.type(field(), 'AB')
  document.querySelector('[data-doorstep-root]')?.remove()
  await waitFor(() => expect(field()).toHaveValue('AB'))
})

test("GLB-01 CALL-01 CALL-02 The check carries the page's token and the AJAX marker", async () => {
  const visit = createDemoShop().visit()
  const { field, says } = await openForm({ fetch: visit.fetch })
  Object.assign(window, { csrfToken: visit.csrfToken })
  await userEvent.type(field(), 'WELCOME10{Enter}')
  await says.findByText(added)
  expect(visit.log.at(-1)?.headers).toMatchObject({
    'x-csrf-token': visit.csrfToken,
    'x-requested-with': 'XMLHttpRequest',
  })
})
