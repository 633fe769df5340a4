import { flagOrReason } from '../../platform/options/options'

/** The option of each widget that orders; its labels have the general words. */
export const blockedOption = flagOrReason(
  FOR_EDITORS &&
    'Whether ordering is closed. Without a value, or as true, the customer reads labels.blocked; words of your own are the reason that the customer reads in its place. The page may change it later.',
  false,
)
