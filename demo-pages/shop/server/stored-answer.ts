/** An answer that is repeated word by word when its key is sent again. */
export type StoredAnswer<Flash> = {
  /** The request that was sent with the key; no other request may use the key. */
  of: string
  status: number
  headers: [string, string][]
  body: string
  /** The message that the next page was to show. */
  flash: Flash | null
}
