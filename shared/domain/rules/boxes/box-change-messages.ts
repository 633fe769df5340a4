/** The messages that say which deliveries an amendment changes (J-62). */
export const scopeMessages = {
  onlyDay: 'only {day}',
  everyDay: 'every {weekday}',
  everyWeeksDay: '{weekday}, every {weeks} weeks',
} as const

/** The messages that say what an amendment changes (J-61). */
export const boxChangeMessages = {
  ...scopeMessages,
  nothingChanged: 'You have changed nothing yet.',
  lineAdded: '{name}: {now}, new',
  lineTaken: '{name}: taken out, was {before}',
  lineQuantity: '{name}: {now}, was {before}',
  linePrice: '{name} costs {now} each, was {before}',
} as const

export type ScopeMessages = { readonly [Name in keyof typeof scopeMessages]: string }
export type BoxChangeMessages = { readonly [Name in keyof typeof boxChangeMessages]: string }
