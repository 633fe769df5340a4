import { flagOrReason } from '../../platform/options/options'

/** The option with which a page closes ordering, for each widget that orders. */
export const blockedOption = flagOrReason(
  FOR_EDITORS &&
    'Whether ordering is closed. Without a value, or as true, the customer reads labels.blocked; words of your own are the reason that the customer reads in its place. The page may change it later.',
  false,
)
