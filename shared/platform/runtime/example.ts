/** One way of using a widget: read by the catalogue page, the docs and the tests. */
export type Example = {
  name: string
  about: string
  /** The placeholder as an editor would paste it. */
  markup: string
  /** Whom the page serves it to; a guest unless stated. */
  visitor?: 'guest' | 'customer'
  /** The page around the placeholder where the widget needs one, with `{widget}` in the placeholder's place. */
  html?: string
}
