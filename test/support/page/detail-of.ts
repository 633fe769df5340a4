/** What an event of the page's window tells. */
export const detailOf = (event: Event) => (event instanceof CustomEvent ? event.detail : undefined)
