/** Returns how analytics count a saved quantity: a new product, or more of an ordered one (ANA-06, ANA-07). */
export function orderChange(before: number, after: number): 'add' | 'update' | null {
  if (after <= before) return null
  return before > 0 ? 'update' : 'add'
}
