import { toDraft } from '../../shared/domain/api/box-draft'
import { minimumOrderOption } from '../../shared/features/basket/minimum-order'
import {
  flag,
  list,
  pounds,
  readable,
  record,
  required,
  shownText,
  slot,
} from '../../shared/platform/options/options'
import {
  anyObject,
  object,
  optional,
  passthrough,
  refine,
  string,
} from '../../shared/platform/values/decoder'

const value = refine<string | number>(given => /^[\w/: +.-]{1,64}$/.test(string(given, '')))
const label = optional(string, undefined)
const choice = object({ value, label })

export const options = {
  order: required(
    record(
      FOR_EDITORS &&
        'The order: id, date, next_delivery_date, frequency, delivery_slot_id, delivery_instructions, other_delivery_instructions, parent_id, editing_order_id, weekday.',
      passthrough((given, at) => toDraft(given, at) ?? anyObject(undefined, at)),
    ),
  ),
  dates: list(
    FOR_EDITORS &&
      'The dates to choose from: value, and label, cutoff (an ISO date-time), and reason where one cannot be chosen.',
    object({ value, label, cutoff: optional(string, null), reason: optional(readable, null) }),
  ),
  days: list(
    FOR_EDITORS && 'The delivery days of repeating boxes: value (1 Monday to 6 Saturday) and label.',
    choice,
  ),
  deliveryOptions: list(
    FOR_EDITORS && 'The delivery options: value (0 when nobody takes it in) and label.',
    choice,
  ),
  instructionOptions: list(
    FOR_EDITORS && 'The special instructions: value ("other" asks for words) and label.',
    choice,
  ),
  christmasDates: list(FOR_EDITORS && 'The dates for Christmas boxes and hampers, among the dates.', value),
  minimumOrderValue: minimumOrderOption,
  pastCutoff: flag(
    FOR_EDITORS && 'Whether the cut-off of the date that the order has now has gone by.',
    false,
  ),
  tiled: flag(
    FOR_EDITORS &&
      'Whether date and place have a tile for each choice in the place of lists, with Confirm Order at the foot of a phone.',
    false,
  ),
  deliverTo: list(
    FOR_EDITORS && 'The address that the box goes to, line by line, shown with a link to change it.',
    readable,
  ),
  payment: shownText(FOR_EDITORS && 'How the box is paid, such as “By Direct Debit on 1 December”.'),
  deliveryCost: pounds(
    FOR_EDITORS && 'What the delivery costs; 0 is shown as free. The total is the shop’s and stays as it is.',
  ),
  terms: slot(
    FOR_EDITORS && 'What is agreed to by confirming; a line with a link to the terms unless given.',
  ),
}
