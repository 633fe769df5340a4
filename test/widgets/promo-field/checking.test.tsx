import { fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { widgets } from '../../../widgets'
import { expectElement } from '../../support/expect-element'
import { pass } from '../../support/test-time'
import { discount, openForm, slowServer, typeOnStoppedClock } from './open-form'

afterEach(() => jest.useRealTimers())

const added = 'Code added successfully!'

test('PF-01 The registration form has a promotional code field with a Check button', async () => {
  const { field, button } = await openForm()
  expect(field()).toHaveAccessibleName('Promotional code (optional)')
  expect(field()).toHaveAccessibleDescription('If somebody gave you a code, type it here.')
  expect(button()).toHaveAttribute('type', 'button')
  expect(field()).toHaveAttribute('autocomplete', 'off')
  expect(field()).toHaveAttribute('autocapitalize', 'characters')
})

test('PF-02 CALL-12 Check posts the code as typed without surrounding spaces', async () => {
  const { field, button, checks, visit, says } = await openForm()
  await userEvent.type(field(), '  welcome10 ')
  await userEvent.click(button())
  await says.findByText(added)
  expect(checks()).toEqual([{ code: 'welcome10' }])
  expect(visit.log.at(-1)).toMatchObject({ method: 'POST', path: '/register/code/verify' })
})

test('PF-04 PF-03 A valid code says "Code added successfully!", sets the scheme and leaves the focus in the field', async () => {
  const { field, providers, says } = await openForm()
  await userEvent.type(field(), 'WELCOME10{Enter}')
  expect(await says.findByText(added)).toBeVisible()
  expect(field()).toHaveFocus()
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(added))
  expect(field()).not.toHaveAttribute('aria-invalid')
  expect(providers.scheme.getState().scheme).toMatchObject({ rewardType: 'discount', isFree: false })
})

test('PF-05 PF-03 A-18 An invalid code shows the first message under data.code below the field', async () => {
  const { field, providers, says } = await openForm()
  await userEvent.type(field(), 'SPRING19{Enter}')
  expect(await says.findByText('That code has expired.')).toBeVisible()
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('That code has expired.'))
  expect(field()).toBeInvalid()
  expect(providers.scheme.getState().scheme).toBeNull()
})

test('PF-05 A-19 Of several messages about the code the first is shown as received', async () => {
  const { field, says } = await openForm()
  await userEvent.type(field(), 'NOSUCHCODE{Enter}')
  expect(await says.findByText('That code is not one of ours.')).toBeVisible()
  expect(says.queryByText(/leaflet/)).toBeNull()
})

test('PF-05 Of messages about several fields the one about the code is shown', async () => {
  const body = { errors: { email: ['Your email is odd.'], code: ['No such code.'] } }
  const fetch = () => Promise.resolve(Response.json(body, { status: 422 }))
  const { field, says } = await openForm({ fetch })
  await userEvent.type(field(), 'WELCOME10{Enter}')
  expect(await says.findByText('No such code.')).toBeVisible()
  expect(says.queryByText('Your email is odd.')).toBeNull()
})

