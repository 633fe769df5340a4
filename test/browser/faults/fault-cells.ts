import type { Page } from 'playwright-core'
import type { Visitor } from '../../../demo-pages/shop/visitor'
import { arrive, fillBox } from '../journey'

/** One call: the steps to make it, the page's claim, and the truth. */
export type Call = {
  match: string
  as?: 'guest' | 'customer'
  hasPostcode?: boolean
  address: string
  widgets: readonly string[]
  /** The steps before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** The fields filled in before the call. */
  prepare?: (page: Page) => Promise<unknown>
  /** The action that makes the call; without it, the call is made as the page opens. */
  act?: (page: Page) => Promise<unknown>
  /** Text on the page after success. */
  good: (page: Page) => ReturnType<Page['locator']>
  /** Typed or chosen values that must be there after a failure. */
  input?: (page: Page) => Promise<unknown>
  /** The page's claim and the truth, which must agree under every fault; undefined if it claims nothing. */
  shown?: (page: Page) => Promise<unknown>
  truth?: (visitor: Visitor) => unknown
  /** A read, whose answer leaves no trace in the shop and which can be repeated without harm. */
  isQuestion?: boolean
  /** The shop rightly refuses the second of two arrivals, and nothing shows that the first was done. */
  isRefusedTwice?: boolean
}

const featured = '/shop/best-of-local/featured'
const checkout = '/shop/best-of-local/checkout'
const example = (widget: string, name: string) =>
  `/catalogue/preview?widget=${widget}&example=${encodeURIComponent(name)}`
const basket = (page: Page) => page.locator('[data-widget="bol-basket"]')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const cheddar = 231
const boxed = (page: Page) => fillBox(page, cheddar, 3)
const heldOf = (visitor: Visitor) =>
  visitor.box.lines.find(({ productId }) => productId === cheddar)?.quantity ?? 0
const firstDate = (page: Page) =>
  page.getByRole('group', { name: 'Delivery date' }).locator('[type=radio]:enabled').first()
const orderButton = (page: Page, name: string) =>
  page
    .locator('.product', { has: page.getByText(name, { exact: true }) })
    .locator('a.button, button')
    .first()
const spinners = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('spinbutton')
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))
const recipient = (page: Page) => page.getByRole('textbox', { name: 'Email' })
/** Saving closes the dialog. */
const noDialog = (page: Page) => page.locator('body:not(:has([role=dialog]))')
const openOrder = (name: string) => async (page: Page) => {
  await orderButton(page, name).click()
  await dialog(page).first().waitFor()
}
const oneOffTab = async (page: Page) => {
  await openOrder('Double cream')(page)
  await dialog(page)
    .getByRole('tab', { name: /One-off|Just once/ })
    .click()
}
const openWeek = (page: Page) => button(page, /^Your week/).click()
const editDay = async (page: Page) => {
  await openWeek(page)
  const week = page.getByRole('region', { name: 'Your week' })
  await week.getByRole('button', { name: /^Next week/ }).click()
  await week
    .getByRole('button', { name: /^Change Whole milk/ })
    .first()
    .click()
}
const interest = ['Wren', 'Ash', 'wren@doorstep.example', '1 High Street']
const viewBox = async (page: Page, words: string) => {
  await page
    .locator('.boxes li')
    .filter({ has: page.locator(`[data-action="${words}"]`) })
    .first()
    .getByRole('button', { name: /^View box/ })
    .click()
  await dialog(page).first().waitFor()
}
const milk = { address: '/shop/milk', widgets: ['weekly-view-link'] } as const
const local = { address: featured, widgets: ['bol-basket'], before: boxed } as const
const paying = { address: checkout, widgets: ['checkout-panel'], before: boxed } as const

/** Every call that a widget makes (CALL-07 to CALL-41). */
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' })
const passwords = ['Current password', 'New password', 'Password again']
const secret = 'silver-top-1'

