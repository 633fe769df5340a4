/** A placeholder, reduced to its options. */
export type Placed = {
  option(name: string): string | undefined
  /** Returns a member of an object option. */
  member(option: string, name: string): string | undefined
}

/** Calls and pages that only some uses of a widget need. */
type Use = {
  calls: readonly string[]
  pages?: readonly string[]
  /** A sentence that describes the uses. */
  when: string
  /** Returns whether a placeholder is such a use. */
  isOf(placed: Placed): boolean
}

/** The server calls and pages of a widget. Tools, documents and the catalogue read it; pages do not. */
export type Asks = {
  /** The names of all calls in the contract, including those of the widgets inside. */
  calls?: readonly string[]
  /** The calls that the widget's main task needs, for a server that does not have all calls yet. */
  firstCalls?: readonly string[]
  /** The names of the pages to which the widget leads. */
  pages?: readonly string[]
  uses?: readonly Use[]
  /** The widget posts a form of its own, with the page's token. */
  postsForm?: boolean
}