test('PF-03 UI-01 During a check the button says so, and its spinner appears late and stays long enough to be seen', async () => {
  const server = slowServer()
  const { field, button, says } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  await user.type(field(), 'WELCOME10{Enter}')
  await pass(100)
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(button()).toHaveAccessibleName('Checking')
  const ring = () => button().querySelector('[aria-hidden="true"]:empty')
  expect(ring()).toBeNull()
  await pass(100)
  expect(ring()).not.toBeNull()
  await server.calls[0]?.answer(discount)
  expect(says.getByText(added)).toBeVisible()
  await pass(300)
  expect(ring()).not.toBeNull()
  await pass(300)
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('PF-06 A printed code is checked at once', async () => {
  const { checks, field, says } = await openForm({ attributes: 'data-code="WELCOME10"' })
  expect(field()).toHaveValue('WELCOME10')
  expect(await says.findByText(added)).toBeVisible()
  expect(checks()).toEqual([{ code: 'WELCOME10' }])
})

test("PF-06 PF-08 A code typed into the server's field before the widget started is kept and checked at once", async () => {
  const { field, form, says, checks } = await openForm({
    attributes: 'data-load="interaction"',
    fallback: '<input name="referral_code" aria-label="Code">',
  })
  field().value = 'WELCOME10'
  fireEvent.click(expectElement(form.querySelector('[data-widget]'), Element))
  expect(await says.findByText(added)).toBeVisible()
  expect(field()).toHaveValue('WELCOME10')
  expect(checks()).toEqual([{ code: 'WELCOME10' }])
})

test('PF-07 Typing checks the code once, 500 ms after the last key', async () => {
  const server = slowServer()
  const { field } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  await user.type(field(), 'WELCO')
  await pass(499)
  await user.type(field(), 'ME10')
  await pass(499)
  expect(server.calls).toHaveLength(0)
  await pass(1)
  expect(server.calls.map(({ code }) => code)).toEqual(['WELCOME10'])
})

test('PF-07 A3 Fewer than three characters are checked only when Check is pressed', async () => {
  const server = slowServer()
  const { field, button } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  await user.type(field(), 'AB')
  await pass(2000)
  expect(server.calls).toHaveLength(0)
  await user.click(button())
  await pass(1)
  expect(server.calls.map(({ code }) => code)).toEqual(['AB'])
})

test('PF-07 A-77 The answer about an earlier text is dropped, whichever comes first', async () => {
  const server = slowServer()
  const { field, providers, says } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  await user.type(field(), 'WELCOME1')
  await pass(500)
  await user.type(field(), '0')
  await pass(500)
  const [older, newer] = server.calls
  expect(older?.signal.aborted).toBe(true)
  await newer?.answer({ data: { code: ['No such code.'] } }, 422)
  await older?.answer(discount)
  await pass(1000)
  expect(says.getByText('No such code.')).toBeVisible()
  expect(says.queryByText(added)).toBeNull()
  expect(providers.scheme.getState().scheme).toBeNull()
})

test('PF-07 A-77 An answer that comes after the field was emptied is not shown', async () => {
  const server = slowServer()
  const { field, button, says } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  await user.type(field(), 'WELCOME10{Enter}')
  await pass(1)
  await user.clear(field())
  await server.calls[0]?.answer(discount)
  await pass(2000)
  expect(says.queryByText(added)).toBeNull()
  expect(button()).not.toHaveAttribute('aria-busy')
  expect(server.calls).toHaveLength(1)
})

test('PF-05 A refusal stays while the same code is checked again, and goes when the code changes', async () => {
  const server = slowServer()
  const { field, says } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  await user.type(field(), 'OLD{Enter}')
  await pass(1)
  await server.calls[0]?.answer({ errors: { code: ['No such code.'] } }, 422)
  await pass(1000)
  await user.type(field(), '{Enter}')
  await pass(1)
  expect(server.calls).toHaveLength(2)
  expect(says.getByText('No such code.')).toBeVisible()
  await user.type(field(), 'E')
  expect(says.queryByText('No such code.')).toBeNull()
  expect(field()).not.toHaveAttribute('aria-invalid')
})

test('PF-01 Check without a code asks for one and makes no call', async () => {
  const { field, button, checks, says } = await openForm()
  await userEvent.click(button())
  expect(says.getByText('Please type your code first.')).toBeVisible()
  expect(field()).toHaveFocus()
  expect(checks()).toEqual([])
})

test('PF-01 Enter checks instead of submitting the form, except during a composition', async () => {
  const { field, submissions, checks } = await openForm()
  await userEvent.type(field(), 'WE')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(checks()).toEqual([])
  await userEvent.type(field(), '{Enter}')
  await waitFor(() => expect(checks()).toEqual([{ code: 'WE' }]))
  expect(submissions).toEqual([])
})

test('PF-04 A second Enter during a check makes no second call', async () => {
  const server = slowServer()
  const { field } = await openForm({ fetch: server.fetch })
  const user = typeOnStoppedClock()
  await user.type(field(), 'WELCOME10{Enter}{Enter}')
  await pass(2000)
  expect(server.calls).toHaveLength(1)
})

test('F-31 A-118 A code still being typed as the field starts is not checked before the pause', async () => {
  const { calls, fetch } = slowServer()
  const { field } = await openForm({
    fetch,
    fallback: '<input name="referral_code" value="">',
    list: {
      'promo-field': {
        when: 'ready',
        load: () => {
          const input = expectElement(document.querySelector('input[name=referral_code]'), HTMLInputElement)
          input.focus()
          input.value = 'WELCO'
          return import('../../../widgets/promo-field/promo-field.widget')
        },
      },
    },
  })
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('WELCO')
  expect(calls).toEqual([])
})

test('F-35 Full-width letters of an input method are read as the letters of the code', async () => {
  const { field, button, checks, says } = await openForm()
  fireEvent.change(field(), { target: { value: 'ＷＥＬＣＯＭＥ１０' } })
  await userEvent.click(button())
  await says.findByText(added)
  expect(checks()).toEqual([{ code: 'WELCOME10' }])
})

test('F-34 PF-06 A field below the fold checks its code at once, without scrolling', () => {
  expect(widgets['promo-field']?.when).toBe('ready')
})
