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
