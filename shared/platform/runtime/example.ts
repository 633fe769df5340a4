/** One way of using a widget: read by the catalogue page, the docs and the tests. */
export type Example = {
  name: string
  about: string
  /** The placeholder as an editor would paste it. */
  markup: string
  /** The kind of visitor that the page is served to; a guest unless stated. */
  visitor?: 'guest' | 'customer'
  /**
   * The HTML of the page around the placeholder, for a widget that needs one; `{widget}` marks the placeholder's
   * place.
   */
  html?: string
}
