// Actions on bare pages, for each part of a site, in each engine: the server refuses, its answer is lost,
// somebody presses twice, goes back, or has no mouse. Tests that do not apply to a part name the reason.
import { drawTile } from '../../../demo-pages/shop/places/draw-tile'
import { long } from '../../support/servers/bare-bodies'
import type { Asked, Said } from '../../support/servers/bare-server'
import type { Visitor } from './visitor'

type Turn = {
  visitor: Visitor
  /** From now on the server gives this answer to every request except for pages. */
  say: (how: (asked: Asked) => Said | undefined) => void
  /** The requests of this page to these paths. */
  askedOf: (path: RegExp) => Asked[]
  /** The page at that path, or none without a text. */
  page: (path: string, text?: string) => void
}
export const trials = ['refused', 'unanswered', 'pressed twice', 'after Back', 'by keys'] as const
export type Trial = (typeof trials)[number]
type Act = (turn: Turn) => Promise<unknown>

export type SitePart = {
  ids: string
  widget: string
  /** The checks for it, or the reason why a check does not apply. */
  tried: Readonly<Record<Trial, Act | string>>
  head?: string
}

const asksNothing = 'its server is asked for nothing'
export const found = '<title>Found</title><p>This is found.</p>'
const thanks = '<title>Thanks</title><p>Thank you for that.</p>'

const refusedFor = (field: string): Said => ({
  status: 422,
  body: { message: 'Refused', errors: { [field]: ['The shop does not like it.'] } },
})
const done: Said = { status: 200, body: {} }

/** Leaves for another page and goes back; each browser restores pages in its own way. */
const leaveAndReturn = async ({ visitor, page }: Turn, widget: string): Promise<void> => {
  page('/away', '<title>Away</title><p>Somewhere else.</p>')
  await visitor.script('leaves', `() => void setTimeout(() => { location.href = '/away' })`)
  await visitor.sees('Somewhere else.')
  await visitor.back()
  await visitor.arrives([widget])
}

const comesAgain = async (visitor: Visitor, widget: string): Promise<void> => {
  await visitor.script('marks the page', `() => void (document.documentElement.dataset.old = '')`)
  await visitor.script('reloads', '() => void setTimeout(() => location.reload())')
  await visitor.script('is new', `() => !('old' in document.documentElement.dataset)`, [], true)
  await visitor.arrives([widget])
}

/** Tabs to that link and follows it with Enter. */
const followByKeys = async (visitor: Visitor, link: RegExp): Promise<void> => {
  await visitor.tabTo(link)
  await visitor.keys('Enter')
  await visitor.sees('This is found.')
}

type Typed = readonly [name: string | RegExp, text: string]
const typeAll = async ({ visitor }: Turn, fields: readonly Typed[]): Promise<void> => {
  for (const [name, text] of fields) await visitor.replace('textbox', name, text)
}
const findAll = async ({ visitor }: Turn, fields: readonly Typed[]): Promise<void> => {
  for (const [name, text] of fields) await visitor.finds('textbox', name, text)
}

type Call = {
  fields: readonly Typed[]
  path: RegExp
  send: string
  refusedField: string
  unsure: string
  done: string
  /** Actions before the widget's fields are there. */
  opens?: Act
  /** No typed text may stay where somebody else could read it. */
  isSecret?: true
}

/**
 * A call of ours: a refusal gives the reason, a lost answer is reported as unknown, and two presses send it
 * once.
 */
