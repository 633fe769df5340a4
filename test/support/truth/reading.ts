import type { Html } from '../../../demo-pages/pages/layout/html'
import type { PageData } from '../../../demo-pages/shop/page-data'
import { findProduct, type Product } from '../../../demo-pages/shop/products/catalogue'
import type { Visit } from '../../../demo-pages/shop/visit'
import type { Sentence } from './scene'

export const product = (id: number) => findProduct(id) as Product
export const markup = (...parts: Html[]): string => parts.map(part => part.markup).join('')

/** A sentence of the truth table: its label, its pattern, and further facts about it. */
export const says = (of: Sentence['of'], at: RegExp, more: Omit<Sentence, 'of' | 'at'> = {}): Sentence => ({
  of,
  at,
  ...more,
})

export const put = (visit: Visit, id: number, quantity: number) =>
  visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
export const book = (visit: Visit, date: string) =>
  visit.call('POST', '/api/bol-checkout/update-date', { date, day: null, frequency: 0 })
export const pauseOn = ({ state }: Visit, date: string) =>
  void state.pauses.push({ id: 77, start: date, end: date })

/** Amounts and dates in the server's own format. */
export const pounds = (text: string | undefined): string => (text === undefined ? '' : `£${text}`)
export const weekTotal = ({ essentials }: PageData) => pounds(essentials.total)
export const boxTotal = ({ box }: PageData) => pounds(box.total)
/** A cancelled box costs nothing, and has no total. */
export const askedTotal = ({ box: { asked } }: PageData) =>
  asked?.cancelled ? '' : pounds(asked?.grand_total)
export const held =
  (id: number) =>
  (_: PageData, { state }: Visit) =>
    String(state.box.lines.find(({ productId }) => productId === id)?.quantity ?? '')

/** "Friday 27 November" */
export function inWords(date: string | null | undefined): string {
  if (!date) return ''
  const part = (option: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...option, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  return `${part({ weekday: 'long' })} ${Number(date.slice(8))} ${part({ month: 'long' })}`
}

/** Why a change has no effect here, or why a different sentence is correct. */
export const timeless = { 'the clock': 'what is in a basket has no hour' } as const
export const notPressed = {
  refused: 'not what is changed here',
  'lost answer': 'not what is changed here',
} as const
export const leadsAway = {
  refused: 'its buttons lead to another page',
  'lost answer': 'its buttons lead to another page',
} as const
export const onlyTime = { ...notPressed, 'another tab': 'only time changes it' } as const
export const noTime = { 'the clock': 'only a change does it' } as const
export const ownRequest = { refused: 'it is of the fields, which keep what was asked for' } as const

/** The sentences about the status of a box. */
export const boxStates =
  /(You can still change this box|This box \w+ cancelled and \w+|We cannot pack this box yet|This box (?:was|will be) delivered|We cannot bring this box)/

/** A change that the shop has saved is never reported as failed. */
export const notSaved = (widget: string): Sentence =>
  says(`${widget}.notSaved`, /(That was not saved|We could not save that|was not added|can't tell yet)/, {
    not: {
      'another tab': 'nothing was sent',
      'the clock': 'nothing was sent',
      'lost answer': 'the shop has it',
      'back/forward cache': 'nothing was sent',
    },
    but: { refused: 'the shop has said no' },
  })
