/** Why ordering is closed, in words; false if it is open. */
export const reasonOf = (blocked: boolean | string, labels: { blocked: string }): string | false =>
  blocked === true ? labels.blocked : blocked
