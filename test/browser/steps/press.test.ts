import type { Locator, Page } from 'playwright-core'
import { exampleBox } from '../../../shared/features/boxes/example-boxes'
import { keeps } from '../kinds/box'
import { customer, json, milk, placeholder, playRows, type Row, until } from '../kinds/play-rows'
import { guarantee, phone, tabsOf } from '../kinds/subjects'

// From a field to the press below it: what comes as the field is left, or meanwhile, takes no press away.

const middle = async (control: Locator) => {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('there is nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y }
}
/** Presses with the mouse, and gives how far the control moved while the button was down. */
async function pressSlowly(page: Page, control: Locator, meanwhile = async () => {}): Promise<number> {
  const { x, y, top } = await middle(control)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await meanwhile()
  await new Promise(resolve => setTimeout(resolve, 150))
  const moved = ((await control.boundingBox())?.y ?? Number.NaN) - top
  await page.mouse.up()
  return moved
}
async function typeInto(field: Locator, text: string) {
  await field.click()
  await field.selectText()
  await field.pressSequentially(text)
}
const product = json({ product: milk })
const editor = (widget: string) => placeholder(widget, '', `${product}<p>Ring us</p>`)

/** A field, what is typed in it, the control below it, and what a person sees after one press. */
const field = (
  id: string,
  sees: string,
  row: Pick<Row, 'body' | 'head' | 'shop' | 'say'> & {
    field: (page: Page) => Locator
    typed: string
    control: (page: Page) => Locator
    holds: (turn: Parameters<Row['act']>[0]) => Promise<unknown>
  },
): Row => ({
  ...row,
  id,
  sees,
  act: async turn => {
    await typeInto(row.field(turn.page), row.typed)
    expect(await pressSlowly(turn.page, row.control(turn.page))).toBe(0)
    await row.holds(turn)
  },
})
const spin = (page: Page) => page.getByRole('spinbutton').first()
const button = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first()
const sees = (words: RegExp | string) => (turn: { page: Page }) =>
  turn.page.getByText(words).first().waitFor()

const longName = 'Llanfairpwllgwyngyllgogerychwyrndrobwllll'
const longBox = exampleBox({
  deliveries: [{ product_name: longName, quantity_ordered: 2, total_price: '9.60', unavailable: false }],
})

const rows: Row[] = [
  field('L-20 one-off-order', 'too many of a one-off order: one press says so', {
    body: editor('one-off-order'),
    field: spin,
    typed: '8',
    control: button(/^(Add to my|Update) order/),
    holds: sees('“8” is more than 6'),
  }),
  field('L-20 bol-basket', '150 of 9 in the box, then Checkout: the checkout comes', {
    body: placeholder('bol-basket', 'data-checkout-url="/found"'),
    shop: keeps(),
    field: spin,
    typed: '150',
    control: page => page.getByRole('link', { name: /Checkout/ }).first(),
    holds: async turn => {
      await turn.page.waitForURL(/found|checkout/)
      await until(() =>
        turn.asked(/bol-basket/).some(({ method, body }) => method === 'PUT' && /9/.test(body)),
      )
    },
  }),
  {
    id: 'L-20 a finger',
    sees: 'on a phone, too many of a one-off order: one tap says so',
    body: editor('one-off-order'),
    visitor: phone,
    act: async turn => {
      await typeInto(spin(turn.page), '8')
      await button(/^(Add to my|Update) order/)(turn.page).tap()
      await sees('“8” is more than 6')(turn)
    },
  },
  {
    id: 'L-20 an answer',
    sees: 'what the page adds above a button in the middle of a press takes no press away',
    body: `<p id="above">Above</p>${guarantee}`,
    act: async ({ page }) => {
      const grow = () =>
        page.evaluate(() => document.getElementById('above')?.style.setProperty('height', '90px'))
      expect(await pressSlowly(page, button('Read the guarantee')(page), grow)).toBeGreaterThan(20)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    id: 'L-21',
    sees: 'a form with an empty field in a shut tab opens it at Save, and the field has the focus',
    body: `<form action="/posted" method="post">${tabsOf('one', 'two')}<div id="one"><input name="a" aria-label="A"></div><div id="two"><input name="b" aria-label="B" required></div><button>Save</button></form>`,
    act: async ({ page, asked }) => {
      const b = page.getByLabel('B', { exact: true })
      await page.getByRole('button', { name: 'Save' }).click()
      await until(() => b.evaluate(each => each === document.activeElement), 'the focus')
      expect(await page.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true')
      await page.keyboard.type('filled')
      await page.keyboard.press('Enter')
      await until(() => asked(/posted/).length > 0, 'the form')
    },
  },
  {
    id: 'L-24',
    sees: 'a name of 40 letters leaves the prices of a box in sight on a phone of 320 pixels',
    body: placeholder('box-order-detail', '', json({ order: longBox })),
    visitor: { viewport: { width: 320, height: 640 } },
    act: async ({ page }) => {
      await page.getByText('£9.60').first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      const ends = await page
        .locator('td, th')
        .evaluateAll(all => all.map(each => each.getBoundingClientRect().right))
      expect(Math.max(...ends)).toBeLessThanOrEqual(320)
    },
  },
]
playRows(rows.map(row => ({ head: customer, ...row })))
