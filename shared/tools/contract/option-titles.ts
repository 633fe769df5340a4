/** The form labels of options whose name alone is unclear, in words that need no knowledge of the code. */
export const optionTitles: Readonly<Record<string, string>> = {
  action: 'Where the form is posted',
  activeBolOrder: 'Unfinished amendment',
  apiUrl: 'Address of the maps script',
  attributionUrl: 'Page of whose the map tiles are',
  autoplay: 'Moves on by itself',
  balanceDate: 'Day of the balance',
  blocked: 'Ordering is closed',
  checked: 'Ticked at first',
  christmasDates: 'Dates for Christmas boxes',
  chunk: 'Page numbers shown at a time',
  closable: 'Can be closed',
  continueUrl: 'Where Continue goes',
  defaultImage: 'Picture where a product has none',
  deliverTo: 'Address that the box goes to',
  deliveryDate: 'Day of the one-off order',
  deliveryOptions: 'Delivery options',
  deliveryCost: 'Cost of delivery',
  earliestDate: 'Earliest moving day',
  editing: 'Open for editing at first',
  end: 'Last day of the search',
  end_date: 'Last day without a delivery',
  errors: 'The server’s messages',
  error: 'The server’s message',
  extraFields: 'Further fields of the form',
  fieldPrefix: 'What goes before the names of its fields',
  firstname: 'First name',
  goesOn: 'Goes on without a dialog',
  headingLevel: 'Heading level',
  hideButton: 'Part of the page’s own form',
  hideCheckout: 'Leave out the Checkout button',
  hidePauses: 'Leaves out the list of pauses',
  href: 'Page that it leads to',
  instructionOptions: 'Special instructions to choose from',
  lastname: 'Last name',
  max: 'Latest day',
  maxQuantity: 'Most that can be ordered',
  maxZoom: 'Nearest zoom of the map tiles',
  openEnd: 'Value for a pause without an end',
  min: 'Earliest day',
  minimumOrderValue: 'Least that an order must come to',
  move_date: 'Moving day',
  noticeDays: 'Working days of notice',
  outstandingBalance: 'What the customer owes',
  pastCutoff: 'The cut-off has gone by',
  perPage: 'Things on a page',
  perView: 'Shown at once on a wide page',
  perViewNarrow: 'Shown at once on a phone',
  postcodeLabels: 'Words of the postcode check',
  q: 'Words that were searched for',
  productPage: 'Page of the product',
  quotaBlocks: 'Today’s limit stops the visitor',
  quotaReached: 'Today’s limit is reached',
  selectedDate: 'Day of the delivery',
  start: 'First day of the search',
  start_date: 'First day without a delivery',
  startOfWeek: 'Week to begin with',
  tiles: 'Address of your own map tiles',
  totalMaxQuantity: 'Most of all days together',
  typed: 'What was typed',
  url: 'Address',
  waitForCookie: 'Cookie to wait for',
  weekStart: 'First day of the week',
  undoUrl: 'Where Undo is posted',
}

/** The form labels of members of options, in the terms of the shop's responses. */
export const memberTitles: Readonly<Record<string, string>> = {
  address_1: 'Address, first line',
  address_summary: 'Address in one line',
  bestOfLocal: 'Best of Local',
  daymove_id: 'Number of the moved day',
  delivery_instructions: 'Where to leave it',
  delivery_slot_id: 'Number of the delivery slot',
  discount_amount: 'Discount',
  edg_code: 'Code of the product',
  editUrl: 'Page where it is changed',
  editing_order_id: 'Number of the order that is changed',
  end_date: 'Last day without a delivery',
  favorite_count: 'How many like it',
  grand_total: 'Total',
  id: 'Number',
  infoAddress: 'Postal address',
  infoMail: 'Email address',
  infoTel: 'Telephone',
  infoTitle: 'Name of the depot',
  isFood: 'Is food',
  is_available: 'In stock',
  items_qty: 'Number of items',
  lat: 'Latitude',
  lng: 'Longitude',
  max_qty_allowed: 'Most that can be ordered',
  next_delivery_date: 'Next delivery',
  order_id: 'Number of the order',
  order_price: 'Price',
  other_delivery_instructions: 'Where else to leave it',
  parent_id: 'Number of the order it repeats',
  past_cutoff: 'The cut-off has gone by',
  previous_products: 'Products before the changes',
  previous_total: 'Total before the changes',
  product_id: 'Number of the product',
  product_name: 'Product',
  profile_image_url: 'Picture of the writer',
  quantity_delivered: 'Quantity delivered',
  quantity_ordered: 'Quantity ordered',
  resumeUrl: 'Page where it is ended',
  retweet_count: 'How often it was shared',
  reward_max_qty: 'Most that is free',
  reward_order_type: 'How the free product is ordered',
  reward_type: 'What is free',
  start_date: 'First day',
  temp_unavailable: 'Cannot be had now',
  to: 'Day on which it comes',
  total_price: 'Price of all of it',
  perUnit: 'Price per unit',
}

/** Returns an identifier in words: "nextPage" becomes "Next page". */
export function spacedTitle(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the form label of an option. */
export const optionTitle = (name: string): string => optionTitles[name] ?? spacedTitle(name)

/** Returns the form label of a member of an option. */
export const memberTitle = (name: string): string => memberTitles[name] ?? spacedTitle(name)

/** The names of options that a server fills in; an editor of pages seldom writes them. */
const byServer =
  /^(errors?|typed|values?|choices|editing|username|postcode|person|extraFields|ways|quotaBlocks|quotaReached|moving|action|fieldPrefix|hideButton|activeBolOrder|pastCutoff|checked|rows|selectedDate|deliveryDate|date|quantity|blocked|comes|min|max|deliveries|pauses|prefill|joins|amount|balanceDate|q|start|end|start_date|end_date|move_date|earliestDate|address|name|postcodeLabels|apiUrl|deliverTo|christmasDates|waitForCookie|maxQuantity|totalMaxQuantity|frequency)$/

/** Returns true for an option that a server fills in and that the widget does not need. */
export const isOfServer = (
  name: string,
  option: { isRequired?: boolean | undefined; isOneRequired?: boolean | undefined },
): boolean => byServer.test(name) && !option.isRequired && !option.isOneRequired
