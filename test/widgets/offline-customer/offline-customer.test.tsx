import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announce } from '../../../shared/platform/page/live-region'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'

const depot = 'data-email="bedminster@shop.test" data-phone="0117 496 0142"'

async function openForm(attributes = depot, inside = '') {
  await openPage(
    `<form id="register"><div data-widget="offline-customer" ${attributes}>${inside}</div></form>`,
  )
  const form = expectElement(document.querySelector('#register'), HTMLFormElement)
  return {
    form: within(form),
    box: () => screen.getByRole<HTMLInputElement>('checkbox'),
    /** Parses a post as a server that keeps the last of several values. */
    offline: () => new FormData(form).getAll('offline').at(-1),
  }
}

test('OC-01 A-05 The registration form has a checkbox to register as an offline customer', async () => {
  const { box } = await openForm()
  expect(box()).toHaveAccessibleName('I am an offline customer')
  expect(box()).not.toBeChecked()
})

test('OC-02 A-80 The form sends offline as 0, and as 1 once the box is ticked', async () => {
  const { box, offline } = await openForm()
  expect(offline()).toBe('0')
  await userEvent.click(box())
  expect(offline()).toBe('1')
  await userEvent.click(box())
  expect(offline()).toBe('0')
})

test('OC-03 Only while the box is ticked a described welcome says that deliveries will be moved', async () => {
  const { box, form } = await openForm()
  expect(form.queryByText(/Welcome!/)).toBeNull()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(box())
  expect(form.getByText(/Welcome!/).parentElement).toHaveTextContent(
    'Your deliveries will be moved once you are registered with a valid payment method.',
  )
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(box()).toHaveAccessibleDescription(expect.stringContaining('Welcome! Your deliveries will be moved'))
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')).toHaveTextContent('Welcome!')
  await userEvent.click(box())
  expect(form.queryByText(/Welcome!/)).toBeNull()
  expect(box()).not.toHaveAttribute('aria-describedby')
})

test('OC-03 The welcome is announced once when the box is ticked, and not when it is cleared', async () => {
  const { box } = await openForm()
  announce('')
  await userEvent.click(box())
  const heard = document.querySelector('[role=status]')
  await waitFor(() =>
    expect(heard).toHaveTextContent(
      'Welcome! Your deliveries will be moved once you are registered with a valid payment method. Please contact your depot by bedminster@shop.test or 0117 496 0142.',
    ),
  )
  await userEvent.click(box())
  expect(heard).toBeEmptyDOMElement()
})

test('OC-04 The help leads to the depot by email or phone', async () => {
  const { form } = await openForm(`${depot} data-checked`)
  expect(form.getByText(/Please contact/).parentElement).toHaveTextContent(
    'Please contact your depot by bedminster@shop.test or 0117 496 0142.',
  )
  expect(form.getByRole('link', { name: 'bedminster@shop.test' })).toHaveAttribute(
    'href',
    'mailto:bedminster@shop.test',
  )
  expect(form.getByRole('link', { name: '0117 496 0142' })).toHaveAttribute('href', 'tel:01174960142')
})

test('OC-04 The sentence leaves out unknown details of the depot', async () => {
  const { form } = await openForm('data-email="" data-phone="0117 496 0142" data-checked')
  expect(form.getByText(/Please contact/).parentElement).toHaveTextContent(
    'Please contact your depot by 0117 496 0142.',
  )
})

test('OC-04 Without email and phone the help links to the contact page', async () => {
  const { form } = await openForm('data-checked')
  expect(form.getByRole('link', { name: 'our contact form' })).toHaveAttribute('href', '/contact')
})

test.each([
  'javascript:alert(1)//@shop.test',
  '<img src=x onerror=alert(1)>@shop.test',
  'a@shop.test?bcc=all@shop.test',
])('OC-04 An unusual address stays text instead of a link: %s', async email => {
  const { form } = await openForm(
    'data-checked',
    `<script type="application/json">${JSON.stringify({ email }).replaceAll('<', '\\u003c')}</script>`,
  )
  expect(form.getByText(/Please contact/).parentElement).toHaveTextContent(`by ${email}.`)
  expect(form.queryByRole('link')).toBeNull()
  expect(document.querySelector('#register img')).toBeNull()
})

test('OC-02 A form that came back with errors has the box ticked and its help open', async () => {
  const { box, offline, form } = await openForm(`${depot} data-checked="true"`)
  expect(box()).toBeChecked()
  expect(offline()).toBe('1')
  expect(form.getByText(/Welcome!/)).toBeVisible()
})

test("OC-02 A box ticked in the server's own form before the widget started stays ticked", async () => {
  const { box } = await openForm(
    `data-load="interaction" ${depot}`,
    '<input type="hidden" name="offline" value="0"><input type="checkbox" name="offline" value="1" aria-label="served">',
  )
  box().checked = true
  fireEvent.click(expectElement(box().parentElement, Element))
  await waitFor(() => expect(box()).toHaveAccessibleName('I am an offline customer'))
  expect(box()).toBeChecked()
})

test('OC-02 The tick survives another script that removes the widget', async () => {
  const { box } = await openForm()
  await userEvent.click(box())
  const removed = document.querySelector('[data-doorstep-root]')
  removed?.remove()
  await waitFor(() => expect(document.querySelector('[data-doorstep-root]')).not.toBe(removed))
  await waitFor(() => expect(box()).toBeChecked())
})

test('OC-01 A-05 The page can word the checkbox and its help', async () => {
  const words = {
    labels: { label: 'I already have deliveries from you', help: 'Your depot is on {contact}.' },
  }
  const { form } = await openForm(
    `${depot} data-checked`,
    `<script type="application/json">${JSON.stringify(words)}</script>`,
  )
  expect(form.getByRole('checkbox', { name: 'I already have deliveries from you' })).toBeVisible()
  expect(form.getByText(/^Your depot/).parentElement).toHaveTextContent(
    'Your depot is on bedminster@shop.test or 0117 496 0142.',
  )
})
