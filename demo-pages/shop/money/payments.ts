import { Hono } from 'hono'
import { londonDate } from '../calendar/calendar'
import { dateInWords } from '../calendar/delivery-dates'
import { penceOf, poundsOf } from '../server/amounts'
import { flash, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { requireCustomer } from '../server/security'
import { hasErrors, named, type Rule, required, text, validate } from '../server/validation'
import { settleBoxes } from './settle-boxes'

const payments = '/account/payments'
const most = 100_000

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value)

const number: Rule = (value, label) =>
  isNumber(value) ? null : `Enter ${named(label)} in figures, like 20.00.`

const ofPence: Rule = (value, label) =>
  isNumber(value) && /\.\d{3}/.test(value) ? `The ${label} may have two decimal places at most.` : null

const payable: Rule = value => {
  if (!isNumber(value) || Number(value) < 0.01) return 'Enter at least £0.01.'
  return Number(value) * 100 > most ? 'You can pay £1000 at most in one go.' : null
}

const pay = (c: ShopContext) => {
  const { fields, visitor, world } = c.env
  const errors = validate(fields, { amount: [required, number, ofPence, payable] })
  if (hasErrors(errors)) return refuse(c, errors, { back: payments })
  const pence = penceOf(text(fields, 'amount'))
  visitor.ledger.payments.push({ id: world.nextId(), date: londonDate(world.now()), pence })
  const packed = settleBoxes(visitor, world.now(), pence, text(fields, 'for')).map(
    day => ` Your box for ${dateInWords(day)} will be packed.`,
  )
  const received = `Thank you. We have received your payment of £${poundsOf(pence)}.`
  flash(visitor, 'success', received + packed.join(''))
  return c.redirect(payments, 303)
}

/** Payments on account. */
export const paymentRoutes = new Hono<ShopEnv>().use(payments, requireCustomer).post(payments, pay)
