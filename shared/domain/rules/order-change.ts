/** What a saved quantity means to the shop's reports: something new, or more of what was there (ANA-06, ANA-07). */
export function orderChange(before: number, after: number): 'add' | 'update' | null {
  if (after <= before) return null
  return before > 0 ? 'update' : 'add'
}