const calls = (widget: string, { fields, path, send, refusedField, ...call }: Call) => {
  const remaining = call.isSecret ? [] : fields
  const fill = async (turn: Turn) => {
    await call.opens?.(turn)
    await typeAll(turn, fields)
  }
  return {
    async refused(turn: Turn) {
      await fill(turn)
      turn.say(() => refusedFor(refusedField))
      await turn.visitor.press('button', send)
      await turn.visitor.sees('The shop does not like it.')
      await findAll(turn, remaining)
      expect(turn.askedOf(path)).toHaveLength(1)
    },
    async unanswered(turn: Turn) {
      await fill(turn)
      turn.say(() => 'lost')
      await turn.visitor.press('button', send)
      await turn.visitor.sees(call.unsure)
      await findAll(turn, remaining)
      turn.say(() => done)
      await turn.visitor.press('button', send)
      await turn.visitor.sees(call.done)
      expect(turn.askedOf(path)).toHaveLength(2)
    },
    async 'pressed twice'(turn: Turn) {
      await fill(turn)
      turn.say(() => done)
      await turn.visitor.pressTwice('button', send)
      await turn.visitor.sees(call.done)
      expect(turn.askedOf(path)).toHaveLength(1)
    },
    async 'after Back'(turn: Turn) {
      await fill(turn)
      await leaveAndReturn(turn, widget)
      await findAll(turn, remaining)
      const shown = await turn.visitor.reads()
      if (call.isSecret) for (const [, text] of fields) expect(shown).not.toContain(text)
      expect(turn.askedOf(path)).toEqual([])
    },
    async 'by keys'(turn: Turn) {
      await fill(turn)
      turn.say(() => done)
      await turn.visitor.keys('Enter')
      await turn.visitor.sees(call.done)
      expect(turn.askedOf(path)).toHaveLength(1)
    },
  }
}

/** A form that the browser posts; its text is there after Back, whatever the server answered. */
const posts = (widget: string, fields: readonly Typed[], send: string) => {
  const posted = ({ askedOf }: Turn) => askedOf(/^\/posted/).filter(({ method }) => method === 'POST')
  const hasSentAll = (turn: Turn) => {
    const sent = new URLSearchParams(posted(turn)[0]?.body)
    expect(sent.get('_token')).toBe('a-token')
    expect([...sent.values()]).toEqual(expect.arrayContaining(fields.map(([, text]) => text)))
  }
  return {
    async refused(turn: Turn) {
      turn.say(() => ({ status: 422, body: '<p>Refused by the shop</p>' }))
      await typeAll(turn, fields)
      await turn.visitor.press('button', send)
      await turn.visitor.sees('Refused by the shop')
      expect(posted(turn)).toHaveLength(1)
      hasSentAll(turn)
      await turn.visitor.back()
      await turn.visitor.arrives([widget])
      await findAll(turn, fields)
    },
    async unanswered(turn: Turn) {
      await typeAll(turn, fields)
      await turn.visitor.pressInVain('button', send, () => posted(turn).length > 0)
      await turn.visitor.arrives([widget])
      await findAll(turn, fields)
      // A browser may repeat a request by itself, with the same key, which counts once.
      const sent = new Set(posted(turn).map(({ body }) => body))
      expect(sent.size).toBe(1)
      expect([...sent][0]).toMatch(/_idempotency_key=[\w-]{32,}/)
    },
    async 'pressed twice'(turn: Turn) {
      turn.say(() => ({ status: 200, body: thanks }))
      await typeAll(turn, fields)
      await turn.visitor.pressTwice('button', send)
      await turn.visitor.sees('Thank you for that.')
      expect(posted(turn)).toHaveLength(1)
    },
    async 'after Back'(turn: Turn) {
      await typeAll(turn, fields)
      await leaveAndReturn(turn, widget)
      await findAll(turn, fields)
      expect(posted(turn)).toEqual([])
    },
    async 'by keys'(turn: Turn) {
      turn.say(() => ({ status: 200, body: thanks }))
      await typeAll(turn, fields)
      await turn.visitor.keys('Enter')
      await turn.visitor.sees('Thank you for that.')
      expect(posted(turn)).toHaveLength(1)
      hasSentAll(turn)
    },
  }
}

/** A link whose page is refused, is lost or exists. */
const leads = (widget: string, name: string | RegExp, words: RegExp, path = '/found') => {
  const asked = ({ askedOf }: Turn) => askedOf(new RegExp(`^${path}`))
  return {
    async refused(turn: Turn) {
      turn.page(path)
      turn.say(() => ({ status: 503, body: '<p>Closed for the night</p>' }))
      await turn.visitor.press('link', name)
      await turn.visitor.sees('Closed for the night')
      turn.page(path, found)
      await turn.visitor.back()
      await turn.visitor.arrives([widget])
      await turn.visitor.press('link', name)
      await turn.visitor.sees('This is found.')
    },
    async unanswered(turn: Turn) {
      turn.page(path)
      await turn.visitor.pressInVain('link', name, () => asked(turn).length > 0)
      turn.page(path, found)
      await turn.visitor.arrives([widget])
      await turn.visitor.press('link', name)
      await turn.visitor.sees('This is found.')
    },
    async 'pressed twice'(turn: Turn) {
      await turn.visitor.pressTwice('link', name)
      await turn.visitor.sees('This is found.')
    },
    async 'after Back'(turn: Turn) {
      await turn.visitor.press('link', name)
      await turn.visitor.sees('This is found.')
      await turn.visitor.back()
      await turn.visitor.arrives([widget])
      await turn.visitor.press('link', name)
      await turn.visitor.sees('This is found.')
    },
    async 'by keys'(turn: Turn) {
      await followByKeys(turn.visitor, words)
    },
  }
}

