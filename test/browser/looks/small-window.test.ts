import type { Page } from 'playwright-core'
import { rowsOf } from '../../support/rows'
import { journeys, settled } from '../journey'

const walk = journeys()

/** A desktop window of 1280 × 1024 px at 400 %. */
const viewport = { width: 320, height: 256 }
const guest = { as: 'guest', hasPostcode: false, viewport } as const
const customer = { as: 'customer', viewport } as const
const preview = (widget: string, example: string) =>
  `/catalogue/preview?widget=${widget}&example=${encodeURIComponent(example)}`

/** The widget's button, or the link in its place until it is pressed. */
const pressed = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
const opened = (page: Page) => page.locator('[aria-modal=true]').last()
const checked = async (page: Page, postcode: string) => {
  await page.getByRole('textbox').first().fill(postcode)
  await page.keyboard.press('Enter')
}

type Way = [
  what: string,
  where: string,
  as: typeof guest | typeof customer,
  open: (page: Page) => Promise<void>,
]

const ways: Way[] = [
  ['an essential', preview('order-dialog', 'A daily essential'), customer, page => pressed(page, /^Order/)],
  [
    'an essential for every week',
    preview('order-dialog', 'A daily essential'),
    customer,
    async page => {
      await pressed(page, /^Order/)
      await page.getByRole('tab', { name: 'Regularly' }).click()
      await page.getByText('How often?').waitFor()
    },
  ],
  ['a box product', preview('order-dialog', 'With a dialog'), customer, page => pressed(page, /Add|Order/)],
  [
    'the question for a postcode',
    preview('order-dialog', 'Without a postcode'),
    guest,
    async page => {
      await pressed(page, /Add|Order/)
      await opened(page).getByRole('textbox').waitFor()
    },
  ],
  [
    'a postcode we serve',
    preview('postcode-panel', 'Beside the shop'),
    guest,
    page => checked(page, 'BS3 4TN'),
  ],
  [
    'a postcode of partners',
    preview('postcode-panel', 'Beside the shop'),
    guest,
    page => checked(page, 'BS27 3QF'),
  ],
  [
    'a postcode we do not serve',
    preview('postcode-panel', 'On the registration page'),
    guest,
    page => checked(page, 'ZE1 0AA'),
  ],
  [
    'the box on a phone',
    preview('mobile-basket-button', 'In the header of a phone'),
    customer,
    page => pressed(page, /item/),
  ],
  [
    'a box to look into',
    preview('view-box', 'To be changed'),
    customer,
    page => pressed(page, /^(View|Change)/),
  ],
  [
    'an unfinished amendment',
    preview('view-box', 'With an amendment that is not finished'),
    customer,
    async page => {
      await pressed(page, /^(View|Change)/)
      await opened(page)
        .getByRole('button', { name: /Edit|Change|order/i })
        .last()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'a regular order',
    preview('order-edit', 'A regular order'),
    customer,
    page => pressed(page, /Edit|Change/),
  ],
  [
    'one day of it',
    preview('day-order', 'One day of a regular order'),
    customer,
    page => pressed(page, /Edit|Change/),
  ],
]

/** Controls that cannot be scrolled fully into view, or are covered there; and a body too low to read in. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1)
    if (!dialog) return ['no dialog is open']
    const wrong: string[] = []
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    const body = title?.parentElement?.nextElementSibling
    if (!body || body.clientHeight < Math.min(96, body.scrollHeight))
      wrong.push(`the body is ${body?.clientHeight} px high`)
    const controls = dialog.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')
    for (const control of controls) {
      if (!control.checkVisibility() || control.closest('[inert], [hidden]')) continue
      // A script can scroll what nobody else can.
      for (let at: Element | null = control; at && at !== dialog.parentElement; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY === 'hidden')
          wrong.push(`nobody can scroll ${at.className}`)
      control.scrollIntoView({ block: 'center' })
      await new Promise(done => requestAnimationFrame(done))
      const { top, bottom, left, right } = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.localName
      if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)
        wrong.push(`${name} stands at ${Math.round(top)} to ${Math.round(bottom)}`)
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!hit || !(control.contains(hit) || hit.closest('label')?.contains(control)))
        wrong.push(`${name} is covered by ${hit?.localName}.${hit?.className}`)
    }
    return controls.length < 2 ? ['it has no controls'] : wrong
  })

/** One of each kind of dialog: with tabs, of a box, with an answer, at the window's edge. */
const tried = rowsOf<Way>(ways, [
  'an essential',
  'a box product',
  'a postcode of partners',
  'the box on a phone',
])

test.each(tried)('F-43 At 400 %% every control of %s can be reached and seen', async (_, where, as, open) => {
  const page = await walk.visit(where, [], as)
  await settled(page)
  await open(page)
  await opened(page).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-modal=true] [aria-busy=true]'))
  await settled(page)
  expect(await outOfReach(page)).toEqual([])
})
