/** The quantity of one line of a delivery: what the shop has, and what the customer has asked for. */
export type LineModel = {
  /** The ordered quantity, as the page printed it or the shop said it last; undefined until it is known. */
  held: number | undefined
  /** The requested quantity, until it is saved. */
  wanted: number | undefined
  /** The shop's words for the last change. */
  saved: string
  /** The shop must be asked for the ordered quantity. */
  isUnsure: boolean
}

export type LineEvent =
  | { type: 'page-changed'; printed: number | undefined }
  | { type: 'doubted' }
  /** The shop has told the ordered quantity; `isWaiting` if a requested quantity is not saved yet. */
  | { type: 'read'; quantity: number; isWaiting: boolean }
  | { type: 'requested'; quantity: number }
  | { type: 'saved'; quantity: number; words: string }

/** Returns the line after an event. All changes to the line happen here. */
export function lineReducer(line: LineModel, event: LineEvent): LineModel {
  switch (event.type) {
    case 'page-changed':
      return { ...line, held: event.printed }
    case 'doubted':
      return { ...line, isUnsure: true }
    case 'read':
      return {
        ...line,
        held: event.quantity,
        wanted: event.isWaiting ? line.wanted : undefined,
        isUnsure: false,
      }
    case 'requested':
      return { ...line, wanted: event.quantity, saved: '' }
    case 'saved':
      return {
        ...line,
        held: event.quantity,
        // A quantity chosen meanwhile is still to be sent.
        wanted: line.wanted === event.quantity ? undefined : line.wanted,
        saved: event.words,
      }
  }
}
