import { pounds } from '../../platform/options/options'

/** The option for the minimum order, used by every widget that shows how much is missing. */
export const minimumOrderOption = pounds(
  FOR_EDITORS && 'The least an order must come to, in pounds, such as 10.00; no minimum unless given.',
)