export const calls: Record<string, Call> = {
  checkPostcode: {
    match: 'POST /register/postcode/verify',
    as: 'guest',
    hasPostcode: false,
    address: '/',
    widgets: ['postcode-panel'],
    prepare: page => page.getByRole('textbox', { name: /^Pop in/ }).fill('BS3 4TN'),
    act: page => page.keyboard.press('Enter'),
    good: page => page.getByRole('dialog', { name: 'We deliver to your area' }),
    input: page => page.locator('[data-doorstep-root] [name=postcode]').inputValue(),
    isQuestion: true,
  },
  checkAccountPostcode: {
    match: 'POST /account/addresses/postcode/verify',
    address: '/account/addresses',
    widgets: ['postcode-panel'],
    prepare: page => page.locator('[data-doorstep-root] [name=postcode]').fill('EX4 4QJ'),
    act: async page => {
      const back = button(page, 'Try again')
      if (await back.count()) await back.click()
      await page.locator('[data-doorstep-root] [name=postcode]').press('Enter')
    },
    // A postcode that the shop refuses is not served.
    good: page => page.getByRole('dialog', { name: /sorry|don't deliver/i }),
    isQuestion: true,
    input: page => page.locator('[data-doorstep-root] [name=postcode]').inputValue(),
  },
  saveInterest: {
    match: 'PUT /register/postcode/*',
    as: 'guest',
    hasPostcode: false,
    address: '/',
    widgets: ['postcode-panel'],
    async prepare(page) {
      await page.getByRole('textbox', { name: /^Pop in/ }).fill('EX4 4QJ')
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      const fields = await dialog(page).getByRole('textbox').all()
      for (const [at, field] of fields.entries()) await field.fill(interest[at] ?? '')
    },
    act: page => button(page, 'Send').click(),
    good: page => page.getByText('Thank you! We will contact you'),
    input: page =>
      dialog(page)
        .getByRole('textbox')
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)),
    isQuestion: true,
  },
  findMoveConflicts: {
    match: 'POST /account/house-moves/conflicts',
    address: example('house-move', 'A day that is too early'),
    widgets: ['house-move'],
    act: async page => {
      const again = button(page, 'Try again')
      if (await again.count()) return again.click()
      await page.locator('.doorstep').getByRole('textbox', { name: 'Moving on' }).fill('08/12/2027')
    },
    good: page => page.locator('.doorstep').getByText(/^Still to choose/),
    input: async page => {
      const shown = await page.locator('.doorstep').getByRole('textbox', { name: 'Moving on' }).inputValue()
      return shown === '07/12/2027' ? '08/12/2027' : shown
    },
    isQuestion: true,
  },
  checkPromoCode: {
    match: 'POST /register/code/verify',
    as: 'guest',
    hasPostcode: true,
    address: '/register',
    widgets: ['promo-field'],
    act: async page => {
      const field = page.getByRole('textbox', { name: /^Promotional code/ })
      // The code is checked automatically once typing pauses.
      if (await field.inputValue()) await field.press('Enter')
      else await field.fill('WELCOME10')
    },
    good: page => page.locator('[data-widget="promo-field"]').getByText('Your code is added.'),
    isQuestion: true,
    input: async page =>
      (await page.getByRole('textbox', { name: /^Promotional code/ }).inputValue()) || 'WELCOME10',
  },
  readBasket: {
    match: 'GET /api/bol-basket',
    ...local,
    // The shop's own pages have printed the answer.
    address: example('bol-basket', 'Beside the products'),
    widgets: [],
    good: page => basket(page).getByRole('spinbutton', { name: /Mature cheddar/ }),
  },
  changeBasketLine: {
    match: 'PUT /api/bol-basket/*',
    ...local,
    act: page =>
      basket(page)
        .getByRole('button', { name: /^Increase/ })
        .click(),
    good: page => basket(page).locator('[role=spinbutton][aria-valuenow="4"]'),
    shown: async page => Number(await basket(page).getByRole('spinbutton').inputValue()),
    truth: heldOf,
  },
  removeBasketLine: {
    match: 'DELETE /api/bol-basket/*',
    ...local,
    act: page =>
      basket(page)
        .getByRole('button', { name: /^Remove Mature/ })
        .click(),
    good: page => basket(page).getByText('Please add some products').first(),
    shown: page => basket(page).getByRole('spinbutton').count(),
    truth: visitor => visitor.box.lines.length,
  },
  cancelBasket: {
    match: 'POST /api/bol-basket/cancel',
    ...local,
    prepare: page =>
      basket(page)
        .getByRole('button', { name: /^Empty the box/ })
        .click(),
    async act(page) {
      const start = basket(page).getByRole('button', { name: /^Empty the box/ })
      if (await start.count()) await start.click()
      await basket(page).getByRole('button', { name: 'Yes' }).click()
    },
    good: page => basket(page).getByText('Please add some products').first(),
    shown: page => basket(page).getByRole('spinbutton').count(),
    truth: visitor => visitor.box.lines.length,
  },
  addToBasket: {
    match: 'POST /api/product/bol',
    address: featured,
    widgets: ['bol-basket'],
    act: page => orderButton(page, 'Mature cheddar').click(),
    good: page => page.locator('.product', { hasText: 'Mature cheddar' }).getByText(/in box/),
    shown: page => basket(page).getByRole('spinbutton').count(),
    truth: visitor => visitor.box.lines.length,
  },
  readBasketQuantity: {
    match: 'GET /api/product/bol/*',
    address: example('order-dialog', 'With a dialog'),
    widgets: [],
    act: async page => {
      if (!(await dialog(page).count())) await page.locator('[data-widget] :is(a,button)').first().click()
    },
    good: page => dialog(page).getByRole('spinbutton').and(page.locator(':not([aria-disabled=true])')),
  },
  applyDiscount: {
    match: 'POST /api/basket/apply-discount',
    ...local,
    prepare: page => basket(page).getByRole('textbox', { name: 'Promotional code' }).fill('SPRING5'),
    act: async page => {
      const field = basket(page).getByRole('textbox', { name: 'Promotional code' })
      if ((await field.inputValue()) === '') await field.fill('SPRING5')
      await field.press('Enter')
    },
    good: page => button(page, 'Remove SPRING5'),
  },
  readLatestBoxes: {
    match: 'GET /api/basket/latest-bol',
    address: example('order-again', 'Cards'),
    widgets: [],
    good: page => button(page, /^View box of/).first(),
  },
  reorderBox: {
    match: 'POST /api/basket/reorder-bol',
    address: featured,
    widgets: ['order-again', 'bol-basket'],
    prepare: page =>
      button(page, /^View box of/)
        .last()
        .click(),
    act: page => button(page, 'Order again').click(),
    good: page => page.locator('[data-widget="checkout-panel"]'),
  },
  editBoxOrder: {
    match: 'PUT /api/bol-order/edit/*',
    address: '/account/orders',
    widgets: ['view-box'],
    prepare: page => viewBox(page, 'edit'),
    act: page => button(page, /^Change (only|this box)/).click(),
    // An action already begun goes on.
    good: page =>
      basket(page).getByRole('button', { name: 'Discard changes' }).or(button(page, 'Go on with the change')),
  },
  cancelBoxOrder: {
    match: 'POST /api/basket/cancel-bol',
    address: '/account/orders',
    widgets: ['view-box'],
    async prepare(page) {
      const rows = page.locator('.boxes li').filter({ has: page.locator('[data-action="edit"]') })
      await rows.first().locator('a').first().click()
      await arrive(page, ['box-order-detail'])
      await button(page, 'Cancel this box').click()
    },
    act: page => button(page, /^Yes/).click(),
    good: page => page.getByText(/This box is cancelled/).first(),
  },
  readCheckout: {
    match: 'GET /api/bol-checkout/*',
    ...paying,
    good: page => page.getByText(/^Your box: 3 products/).first(),
  },
  changeDeliveryDate: {
    match: 'POST /api/bol-checkout/update-date',
    ...paying,
    act: async page => {
      const again = button(page, 'Try again').or(button(page, 'Check again'))
      if (await again.count()) return again.first().click()
      await firstDate(page).focus()
      await firstDate(page).click()
    },
    good: page => page.getByText(/^Next delivery: /).first(),
  },
  removeUnavailable: {
    match: 'POST /api/bol-checkout/remove-unavailable',
    address: checkout,
    widgets: ['checkout-panel'],
    async before(page) {
      await fillBox(page, cheddar, 3)
      await fillBox(page, 211, 1)
    },
    async prepare(page) {
      await page.getByRole('radio', { name: 'Every week', exact: true }).check()
      await page.getByRole('radio', { name: 'Monday', exact: true }).check()
      await button(page, 'Remove unavailable products').waitFor()
    },
    act: page => button(page, 'Remove unavailable products').click(),
    good: page =>
      page.locator(
        '[data-widget="checkout-panel"] form:not(:has(button:has-text("Remove unavailable products")))',
      ),
  },
  confirmOrder: {
    match: 'POST /api/bol-checkout/confirm',
    ...paying,
    async prepare(page) {
      await firstDate(page).check()
      await page
        .getByText(/^Next delivery: /)
        .first()
        .waitFor()
    },
    act: page => button(page, /^Confirm/).click(),
    good: page =>
      page
        .getByText('Your order went through.', { exact: true })
        .or(page.locator('[data-widget="order-again"]'))
        .first(),
  },
  readRegularOrder: {
    match: 'GET /api/product/regular/*',
    ...milk,
    act: async page => {
      if (!(await dialog(page).count())) await openOrder('Organic whole milk')(page)
    },
    good: page => dialog(page).getByRole('spinbutton').first(),
  },
  saveRegularOrder: {
    match: 'POST /api/product/regular',
    ...milk,
    async prepare(page) {
      await openOrder('Organic whole milk')(page)
      await button(page, /^Increase quantity of .*Monday/).click()
    },
    act: page => button(page, 'Add to my order').click(),
    good: noDialog,
    input: spinners,
  },
  readOneOff: {
    match: 'GET /api/product/oneoff/*',
    ...milk,
    act: async page => {
      if (!(await dialog(page).count())) await oneOffTab(page)
    },
    good: page => dialog(page).getByRole('combobox'),
  },
  saveOneOff: {
    match: 'POST /api/product/oneoff',
    ...milk,
    async prepare(page) {
      await oneOffTab(page)
      await button(page, /^Increase/)
        .first()
        .click()
    },
    act: page => button(page, /^(Add to my order|Add for another date)/).click(),
    good: noDialog,
    input: spinners,
  },
  readDayOrder: {
    match: 'GET /api/product/regular-modified/*',
    ...milk,
    act: async page => {
      if (!(await dialog(page).count())) await editDay(page)
    },
    good: page => dialog(page).getByRole('spinbutton').first(),
  },
  saveDayOrder: {
    match: 'POST /api/product/regular-modified',
    ...milk,
    async prepare(page) {
      await editDay(page)
      await dialog(page)
        .getByRole('button', { name: /^Increase/ })
        .first()
        .click()
    },
    act: page => button(page, 'Save changes').click(),
    good: noDialog,
    input: spinners,
  },
  readWeek: {
    match: 'GET /api/basket',
    address: '/shop/milk',
    widgets: ['weekly-cost'],
    good: page => page.locator('[data-widget="weekly-cost"] .doorstep').getByText(/£\d/).first(),
  },
  sendRecipe: {
    match: 'POST /email-recipe',
    as: 'guest',
    address: '/recipes/bread-and-butter-pudding',
    widgets: ['recipe-email'],
    prepare: page => recipient(page).fill('ann@rowe.example'),
    act: page => button(page, 'Send').click(),
    good: page => page.locator('.doorstep').getByText('Recipe sent successfully').last(),
    input: page => recipient(page).inputValue(),
  },
  saveDetails: {
    match: 'PUT /account/details',
    address: '/account/details',
    widgets: ['account-phone'],
    async prepare(page) {
      await button(page, 'Change phone').click()
      await phone(page).fill('0117 496 0199')
    },
    act: page => button(page, /^Updat/).click(),
    good: page => page.locator('.doorstep p').getByText('Phone number saved.'),
    input: page => phone(page).inputValue(),
  },
  savePassword: {
    match: 'PUT /account/password',
    isRefusedTwice: true,
    address: '/account/password',
    widgets: ['account-password'],
    async prepare(page) {
      for (const name of passwords) await page.getByLabel(name).fill(secret)
      await page.getByLabel('Current password').fill('gold-top')
    },
    async act(page) {
      // The offered way to find out is tried with the new dialog.
      const isUnsure = await page
        .locator('.doorstep')
        .getByText(/can't tell/)
        .count()
      await page.getByLabel('Current password').fill(isUnsure ? secret : 'gold-top')
      await button(page, /^Updat/).click()
    },
    good: page => page.locator('.doorstep p').getByText('Password changed.'),
    input: page => Promise.all(passwords.map(name => page.getByLabel(name).inputValue())),
  },
}