const opensRow =
  (name: string): Act =>
  ({ visitor }) =>
    visitor.press('button', name)
const account = {
  path: /^\/account\/details/,
  send: 'Update',
  unsure: "We can't tell whether this was saved.",
}

const guarantee = /^button Read the guarantee/
const opensGuarantee = async ({ visitor }: Turn, open: () => Promise<unknown>) => {
  await open()
  await visitor.dialog('The Direct Debit Guarantee')
}

const chosen = (wanted: string): Parameters<Visitor['script']> => [
  `finds ${wanted} in the form`,
  `() => new FormData(document.querySelector('form')).get('product')`,
  [],
  wanted,
]

const suggestions: Said = { status: 200, body: ['Milk', 'Mild cheddar', long] }
const moreStories: Said = {
  status: 200,
  body: '<!doctype html><title>Two</title><ul data-community-grid><li data-community-item="b">Two</li></ul>',
}
const isAlert = `() => [...document.querySelectorAll('[role=alert]')].some(each => each.textContent)`
const clashes: Said = { status: 200, body: { conflicts: [], available_days: [2, 5], delivery_dates: [] } }
const noClash = 'All your orders fit the days on which we deliver to BA1 5LR.'

const heights = `() => [...document.querySelectorAll('section')].map(each => each.offsetHeight)`
const areLevel = (visitor: Visitor, why: string) =>
  visitor.script(
    `finds them as high as each other ${why}`,
    `() => new Set((${heights})()).size === 1 && (${heights})()[0] > 240`,
    [],
    true,
  )
const noMap = "The map can't be shown. Every depot is in the list."
const isDrawn = `() => [...document.querySelectorAll('.leaflet-tile')].some(each => each.naturalWidth)`

const drawsMap = async (visitor: Visitor, say: Turn['say']) => {
  say(({ path }) => {
    const [, z, x, y] = /^\/none\/(\d+)\/(\d+)\/(\d+)/.exec(path) ?? []
    return y
      ? { status: 200, body: drawTile(Number(z), Number(x), Number(y)), type: 'image/svg+xml' }
      : undefined
  })
  await comesAgain(visitor, 'map')
  await visitor.script('finds tiles', isDrawn, [], true)
}

const closesPopup = async ({ visitor }: Turn, act: () => Promise<unknown>) => {
  await visitor.sees(long)
  await act()
  const isGone = `() => !document.body.innerText.includes('${long}')`
  await visitor.script('finds no popup', isGone, [], true)
}
const popupCookie = `() => void (document.cookie = 'seasonal_popup=; max-age=0; path=/')`

