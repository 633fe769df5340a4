/** The detail of a window event. */
export const detailOf = (event: Event) => (event instanceof CustomEvent ? event.detail : undefined)
