import { flagOrReason, followed } from '../../platform/options/options'

/** The option of each widget that orders; its labels have the general words. */
export const blockedOption = followed(
  flagOrReason(
    'Whether ordering is closed. Without a value, or as true, the customer reads labels.blocked; words of your own are the reason that the customer reads in its place. The page may change it later.',
    false,
  ),
)

/** Why ordering is closed, in words; false if it is open. */
export const reasonOf = (blocked: boolean | string, labels: { blocked: string }): string | false =>
  blocked === true ? labels.blocked : blocked
