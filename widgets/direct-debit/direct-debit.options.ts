import { positiveNumber, shownText, slot } from '../../shared/platform/options/options'

export const options = {
  organisation: shownText('Who collects the money, as your customers know it from their bank statement.'),
  noticeDays: positiveNumber('How many working days before a changed payment you tell your customers.'),
  guarantee: slot("The guarantee as your bank wants it, in the place of the scheme's usual words."),
}
