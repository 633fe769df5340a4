/** "Monday" for 1 to "Saturday" for 6. */
export const weekdayName = (weekday: number): string =>
  ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday] ?? ''

/** "Monday", "Monday and Friday", "Monday, Thursday and Friday". */
export const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
