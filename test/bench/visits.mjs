// The subjects of the measurements: pages of the demo shop, each with a visitor.
const customer = { as: 'customer', hasPostcode: true }
const guest = { as: 'guest', hasPostcode: false }

const pressNamed = (role, name) => tab => tab.getByRole(role, { name }).first().click()
const dialog = tab => tab.getByRole('dialog').first().waitFor()

/**
 * A page, its visitor, the first press, and the sign of its answer; `begun` is the sign of the shop's answer,
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
    answered: tab =>
      tab.locator('[data-widget="header-basket"] section:not([aria-busy]) h3').first().waitFor(),
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
    press: pressNamed('button', /^Add to basket/),
    begun: tab =>
      tab
        .locator('[data-widget="order-dialog"]')
        .getByText(/in basket$/)
        .first()
        .waitFor(),
    answered: tab => tab.getByRole('spinbutton').first().waitFor(),
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
    press: tab => tab.getByRole('radio', { name: /^Weekly/ }).check(),
    answered: tab => tab.getByRole('group', { name: 'Delivery day' }).waitFor(),
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
    answered: tab => tab.getByRole('textbox', { name: /^First name/ }).waitFor(),
  },
  {
    name: 'orders, customer',
    at: '/account/orders',
    as: customer,
    press: pressNamed('link', /^View box/),
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
