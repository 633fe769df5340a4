import type { Page } from 'playwright-core'
import { rowsOf } from '../../support/rows'
import { bodies } from '../../support/servers/bare-bodies'
import { asDocumented, customer, json, milk, placeholder, playRows, type Row, until } from './play-rows'
import { pause, sent } from './subjects'

// Each form that a press posts, in each way in which a page may send it.

type Form = [name: string, body: string, fill: (page: Page, text: string) => Promise<unknown>]

/** A form of the page around our parts, with a field and a button of its own. */
const around = (...parts: string[]) =>
  `<form action="/posted" method="post">${parts.join('')}<label>Note <input name="note"></label><button>Send it</button></form>`
const write = (name: string) => (page: Page, text: string) =>
  page.getByRole('textbox', { name }).first().fill(text)
const note = write('Note')
const scheme = {
  reward_type: 'free',
  reward_order_type: 'regular',
  reward_max_qty: 2,
  products: [{ id: 101, name: 'Eggs' }],
}
const move = json({ addresses: [{ id: 1, address_summary: '14 Greville Street' }] })
/** A row of which nothing is posted. */
const empty = { pname: '', usize: '', uquantity: '' }

const forms: Form[] = [
  [
    'payment-form',
    bodies['payment-form'],
    (page, text) => write('Amount in pounds')(page, text.replace(/^1(.).*/, '$1.5')),
  ],
  ['enquiry-form', bodies['enquiry-form'], write('First line of address')],
  [
    'business-requirements',
    placeholder('business-requirements', 'data-action="/posted"', json({ rows: [empty, empty] })),
    write('Product Name, row 1'),
  ],
  ['house-move', bodies['house-move'], write('Moving on')],
  [
    'a registration',
    around(
      placeholder('product-selector', '', json({ scheme, product: '101' })),
      placeholder('one-off-order', 'data-hide-button', json({ product: milk })),
      placeholder('promo-field'),
    ),
    (page, text) => page.waitForLoadState('networkidle').then(() => note(page, text)),
  ],
  [
    'a regular order',
    around(placeholder('regular-order', 'data-hide-button', json({ product: milk }))),
    note,
  ],
  ['a pause', around(pause), note],
  ['a move', around(placeholder('house-move', 'data-postcode="BA1 5LR"', move)), note],
]

const submit = 'document.querySelector("form").submit()'
const hold = (ms: number) =>
  `document.addEventListener('submit', event => { event.preventDefault(); setTimeout(() => event.target.submit(), ${ms}) }, true)`
const [wish, another] = ['11/12/2026', '15/12/2026']

const rows = forms.map(([name, body, fill]): [string, Row] => [
  name,
  {
    id: 'L-80',
    sees: `${name} sends the same wish with the same key in each way, and another wish with another`,
    head: customer,
    body: `${body.replaceAll(/<div (?=data-widget="[\w-]+" data-(?!load))/g, '<div data-load="ready" ')}<iframe name="answer"></iframe>`,
    say: asked => {
      if (asked.path === '/posted') return { status: 200, body: '<p>Thank you</p>' }
      return /conflicts/.test(asked.path) ? { status: 200, body: { conflicts: [] } } : asDocumented(asked)
    },
    act: async ({ page, asked }) => {
      const posts = () => asked(/^\/posted/).map(each => sent(each.body))
      const send = async (way: string | null, wanted: number) => {
        if (way) await page.evaluate(way)
        else await page.locator('form [type=submit], form > button').last().click()
        await until(() => posts().length >= wanted, `${wanted} posts`)
      }
      const write = async (text = wish) => {
        await fill(page, text)
        await page.locator('form [type=submit][aria-disabled=true]').waitFor({ state: 'detached' })
      }
      const start = async (script = '') => {
        await page
          .locator('[data-load=ready]:not([data-widget-state=mounted])')
          .first()
          .waitFor({ state: 'detached' })
        await write()
        // The answer comes into a frame, as a file does, so that this page does not learn what became of the form.
        await page.evaluate(`document.querySelector("form").target = "answer"; ${script}`)
      }
      const reload = async (script?: string) => {
        await page.reload()
        await start(script)
      }
      await start()
      await send(null, 1)
      await send(submit, 2)
      await reload()
      await send('document.querySelector("form").requestSubmit()', 3)
      await reload(hold(400))
      await send(null, 4)
      await reload(hold(700))
      await send(null, 4)
      await send(null, 6)
      await page.goto(new URL('/found', page.url()).href)
      await page.goBack()
      await start()
      await send(null, 7)
      await reload()
      await write(another)
      await send(submit, 8)
      await write()
      await send(submit, 9)
      const keyOf = (post: URLSearchParams | undefined) => String(post?.getAll('_idempotency_key'))
      const [first, other] = [posts()[0], posts()[7]]
      expect([keyOf(first), keyOf(other)]).toEqual(Array(2).fill(expect.stringMatching(/^[\w-]{32,}$/)))
      expect(keyOf(other)).not.toBe(keyOf(first))
      expect(posts().toSpliced(7, 1).map(String)).toEqual(Array(8).fill(String(first)))
    },
  },
])

playRows(rowsOf(rows, ['payment-form', 'business-requirements']).map(([, row]) => row))
