import { calendarDate, fieldErrors, pounds, value } from '../../shared/platform/options/options'
import { postPath } from '../../shared/platform/options/post-path'
import { DecodeError } from '../../shared/platform/values/decoder'
import { exactPence } from '../../shared/platform/values/money'

/** Returns an amount in pounds that may be negative. */
const balance = (about: string) => ({
  ...pounds(about),
  expected: 'an amount in pounds, such as 36.85, or -5.00 in credit',
  read(given: unknown, at: string) {
    const pence = exactPence(given)
    if (pence === null) throw new DecodeError(at, given)
    return pence
  },
})

export const options = {
  action: postPath(
    FOR_EDITORS &&
      'Where the form is posted, with `amount`, `_token` and `_idempotency_key`, of which the shop books the same once; to this page unless given. The amount comes in pounds, as 36.85; what is no amount comes as it was typed. `for` is the day of the box that is paid for, if the address of the page names one. Fields of your own form are not sent.',
  ),
  outstandingBalance: balance(
    FOR_EDITORS && 'What the customer owes; below zero in credit. Not said unless given.',
  ),
  balanceDate: calendarDate(
    FOR_EDITORS && 'The day of that balance; the day on which the form is shown unless given.',
  ),
  amount: value(
    FOR_EDITORS &&
      'The amount that stands in the field, as in a form that came back with errors; that of the address of the page unless given, as in ?amount=29.95&for=2026-12-03, where a box is to be paid for.',
  ),
  errors: fieldErrors(FOR_EDITORS && "The server's messages for amount.", 'amount'),
}
