import type { Locator, Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { customer, json, milk, ok, placeholder, playRows, type Row, refusal, until } from './play-rows'
import { recipe, tabsOf } from './subjects'

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
    id: 'K-01',
    sees: 'a telephone number that the browser filled in without an event is sent as shown',
    body: bodies['account-phone'],
    act: async ({ widget, asked }) => {
      await fillIn(box(widget, 'Phone'), '01632 960 777')
      await press(widget, 'Update')
      await until(() => asked(/^\/account\/details/).length > 0)
      expect(asked(/^\/account\/details/)[0]?.body).toContain('01632 960 777')
    },
  },
  {
    id: 'K-02',
    sees: 'a telephone number that a phone filled in with only a change event is sent as shown',
    body: bodies['account-phone'],
    act: async ({ widget, asked }) => {
      await fillIn(box(widget, 'Phone'), '+44 1632 960 778', 'change')
      await press(widget, 'Update')
      await until(() => asked(/^\/account\/details/).length > 0)
      expect(asked(/^\/account\/details/)[0]?.body).toContain('960 778')
    },
  },
  {
    id: 'K-03',
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
    id: 'K-05',
    sees: "a date chosen from the browser's memory stays after the field is left",
    body: placeholder('pause-picker'),
    act: async ({ widget, page }) => {
      const first = box(widget, /^First day/)
      await first.focus()
      await fillIn(first, '24/12/2027', 'input', 'change')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await first.inputValue()).toBe('24/12/2027')
      await widget
        .getByText(/24 December/)
        .first()
        .waitFor()
    },
  },
  {
    id: 'K-06',
    sees: 'a postcode that an extension completes after the first letter is checked whole',
    body: placeholder('postcode-panel'),
    act: async ({ widget, asked }) => {
      await box(widget, /postcode/).pressSequentially('b')
      await fillIn(box(widget, /postcode/), 'BS3 4TN')
      await press(widget, 'Check')
      await until(() => asked(/verify/).length > 0)
      expect(asked(/verify/)[0]?.body).toMatch(/BS3 ?4TN/)
    },
  },
  {
    id: 'K-07',
    sees: 'a date half composed in full-width digits is read as shown when the field is left',
    body: placeholder('pause-picker'),
    act: async ({ page, widget }) => {
      const first = box(widget, /^First day/)
      await first.fill('')
      await compose(page, '２４／１２／２０２７')
      await page.keyboard.press('Tab')
      await widget
        .getByText(/24 December/)
        .first()
        .waitFor()
      expect(await first.inputValue()).toBe('24/12/2027')
    },
  },
  {
    id: 'K-08',
    sees: 'an input method that never ends its composition does not stop the search',
    body: bodies.typeahead,
    say: ({ path }) =>
      path.startsWith('/suggest') ? { status: 200, body: [{ name: 'Milk', url: '/found' }] } : ok,
    act: async ({ page, widget, asked }) => {
      const field = widget.getByRole('combobox')
      await field.focus()
      await field.dispatchEvent('compositionstart')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await field.pressSequentially('milk')
      await until(() => asked(/^\/suggest.*milk/).length > 0, 'a search')
    },
  },
  {
    id: 'K-09',
    sees: 'an address that autofill inserts during an endless composition is sent as shown',
    body: recipe,
    act: async ({ widget, asked }) => {
      const field = box(widget, 'Email')
      await field.focus()
      await field.dispatchEvent('compositionstart')
      await fillIn(field, 'kate@example.co', 'input')
      await press(widget, 'SUBMIT')
      await until(() => asked(/^\/email-recipe/).length > 0)
      expect(asked(/^\/email-recipe/)[0]?.body).toContain('kate@example.co')
    },
  },
  {
    id: 'K-10',
    sees: 'a suggestion pressed with the mouse during a composition is followed',
    body: bodies.typeahead,
    say: ({ path }) =>
      path.startsWith('/suggest') ? { status: 200, body: [{ name: 'Milk', url: '/found' }] } : ok,
    act: async ({ page, widget }) => {
      await widget.getByRole('combobox').pressSequentially('mi')
      await widget.getByRole('option').first().waitFor()
      await compose(page, 'ｌ')
      await widget.getByRole('option').first().click()
      await page.waitForURL('**/found*')
    },
  },
  {
    id: 'K-11',
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
    id: 'K-13',
    sees: 'Enter pressed again during the first submission sends nothing twice',
    body: recipe,
    act: async ({ page, widget, asked }) => {
      await box(widget, 'Email').fill('kate@example.co')
      for (const _ of [1, 2, 3]) await page.keyboard.press('Enter')
      await widget.getByText('Recipe sent successfully').first().waitFor()
      expect(asked(/^\/email-recipe/).filter(({ body }) => body.includes('kate@'))).toHaveLength(1)
    },
  },
  {
    id: 'K-14',
    sees: "in a form of the page only a widget's own Send button posts the form",
    body: `<form action="/posted" method="post">${placeholder('promo-field')}${placeholder('pause-picker')}${placeholder('business-requirements')}${tabsOf('one', 'two')}<div id="one">1</div><div id="two">2</div></form>`,
    act: async ({ page, asked }) => {
      for (const name of [
        '1 week',
        'Add Product',
        'Choose from a calendar: First day without a delivery',
        'Check',
      ]) {
        await page.getByRole('button', { name, exact: true }).first().click({ force: true })
        await page.keyboard.press('Escape')
      }
      await page.getByRole('tab', { name: 'Two' }).click()
      await page.waitForTimeout(150)
      expect(asked(/^\/posted/)).toEqual([])
    },
  },
  {
    id: 'K-15',
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
  {
    id: 'K-16',
    sees: 'the wheel over a quantity scrolls the page and orders nothing',
    body: `<div style="height: 2000px; padding-top: 300px">${placeholder('regular-order', '', json({ product: milk }))}</div>`,
    head: customer,
    act: async ({ page }) => {
      const field = page.getByRole('spinbutton').first()
      await field.waitFor()
      const before = await field.inputValue()
      await field.evaluate(element => (element as HTMLElement).focus())
      await field.hover({ force: true })
      await page.mouse.wheel(0, 200)
      await until(() => page.evaluate(() => scrollY > 50))
      expect(await field.inputValue()).toBe(before)
    },
  },
  {
    id: 'K-17',
    sees: 'an amount with a decimal comma goes to the shop as typed, never as a hundred times as much',
    body: bodies['payment-form'],
    act: async ({ widget, asked }) => {
      await box(widget, 'Amount in pounds').fill('12,50')
      await press(widget, 'Make Payment')
      await until(() => asked(/^\/posted/).length > 0)
      expect(sent(asked(/^\/posted/)[0]?.body).get('amount')).toBe('12,50')
    },
  },
  {
    id: 'K-18',
    sees: 'an address filled in field by field shows no message about later fields',
    body: bodies['enquiry-form'],
    act: async ({ page, widget }) => {
      await page.evaluate(() => {
        const said: string[] = []
        Object.assign(window, { said })
        new MutationObserver(() => {
          const wrong = document.querySelectorAll('[aria-invalid=true]').length
          if (wrong) said.push(String(wrong))
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      })
      for (const [name, value] of [
        [/address/i, '1 Mill Road'],
        [/postcode/i, 'BS3 4TN'],
      ] as const)
        await fillIn(box(widget, name), value, 'input', 'change', 'blur', 'focusout')
      await page.waitForTimeout(150)
      expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([])
    },
  },
  {
    id: 'K-19',
    sees: "a code inserted from the keyboard's suggestions is the code that is checked",
    body: placeholder('promo-field'),
    act: async ({ page, widget, asked }) => {
      const field = box(widget, /code/)
      await field.pressSequentially('spr')
      await field.evaluate(element => {
        ;(element as HTMLInputElement).setRangeText('SPRING', 0, 3, 'end')
        element.dispatchEvent(
          new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: null }),
        )
      })
      await press(widget, 'Check')
      await until(() => asked(/verify/).length > 0)
      await page.waitForTimeout(50)
      expect(asked(/verify/).at(-1)?.body).toContain('SPRING')
    },
  },
  {
    id: 'K-20',
    sees: 'three passwords are all sent, even if the password manager reports only one',
    body: placeholder('account-password', 'data-editing'),
    act: async ({ widget, asked }) => {
      const fields = widget.locator('input[type=password]')
      await fillIn(fields.nth(0), 'the-old-one', 'input', 'change')
      await fillIn(fields.nth(1), 'the-new-one-1')
      await fillIn(fields.nth(2), 'the-new-one-1')
      // The button still looks as before the last two, but a person presses it all the same.
      await widget.getByRole('button', { name: 'Update' }).click({ force: true })
      await until(() => asked(/^\/account\/password/).length > 0)
      const { body } = asked(/^\/account\/password/)[0] ?? {}
      expect(body).toContain('the-old-one')
      expect(body?.match(/the-new-one-1/g)).toHaveLength(2)
    },
  },
]

playRows(rows, ['K-01', 'K-06', 'K-12', 'K-15'])
