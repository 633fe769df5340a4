/** The message when today's registrations are used up. */
export const quotaMessages = {
  quotaReached:
    "We're really sorry but we've reached today's limit of new registrations. Please try again tomorrow.",
} as const
