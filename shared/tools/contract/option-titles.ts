/** What a form calls an option whose name alone does not say it, in words that need no knowledge of the code. */
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
  deliveryDate: 'Day of the one-off order',
  deliveryOptions: 'Delivery options',
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
  href: 'Page that it leads to',
  instructionOptions: 'Special instructions to choose from',
  lastname: 'Last name',
  max: 'Latest day',
  maxQuantity: 'Most that can be ordered',
  maxZoom: 'Nearest zoom of the map tiles',
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
}

/** A name of the code in words: "nextPage" is "Next page". */
export function spacedTitle(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a form calls an option. */
export const optionTitle = (name: string): string => optionTitles[name] ?? spacedTitle(name)
