import { pounds } from '../../platform/options/options'

/** The option of every widget that says how far a Best of Local order is from the least it must come to. */
export const minimumOrderOption = pounds(
  'The least an order must come to, in pounds, such as 10.00; no minimum unless given.',
)
