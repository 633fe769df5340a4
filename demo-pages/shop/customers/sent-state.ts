/** A recipe that was sent to somebody. */
type SentRecipe = { recipe: number; email: string }

/** A message; the address is empty where it is about none. */
type SentEnquiry = { type: string; address: string; message: string }

export type NeededProduct = { name: string; size: string; quantity: string }

/** What a business needs each week. */
type SentBusiness = { company: string; products: NeededProduct[] }

/** What a page has told of a widget that failed, as it came: names and texts, nothing of the visitor. */
export type ErrorReport = { at: string; says: Readonly<Record<string, string>> }

/** What a visitor has sent the shop, or had the shop send, oldest first. */
export type SentState = {
  recipes: SentRecipe[]
  enquiries: SentEnquiry[]
  businesses: SentBusiness[]
  reports: ErrorReport[]
}

export const nothingSent = (): SentState => ({ recipes: [], enquiries: [], businesses: [], reports: [] })
