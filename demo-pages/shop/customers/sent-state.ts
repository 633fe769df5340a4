/** A recipe sent to an e-mail address. */
type SentRecipe = { recipe: number; email: string }

/** A message; the address is empty if the message is about none. */
type SentEnquiry = { type: string; address: string; message: string }

export type NeededProduct = { name: string; size: string; quantity: string }

/** The weekly needs of a business. */
type SentBusiness = { company: string; products: NeededProduct[] }

/** A page's report about a widget that failed, unchanged: names and texts, no data of the visitor. */
export type ErrorReport = { at: string; says: Readonly<Record<string, string>> }

/** Everything that a visitor has sent to the shop, or made the shop send, oldest first. */
export type SentState = {
  recipes: SentRecipe[]
  enquiries: SentEnquiry[]
  businesses: SentBusiness[]
  reports: ErrorReport[]
}

export const nothingSent = (): SentState => ({ recipes: [], enquiries: [], businesses: [], reports: [] })
