export const tryAgainMessages = { tryAgain: 'Try again' } as const
