// The subjects of the measurements: pages of the demo shop, each with a visitor.
const customer = { as: 'customer', hasPostcode: true }
const guest = { as: 'guest', hasPostcode: false }

const pressNamed = (role, name) => tab => tab.getByRole(role, { name }).first().click()

/**
 * Returns a wait for the frame that shows an element with this text. It resolves to the page's clock at that frame:
 * a locator's own wait looks again after up to half a second.
 */
export const frameOf =
  (selector, text = '') =>
  async tab => {
    const isThere = ([selector, text]) =>
      [...document.querySelectorAll(selector)].some(
        element =>
          element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
      ) && performance.now()
    return (await tab.waitForFunction(isThere, [selector, text])).jsonValue()
  }
const dialog = frameOf('[role=dialog]')

/**
 * A page, its visitor, the first press, and the frame of its answer; `begun` is the frame of the shop's answer,
 * where more follows; `isAnswered` is false where nothing shows.
 */
export const visits = [
  {
    name: 'home, guest',
    at: '/',
    as: guest,
    press: async tab => {
      await tab.locator('[data-widget="postcode-panel"] input').first().fill('BS3 4TN')
      await tab.keyboard.press('Enter')
    },
    answered: dialog,
  },
  {
    name: 'home, customer',
    at: '/',
    as: customer,
    // Asleep it is a link, active a button.
    press: tab => tab.locator('[data-widget="weekly-view-link"]').locator('a, button').first().click(),
    answered: frameOf('[data-widget="header-basket"] section:not([aria-busy]) h3'),
  },
  {
    name: 'featured, guest',
    at: '/shop/best-of-local/featured',
    as: guest,
    press: tab =>
      tab.locator('[data-widget="order-dialog"]').first().locator('a.button, button').first().click(),
    answered: dialog,
  },
  {
    name: 'featured, customer',
    at: '/shop/best-of-local/featured',
    as: customer,
    press: pressNamed('button', /^Add to box/),
    begun: frameOf('[data-widget="order-dialog"] [data-card-note]', 'in box'),
    answered: frameOf('[role=spinbutton]'),
  },
  {
    name: 'checkout, customer',
    at: '/shop/best-of-local/checkout',
    as: customer,
    // Without a box there is nothing to check out.
    async before({ request }, { url }) {
      const { token } = await (await request.get(`${url}/csrf-token`)).json()
      const headers = { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' }
      const data = { id: 231, quantity: 2, increment: true }
      await request.post(`${url}/api/product/bol`, { headers, data })
    },
    press: tab => tab.getByRole('radio', { name: /^Every week/ }).click(),
    answered: frameOf('fieldset, [role=group], [role=radiogroup]', 'Delivery day'),
  },
  {
    name: 'milk, customer',
    at: '/shop/milk',
    as: customer,
    press: pressNamed('link', 'Order'),
    answered: dialog,
  },
  {
    name: 'details, customer',
    at: '/account/details',
    as: customer,
    press: tab => tab.locator('[data-widget="account-name"]').locator('a, button').click(),
    answered: frameOf('[data-widget="account-name"] form input'),
  },
  {
    name: 'orders, customer',
    at: '/account/orders',
    as: customer,
    // Asleep it is a link, active a button; the page has a link of its own to each box.
    press: tab => tab.locator('[data-widget="view-box"]').first().locator('a, button').first().click(),
    answered: dialog,
  },
  {
    name: 'register, guest',
    at: '/register',
    as: guest,
    press: async tab => {
      await tab.locator('input[name="referral_code"]').fill('FREEMILK')
      await tab.keyboard.press('Tab')
    },
    isAnswered: false,
    answered: tab => tab.waitForTimeout(500),
  },
]
