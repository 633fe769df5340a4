import type { Locator } from 'playwright-core'
import { drawTile } from '../../../demo-pages/shop/places/draw-tile'
import { openBrowser, type SharedBrowser } from '../../support/browser'
import { bodies, columns, long } from '../../support/servers/bare-bodies'
import { type Asked, barePage, type Said, serveBare } from '../../support/servers/bare-server'
import { openTabs, type WatchedPage } from '../../support/tabs'
import { examplesOf, pageOf } from '../../support/widgets/all-widgets'

/** The server's answer to the next call or post. */
let say: (asked: Asked) => Said | undefined = () => undefined

let server: Awaited<ReturnType<typeof serveBare>>
let browser: SharedBrowser
let tabs: ReturnType<typeof openTabs>
const pages: Record<string, string> = {}

beforeAll(async () => {
  server = await serveBare(pages, asked =>
    asked.path === '/columns.css' ? { status: 200, body: columns, type: 'text/css' } : say(asked),
  )
  browser = await openBrowser()
  tabs = openTabs(browser)
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

type Turn = { page: WatchedPage; shop: Locator; askedOf: (path: RegExp) => Asked[] }
type Row = {
  ids: string
  widget: string
  /** The tests that it passes, by their titles. */
  tried: string
  /** The page's body; the widget's first example unless stated. */
  body?: string
  head?: string
  /** The actions on it. */
  act: (turn: Turn) => Promise<void>
  /** Tab reaches a control to press or fill in. */
  hasControls?: boolean
  /** Its server has nothing to refuse or lose, since it serves only pages and our files. */
  asksNothing?: boolean
}

const refusal = (field: string, message: string): Said => ({
  status: 422,
  body: { message: 'Refused', errors: { [field]: [message] } },
})
const answered: Said = { status: 200, body: {} }
const button = (shop: Locator, name: string | RegExp) => shop.getByRole('button', { name })

type Call = {
  field: string
  typed: string
  path: RegExp
  send: string
  named: string
  unsure: string
  done: string
}
/**
 * A call: a refusal gives the reason, a lost answer is reported, two presses send it once, and typed text
 * stays.
 */
const calls =
  ({ field, typed, path, send, named, unsure, done }: Call) =>
  async ({ shop, askedOf }: Turn): Promise<void> => {
    const box = shop.getByRole('textbox', { name: field })
    await box.fill(typed)
    say = () => refusal(named, 'The shop does not like it.')
    await shop.getByRole('button', { name: send, exact: true }).click()
    await shop.getByText('The shop does not like it.').first().waitFor()
    expect(await box.inputValue()).toBe(typed)
    await box.fill(`${typed}m`)
    say = () => 'lost'
    await shop.getByRole('button', { name: send, exact: true }).click()
    await shop.getByText(unsure).first().waitFor()
    expect(await box.inputValue()).toBe(`${typed}m`)
    const before = askedOf(path).length
    say = () => answered
    await shop.getByRole('button', { name: send, exact: true }).dblclick()
    await shop.getByText(done).first().waitFor()
    expect(askedOf(path).length - before).toBe(1)
  }

type Post = { fields: readonly [name: string | RegExp, typed: string][]; send: string }
/**
 * A form that the browser posts: two presses post it once, and after a refusal or a lost answer Back has the
 * typed text.
 */
const posts =
  ({ fields, send }: Post) =>
  async ({ page, shop, askedOf }: Turn): Promise<void> => {
    const box = (name: string | RegExp) => shop.getByRole('textbox', { name }).first()
    for (const [name, typed] of fields) await box(name).fill(typed)
    for (const said of [{ status: 422, body: '<p>Refused by the shop</p>' }, 'lost'] as const) {
      say = () => said
      const before = askedOf(/^\/posted/).length
      await shop.getByRole('button', { name: send, exact: true }).dblclick()
      for (let look = 0; look < 100 && askedOf(/^\/posted/).length === before; look++)
        await page.waitForTimeout(50)
      // After a lost answer the browser still shows the page, or its own error page.
      if (said !== 'lost') await page.getByText('Refused by the shop').waitFor()
      await page.waitForTimeout(200)
      const [first, ...more] = askedOf(/^\/posted/).slice(before)
      expect([first?.method, more]).toEqual(['POST', []])
      const sent = new URLSearchParams(first?.body)
      expect(sent.get('_token')).toBe('a-token')
      expect([...sent.values()]).toEqual(expect.arrayContaining(fields.map(([, typed]) => typed)))
      await page.goBack()
      await box(fields[0]?.[0] ?? '').waitFor()
      for (const [name, typed] of fields) expect(await box(name).inputValue()).toBe(typed)
    }
  }

const rows: Row[] = [
  {
    ids: 'RE-01 RE-03',
    widget: 'recipe-email',
    tried: 'refused, without an answer, and pressed twice',
    hasControls: true,
    act: calls({
      field: 'Email',
      typed: 'kate@example.co',
      path: /^\/email-recipe/,
      send: 'SUBMIT',
      named: 'email',
      unsure: "We can't tell whether it was sent.",
      done: 'Recipe sent successfully',
    }),
  },
  {
    ids: 'PY-02 PY-05 PY-06',
    widget: 'payment-form',
    tried: 'refused, without an answer, pressed twice, and after Back',
    body: bodies['payment-form'],
    hasControls: true,
    act: posts({ fields: [['Amount in pounds', '12.50']], send: 'Make Payment' }),
  },
  {
    ids: 'HM-01 HM-02',
    widget: 'house-move',
    tried: 'without an answer, and asked again',
    body: bodies['house-move'],
    hasControls: true,
    act: async ({ shop }) => {
      await button(shop, /try again/i).waitFor()
      say = () => ({ status: 200, body: { conflicts: [], available_days: [2, 5], delivery_dates: [] } })
      await button(shop, /try again/i).click()
      await shop.getByText('All your orders fit the days on which we deliver to BA1 5LR.').first().waitFor()
    },
  },
  {
    ids: 'IP-04 G-43',
    widget: 'equal-height',
    asksNothing: true,
    tried: 'as what stands in it grows and shrinks',
    body: bodies['equal-height'],
    head: '<link rel="stylesheet" href="/columns.css">',
    act: async ({ page }) => {
      const heights = () =>
        page.evaluate(() => [...document.querySelectorAll('section')].map(({ offsetHeight }) => offsetHeight))
      const become = (height: number) =>
        page.waitForFunction(
          (wanted: number) =>
            [...document.querySelectorAll('section')].every(({ offsetHeight }) => offsetHeight === wanted),
          height,
        )
      await page.waitForFunction(() => (document.getElementById('b')?.offsetHeight ?? 0) > 240)
      const [highest = 0] = await heights()
      await become(highest)
      await page.waitForTimeout(1200)
      // The highest column is closed with a <details>.
      await page.evaluate(() => document.getElementById('tall')?.setAttribute('hidden', ''))
      await page.waitForFunction(() => (document.getElementById('b')?.offsetHeight ?? 0) < 100)
      const [first, ...others] = await heights()
      expect(others.every(each => each === first)).toBe(true)
      await page.evaluate(() => document.getElementById('tall')?.removeAttribute('hidden'))
      await become(highest)
      await page.evaluate(() => {
        const late = document.createElement('section')
        late.append(Object.assign(document.createElement('p'), { textContent: 'Late', className: 'late' }))
        document.getElementById('row')?.append(late)
      })
      await become(300)
      await page.evaluate(() => document.querySelector('.late')?.classList.remove('late'))
      await become(highest)
    },
  },
  {
    ids: 'MP-01 MP-02',
    widget: 'map',
    tried: 'its tiles without an answer, refused, and there',
    body: bodies.map,
    hasControls: true,
    act: async ({ page, shop, askedOf }) => {
      const missing = shop.getByText("The map can't be shown. Every depot is in the list.")
      await missing.waitFor()
      await shop.getByRole('heading', { name: long }).waitFor()
      expect(askedOf(/^\/none\/\d/).length).toBeGreaterThan(0)
      say = () => ({ status: 403, body: {} })
      await page.reload()
      await missing.waitFor()
      await shop.getByRole('heading', { name: long }).waitFor()
      say = ({ path }) => {
        const [, z, x, y] = /^\/none\/(\d+)\/(\d+)\/(\d+)/.exec(path) ?? []
        return y
          ? { status: 200, body: drawTile(Number(z), Number(x), Number(y)), type: 'image/svg+xml' }
          : undefined
      }
      await page.reload()
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].some(each => each.naturalWidth),
      )
      expect(await missing.count()).toBe(0)
    },
  },
  {
    ids: 'PS-01',
    widget: 'product-selector',
    tried: 'after Back',
    body: bodies['product-selector'],
    hasControls: true,
    act: async ({ page, shop }) => {
      await shop.getByText('Eggs').first().click()
      const chosen = () =>
        page.evaluate(() => new FormData(document.querySelector('form') ?? undefined).get('product'))
      expect(await chosen()).toBe('102')
      await page.goto(`${server.url}/away`)
      await page.goBack()
      await shop.getByText('Eggs').first().waitFor()
      await page.waitForFunction(
        () => new FormData(document.querySelector('form') ?? undefined).get('product') === '102',
      )
    },
  },
]