export const siteParts: readonly SitePart[] = [
  {
    ids: 'PS-01 PS-05',
    widget: 'product-selector',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      async 'pressed twice'({ visitor }) {
        await visitor.pressTwice('radio', /Eggs/)
        await visitor.script(...chosen('102'))
      },
      async 'after Back'(turn) {
        await turn.visitor.press('radio', /Eggs/)
        await leaveAndReturn(turn, 'product-selector')
        await turn.visitor.script(...chosen('102'))
      },
      async 'by keys'({ visitor }) {
        await visitor.tabTo(/^input /)
        await visitor.keys('ArrowDown')
        await visitor.script(...chosen('102'))
      },
    },
  },
  {
    ids: 'RS-04 G-58',
    widget: 'registration-steps',
    head: '<meta name="doorstep-has-postcode" content="1">',
    tried: {
      async refused({ visitor, say }) {
        say(() => ({ status: 500, body: {} }))
        await comesAgain(visitor, 'registration-steps')
        for (const words of ['Check your postcode', 'Choose your items', 'Register'])
          await visitor.sees(words)
      },
      async unanswered({ visitor }) {
        for (const words of ['Check your postcode', 'Choose your items', 'Register'])
          await visitor.sees(words)
      },
      async 'pressed twice'({ visitor, page }) {
        page('/register', found)
        await visitor.pressTwice('link', 'Register')
        await visitor.sees('This is found.')
      },
      async 'after Back'(turn) {
        await leaveAndReturn(turn, 'registration-steps')
        await turn.visitor.sees('Choose your items')
        turn.page('/register', found)
        await turn.visitor.press('link', 'Register')
        await turn.visitor.sees('This is found.')
      },
      async 'by keys'({ visitor, page }) {
        page('/register', found)
        await followByKeys(visitor, /^a Register/)
      },
    },
  },
  {
    ids: 'DD-02',
    widget: 'direct-debit',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      async 'pressed twice'(turn) {
        const { visitor } = turn
        await opensGuarantee(turn, () => visitor.pressTwice('button', 'Read the guarantee'))
        await visitor.keys('Escape')
        await visitor.dialog('')
        await visitor.focuses(guarantee)
      },
      async 'after Back'(turn) {
        const { visitor } = turn
        const press = () => visitor.press('button', 'Read the guarantee')
        await opensGuarantee(turn, press)
        await leaveAndReturn(turn, 'direct-debit')
        // A page from the browser's cache still has its dialog open.
        await visitor.keys('Escape')
        await visitor.dialog('')
        await opensGuarantee(turn, press)
      },
      async 'by keys'(turn) {
        const { visitor } = turn
        await visitor.tabTo(guarantee)
        await opensGuarantee(turn, () => visitor.keys('Enter'))
        await visitor.keys('Escape')
        await visitor.dialog('')
        await visitor.focuses(guarantee)
      },
    },
  },
  {
    ids: 'PY-02 PY-05 PY-06',
    widget: 'payment-form',
    tried: posts('payment-form', [['Amount in pounds', '12.50']], 'Make Payment'),
  },
  {
    ids: 'TS-01 TS-02',
    widget: 'transaction-search',
    tried: {
      async refused(turn) {
        turn.page('/found')
        turn.say(() => ({ status: 503, body: '<p>Closed for the night</p>' }))
        await turn.visitor.replace('textbox', 'Search', 'milk')
        await turn.visitor.press('button', 'Search')
        await turn.visitor.sees('Closed for the night')
        await turn.visitor.back()
        await turn.visitor.arrives(['transaction-search'])
        await turn.visitor.finds('textbox', 'Search', 'milk')
      },
      async unanswered(turn) {
        turn.page('/found')
        await turn.visitor.replace('textbox', 'Search', 'milk')
        await turn.visitor.pressInVain('button', 'Search', () => turn.askedOf(/^\/found\?q=milk/).length > 0)
        await turn.visitor.arrives(['transaction-search'])
        await turn.visitor.finds('textbox', 'Search', 'milk')
      },
      async 'pressed twice'({ visitor }) {
        await visitor.replace('textbox', 'Search', 'milk')
        await visitor.pressTwice('button', 'Search')
        await visitor.sees('This is found.')
        await visitor.script(
          'tells what it asked for',
          `() => new URLSearchParams(location.search).get('q')`,
          [],
          'milk',
        )
      },
      async 'after Back'(turn) {
        await turn.visitor.replace('textbox', 'Search', 'milk')
        await turn.visitor.replace('textbox', /^From/, '1 Nov 2026')
        await turn.visitor.keys('Tab')
        await leaveAndReturn(turn, 'transaction-search')
        await turn.visitor.finds('textbox', 'Search', 'milk')
        await turn.visitor.finds('textbox', /^From/, '01/11/2026')
      },
      async 'by keys'({ visitor }) {
        await visitor.replace('textbox', /^From/, '1st November 2026')
        await visitor.keys('Enter')
        await visitor.sees('This is found.')
        await visitor.script(
          'tells what it asked for',
          `() => new URLSearchParams(location.search).get('from')`,
          [],
          '01/11/2026',
        )
      },
    },
  },
  { ids: 'PG-02', widget: 'paginator', tried: leads('paginator', /^Next/, /^a Next/) },
  {
    ids: 'HM-01 HM-02',
    widget: 'house-move',
    tried: {
      async refused({ visitor, say }) {
        say(() => ({ status: 500, body: { message: 'Broken' } }))
        await visitor.press('button', /[Tt]ry again/)
        await visitor.sees('Sorry, something went wrong.')
        say(() => clashes)
        await visitor.press('button', /[Tt]ry again/)
        await visitor.sees(noClash)
      },
      async unanswered({ visitor, say }) {
        await visitor.sees("We can't reach the shop.")
        say(() => clashes)
        await visitor.press('button', /[Tt]ry again/)
        await visitor.sees(noClash)
      },
      // The widget only reads, so the test checks that one answer is shown.
      async 'pressed twice'({ visitor, say }) {
        await visitor.sees("We can't reach the shop.")
        say(() => clashes)
        await visitor.pressTwice('button', /[Tt]ry again/)
        await visitor.sees(noClash)
      },
      async 'after Back'(turn) {
        turn.say(() => clashes)
        await turn.visitor.replace('textbox', /^Moving on/, '24 December 2027')
        await turn.visitor.keys('Tab')
        await turn.visitor.finds('textbox', /^Moving on/, '24/12/2027')
        await leaveAndReturn(turn, 'house-move')
        await turn.visitor.finds('textbox', /^Moving on/, '24/12/2027')
        await turn.visitor.sees(noClash)
      },
      async 'by keys'({ visitor, say }) {
        await visitor.sees("We can't reach the shop.")
        say(() => clashes)
        await visitor.tabTo(/^button Try again/i)
        await visitor.keys('Enter')
        await visitor.sees(noClash)
      },
    },
  },
  {
    ids: 'AD-01 AD-03',
    widget: 'account-phone',
    tried: calls('account-phone', {
      ...account,
      fields: [['Phone', '01632 960 412']],
      refusedField: 'phone',
      done: '01632 960 412',
    }),
  },
  {
    ids: 'AD-05 AD-06',
    widget: 'account-name',
    tried: calls('account-name', {
      ...account,
      opens: opensRow('Edit name'),
      fields: [
        ['First name', 'Nest'],
        ['Last name', long],
      ],
      refusedField: 'lastname',
      done: `Nest ${long}`,
    }),
  },
  {
    ids: 'AD-11 AD-13 AD-16',
    widget: 'account-password',
    tried: calls('account-password', {
      path: /^\/account\/password/,
      send: 'Update',
      unsure: "We can't tell whether",
      async opens(turn) {
        await opensRow('Edit password')(turn)
        await turn.visitor.press('checkbox', 'Show passwords')
      },
      fields: [
        ['Current Password', 'silver-top-1'],
        [/^New Password/, 'silver-top-2'],
        ['Password Confirmation', 'silver-top-2'],
      ],
      refusedField: 'password',
      done: 'Password changed.',
      isSecret: true,
    }),
  },
  {
    ids: 'EN-01 EN-02',
    widget: 'enquiry-form',
    tried: posts(
      'enquiry-form',
      [
        [/[Aa]ddress/, '1 Mill Road'],
        [/[Pp]ostcode/, 'BS3 4TN'],
      ],
      'Send enquiry',
    ),
  },
  {
    ids: 'RE-01 RE-03',
    widget: 'recipe-email',
    tried: calls('recipe-email', {
      fields: [['Email', 'kate@example.co']],
      path: /^\/email-recipe/,
      send: 'SUBMIT',
      refusedField: 'email',
      unsure: "We can't tell whether it was sent.",
      done: 'Recipe sent successfully',
    }),
  },
  {
    ids: 'BR-01 BR-02',
    widget: 'business-requirements',
    tried: posts('business-requirements', [[/^Product [Nn]ame/, 'Whole milk']], 'Send'),
  },
  {
    ids: 'CG-01 CG-03',
    widget: 'community-grid',
    tried: {
      async refused({ visitor, say }) {
        say(() => ({ status: 500, body: '<p>Broken</p>' }))
        await visitor.press('button', 'Load more')
        await visitor.script('is told', isAlert, [], true)
        say(() => moreStories)
        await visitor.press('button', /^(Load more|Try again)/)
        await visitor.sees('Two')
      },
      async unanswered({ visitor, say }) {
        await visitor.press('button', 'Load more')
        await visitor.script('is told', isAlert, [], true)
        say(() => moreStories)
        await visitor.press('button', /^(Load more|Try again)/)
        await visitor.sees('Two')
      },
      async 'pressed twice'({ visitor, say, askedOf }) {
        say(() => moreStories)
        await visitor.pressTwice('button', 'Load more')
        await visitor.sees('Two')
        expect(askedOf(/^\/more/)).toHaveLength(1)
      },
      async 'after Back'(turn) {
        turn.say(() => moreStories)
        await turn.visitor.press('button', 'Load more')
        await turn.visitor.sees('Two')
        await leaveAndReturn(turn, 'community-grid')
        await turn.visitor.sees('Two')
      },
      async 'by keys'({ visitor, say }) {
        say(() => moreStories)
        await visitor.tabTo(/^button Load more/)
        await visitor.keys('Enter')
        await visitor.sees('Two')
      },
    },
  },
  {
    ids: 'MN-01',
    widget: 'mobile-nav',
    tried: {
      ...leads('mobile-nav', new RegExp(long), new RegExp(`^a ${long.slice(0, 20)}`)),
      async 'by keys'({ visitor }) {
        await visitor.tabTo(/^button My deliveries/)
        await visitor.keys('Enter', 'Tab')
        await visitor.focuses(/^a A$/)
        await visitor.keys('Escape')
        await visitor.focuses(/^button My deliveries/)
      },
    },
  },
  {
    ids: 'RL-01 RL-02',
    widget: 'referral-link',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      async 'pressed twice'({ visitor }) {
        await visitor.pressTwice('button', 'Copy')
        await visitor.sees(/Link copied\.|copy it from there/i)
      },
      async 'after Back'(turn) {
        await leaveAndReturn(turn, 'referral-link')
        await turn.visitor.press('button', 'Copy')
        await turn.visitor.sees(/Link copied\.|copy it from there/i)
      },
      async 'by keys'({ visitor }) {
        await visitor.tabTo(/^button Copy/)
        await visitor.keys('Enter')
        await visitor.sees(/Link copied\.|copy it from there/i)
      },
    },
  },
  {
    ids: 'SP-01 SP-03 G-45',
    widget: 'seasonal-popup',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      'pressed twice': turn => closesPopup(turn, () => turn.visitor.pressTwice('button', /^Close/)),
      async 'after Back'(turn) {
        const { visitor } = turn
        await visitor.script('forgets the popup', popupCookie)
        await closesPopup(turn, () => visitor.press('button', /^Close/))
        await leaveAndReturn(turn, 'seasonal-popup')
        await visitor.script('finds no popup', `() => !document.body.innerText.includes('${long}')`, [], true)
      },
      async 'by keys'(turn) {
        await turn.visitor.script('forgets the popup', popupCookie)
        await closesPopup(turn, () => turn.visitor.keys('Escape'))
      },
    },
  },
  {
    ids: 'SL-01',
    widget: 'slider',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      async 'pressed twice'({ visitor }) {
        await visitor.pressTwice('button', /^Next/)
        await visitor.sees(/[2-5] of 5/)
      },
      async 'after Back'(turn) {
        await leaveAndReturn(turn, 'slider')
        await turn.visitor.press('button', /^Next/)
        await turn.visitor.sees(/[2-5] of 5/)
      },
      async 'by keys'({ visitor }) {
        await visitor.tabTo(/^button Next/)
        await visitor.keys('Enter')
        await visitor.sees(/[2-5] of 5/)
      },
    },
  },
  {
    ids: 'IP-01 G-44',
    widget: 'info-panel',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      'pressed twice': 'there is nothing to press in it but what the page has put there',
      async 'after Back'(turn) {
        await turn.visitor.sees(long)
        await leaveAndReturn(turn, 'info-panel')
        await turn.visitor.sees(long)
        await turn.visitor.press('link', 'More')
        await turn.visitor.sees('This is found.')
      },
      async 'by keys'({ visitor }) {
        await followByKeys(visitor, /^a More/)
      },
    },
  },
  {
    ids: 'IP-02',
    widget: 'tabs',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      async 'pressed twice'({ visitor }) {
        await visitor.pressTwice('tab', 'Two')
        await visitor.sees('The second')
      },
      async 'after Back'(turn) {
        await turn.visitor.press('tab', 'Two')
        await turn.visitor.sees('The second')
        await leaveAndReturn(turn, 'tabs')
        await turn.visitor.sees('The second')
      },
      async 'by keys'({ visitor }) {
        await visitor.tabTo(new RegExp(`^button ${long.slice(0, 20)}`))
        await visitor.keys('ArrowRight', 'Enter')
        await visitor.sees('The second')
        await visitor.focuses(/^button Two/)
      },
    },
  },
  {
    ids: 'IP-04 IP-05 G-43',
    widget: 'equal-height',
    head: '<link rel="stylesheet" href="/columns.css">',
    tried: {
      refused: asksNothing,
      unanswered: asksNothing,
      async 'pressed twice'({ visitor }) {
        await areLevel(visitor, 'at first')
        const toggle = (isHidden: boolean) =>
          visitor.script(
            isHidden ? 'closes the highest' : 'opens it',
            `isHidden => void document.getElementById('tall').toggleAttribute('hidden', isHidden)`,
            [isHidden],
          )
        await toggle(true)
        const isLow = `() => new Set((${heights})()).size === 1 && (${heights})()[0] < 100`
        await visitor.script('finds all low', isLow, [], true)
        await toggle(false)
        await areLevel(visitor, 'once it is open again')
      },
      async 'after Back'(turn) {
        await leaveAndReturn(turn, 'equal-height')
        await areLevel(turn.visitor, 'after Back')
      },
      'by keys': 'nothing in it takes keys',
    },
  },
  {
    ids: 'MP-01 MP-02',
    widget: 'map',
    tried: {
      async refused({ visitor, say, askedOf }) {
        say(() => ({ status: 403, body: {} }))
        await comesAgain(visitor, 'map')
        await visitor.sees(noMap)
        await visitor.sees(long)
        expect(askedOf(/^\/none/).length).toBeGreaterThan(0)
      },
      async unanswered({ visitor, askedOf }) {
        await visitor.sees(noMap)
        await visitor.sees(long)
        expect(askedOf(/^\/none/).length).toBeGreaterThan(0)
      },
      async 'pressed twice'({ visitor, say }) {
        await drawsMap(visitor, say)
        await visitor.pressTwice('button', 'Zoom out')
        await visitor.pressTwice('button', new RegExp(`^Show ${long}`))
        await visitor.sees(`${long}@doorstep.example`)
      },
      async 'after Back'(turn) {
        await drawsMap(turn.visitor, turn.say)
        await leaveAndReturn(turn, 'map')
        await turn.visitor.script('finds tiles', isDrawn, [], true)
        await turn.visitor.sees(long)
      },
      async 'by keys'({ visitor, say }) {
        await drawsMap(visitor, say)
        await visitor.tabTo(/^button Zoom out/)
        await visitor.keys('Enter')
        await visitor.tabTo(new RegExp(`^button Show ${long.slice(0, 10)}`))
        await visitor.keys('Enter')
        await visitor.sees(`${long}@doorstep.example`)
      },
    },
  },
  {
    ids: 'TA-01 TA-02',
    widget: 'typeahead',
    tried: {
      async refused({ visitor, say }) {
        say(() => ({ status: 500, body: {} }))
        await visitor.type('combobox', /.*/, 'mil')
        say(() => suggestions)
        await visitor.keys('k')
        await visitor.sees('Mild cheddar')
      },
      async unanswered({ visitor, say }) {
        await visitor.type('combobox', /.*/, 'mil')
        say(() => suggestions)
        await visitor.keys('k')
        await visitor.sees('Mild cheddar')
        await visitor.keys('ArrowDown', 'Enter')
        await visitor.sees('This is found.')
      },
      async 'pressed twice'({ visitor, say }) {
        say(() => suggestions)
        await visitor.type('combobox', /.*/, 'mil')
        await visitor.pressTwice('option', 'Mild cheddar')
        await visitor.sees('This is found.')
        await visitor.script(
          'tells what it asked for',
          `() => new URLSearchParams(location.search).get('q')`,
          [],
          'Mild cheddar',
        )
      },
      async 'after Back'(turn) {
        await turn.visitor.type('combobox', /.*/, 'mil')
        await leaveAndReturn(turn, 'typeahead')
        await turn.visitor.finds('combobox', /.*/, 'mil')
      },
      async 'by keys'({ visitor, say }) {
        say(() => suggestions)
        await visitor.tabTo(/^input /)
        await visitor.keys(...'mild')
        await visitor.sees('Mild cheddar')
        await visitor.keys('Escape', 'Enter')
        await visitor.sees('This is found.')
      },
    },
  },
]
