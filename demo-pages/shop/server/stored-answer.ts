/** An answer that is given again, word by word, to what comes again with its key. */
export type StoredAnswer<Flash> = {
  /** What the key was sent with: nobody may use it for something else. */
  of: string
  status: number
  headers: [string, string][]
  body: string
  /** What the next page was to say. */
  flash: Flash | null
}