const titled = rows.map(row => {
  const keys = row.hasControls ? ', reached by Tab' : ''
  const asked = row.asksNothing ? ', asking its server for styles and pictures alone' : ''
  return [
    `${row.ids} ${row.widget} works as a bare placeholder at 390 px${keys}: ${row.tried}${asked}`,
    row,
  ] as const
})
test.each(titled)('%s', async (_, { widget, body, head = '', act, hasControls, asksNothing }) => {
  const [example] = body === undefined ? await examplesOf(widget) : []
  pages['/'] = barePage(body ?? pageOf(example as NonNullable<typeof example>), head)
  pages['/away'] = '<title>Away</title>'
  pages['/found'] = '<title>Found</title>'
  say = () => 'lost'
  const page = await tabs.take({ viewport: { width: 390, height: 800 } })
  const before = server.asked.length
  await page.goto(server.url)
  await page.locator(`[data-widget="${widget}"][data-widget-state="mounted"]`).waitFor({ state: 'attached' })
  if (hasControls) {
    let isIn = false
    for (let press = 0; press < 20 && !isIn; press++) {
      await page.keyboard.press('Tab')
      isIn = await page.evaluate(() => document.activeElement?.closest('.doorstep') != null)
    }
    expect(isIn).toBe(true)
  }
  const askedOf = (path: RegExp) => server.asked.filter(each => path.test(each.path))
  await act({ page, shop: page.locator('.doorstep').first(), askedOf })
  if (asksNothing) {
    const paths = server.asked.slice(before).map(each => each.path)
    expect(paths.filter(path => !/\.(css|svg)$/.test(path))).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(page.complaints).toEqual([])
  await tabs.giveBack(page)
})
