/** A placeholder, as far as it tells how its widget is used. */
export type Placed = {
  option(name: string): string | undefined
  /** A member of an option that is an object. */
  member(option: string, name: string): string | undefined
}

/** Calls and pages that only some uses of a widget need. */
type Use = {
  calls: readonly string[]
  pages?: readonly string[]
  /** Which uses, in a sentence. */
  when: string
  /** Whether a placeholder is one of them. */
  isOf(placed: Placed): boolean
}

/** What a widget asks of the server. Tools, documents and the catalogue read it; pages do not. */
export type Asks = {
  /** The names of all its calls in the contract, those of the widgets that it places among them. */
  calls?: readonly string[]
  /** The calls that its main task needs, for a server that does not have all of them yet. */
  firstCalls?: readonly string[]
  /** The names of the pages that it leads to. */
  pages?: readonly string[]
  uses?: readonly Use[]
  /** It posts a form of its own, with the page's token. */
  postsForm?: boolean
}
