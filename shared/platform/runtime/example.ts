/** One way of using a widget: read by the catalogue page, the docs and the tests. */
export type Example = {
  name: string
  about: string
  /** The placeholder as an editor would paste it. */
  markup: string
  /** The kind of visitor to whom the page is served; by default a guest. */
  visitor?: 'guest' | 'customer'
  /** The HTML of the page around the placeholder, if the widget needs one; `{widget}` marks the place. */
  html?: string
}
