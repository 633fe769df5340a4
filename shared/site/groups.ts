/** The group of a widget in the catalogue. */
export type WidgetGroup =
  | 'Postcode and registration'
  | 'Ordering'
  | 'Baskets'
  | 'Account'
  | 'Sharing and contact'
  | 'Page furniture'
