import type { Locator, Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { json, placeholder, playRows, type Row, refusal, until } from './play-rows'
import { recipe } from './subjects'

// Other ways of filling a field or handling a key: autofill, password managers, extensions, input methods,
// scripts.

/** Sets a value as autofill and extensions do, past React's own setter, and dispatches only those events. */
const fillIn = (field: Locator, value: string, ...events: string[]) =>
  field.evaluate(
    (element, [text, names]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
      for (const name of names)
        element.dispatchEvent(
          name === 'input' ? new InputEvent(name, { bubbles: true }) : new Event(name, { bubbles: true }),
        )
    },
    [value, events] as const,
  )
const box = (within: Locator, name: string | RegExp) => within.getByRole('textbox', { name }).first()
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
const compose = async (page: Page, text: string) =>
  (await page.context().newCDPSession(page)).send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
const sent = (body: string | undefined) => new URLSearchParams(body)

const rows: Row[] = [
  {
    id: 'K-03',
    report: 'https://github.com/jaredpalmer/formik/issues/1047',
    sees: 'an address filled in without a focus is posted whole',
    body: bodies['enquiry-form'],
    act: async ({ widget, asked }) => {
      await fillIn(box(widget, /address/i), '1 Mill Road', 'input', 'change')
      await fillIn(box(widget, /postcode/i), 'BS3 4TN', 'input', 'change')
      await press(widget, 'Send enquiry')
      await until(() => asked(/^\/posted/).length > 0)
      const fields = sent(asked(/^\/posted/)[0]?.body)
      expect([fields.get('address_1'), fields.get('postcode')]).toEqual(['1 Mill Road', 'BS3 4TN'])
    },
  },
  {
    id: 'K-04',
    report: 'https://github.com/woocommerce/woocommerce-blocks/pull/5373',
    sees: 'a message about a field goes once the browser has filled the field in',
    body: recipe,
    say: () => refusal('email', 'That is no address.'),
    act: async ({ widget }) => {
      await box(widget, 'Email').fill('kate@example')
      await press(widget, 'SUBMIT')
      await widget.getByText('That is no address.').first().waitFor()
      await fillIn(box(widget, 'Email'), 'kate@example.co', 'input', 'change')
      await until(async () => (await box(widget, 'Email').getAttribute('aria-invalid')) !== 'true')
      expect(await widget.getByText('That is no address.').count()).toBe(0)
    },
  },
  {
    id: 'K-11',
    report: 'https://github.com/mui/material-ui/issues/6527',
    sees: 'a composition goes on and ends correctly while the widget around it changes',
    body: placeholder(
      'enquiry-form',
      'data-action="/posted"',
      json({ types: [{ value: 'deliveries', label: 'Deliveries' }], values: { type: 'deliveries' } }),
    ),
    act: async ({ page, widget }) => {
      const field = box(widget, /address/i)
      await field.focus()
      await compose(page, 'ｎ')
      await compose(page, 'ｎｉ')
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('basket-updated')))
      await compose(page, 'に')
      const session = await page.context().newCDPSession(page)
      await session.send('Input.insertText', { text: '二番地' })
      expect(await field.inputValue()).toBe('二番地')
    },
  },
  {
    id: 'K-12',
    report: 'https://github.com/ermouth/jQuery.my/issues/41',
    sees: 'when an extension swallows every input event, the shown text is sent',
    body: bodies['account-phone'],
    head: '<script>window.addEventListener("input", event => event.stopImmediatePropagation(), true)</script>',
    act: async ({ widget, asked }) => {
      await box(widget, 'Phone').fill('')
      await box(widget, 'Phone').pressSequentially('01632960779')
      await press(widget, 'Update')
      await until(() => asked(/^\/account\/details/).length > 0)
      expect(asked(/^\/account\/details/)[0]?.body).toContain('01632960779')
    },
  },
  {
    id: 'K-15',
    report: 'https://github.com/tobymao/rolling_stock/issues/78',
    sees: 'a page whose script disables the button and submits the form posts token and amount once',
    body: `${bodies['payment-form']}<script>document.addEventListener('click', event => {
      const button = event.target.closest('button'); if (!button || button.type !== 'submit') return
      button.disabled = true; button.form.submit() })</script>`,
    act: async ({ widget, asked }) => {
      await box(widget, 'Amount in pounds').fill('12.50')
      await press(widget, 'Make Payment')
      await until(() => asked(/^\/posted/).length > 0)
      const fields = sent(asked(/^\/posted/)[0]?.body)
      expect(fields.get('_token')).toBe('a-token')
      expect([...fields.values()]).toContain('12.50')
      expect(asked(/^\/posted/)).toHaveLength(1)
    },
  },
]

playRows(rows)
