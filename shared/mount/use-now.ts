import { useGiven } from './services'

const now = () => new Date()

/** The clock: a function that says what time it is. */
export const useNow = (): (() => Date) => useGiven('now') ?? now
