/** Returns the reason why ordering is closed; false if it is open. */
export const reasonOf = (blocked: boolean | string, messages: { blocked: string }): string | false =>
  blocked === true ? messages.blocked : blocked
