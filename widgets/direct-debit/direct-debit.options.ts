import { positiveNumber, shownText, slot } from '../../shared/platform/options/options'

export const options = {
  organisation: shownText(
    FOR_EDITORS && 'Who collects the money, as your customers know it from their bank statement.',
  ),
  noticeDays: positiveNumber(
    FOR_EDITORS && 'How many working days before a changed payment you tell your customers.',
  ),
  guarantee: slot(
    FOR_EDITORS && "The guarantee as your bank wants it, in the place of the scheme's usual words.",
  ),
}
