const empty = ['[]', '{}']
const none = ['missing', 'null']
const anyJson = [...none, '"x"', ...empty, '-1', 'true', '[null]', '{"a":{"b":1}}', '{…}']

/**
 * The damage that a part of an answer tolerates, and the value that is then read for it. A tolerated part
 * either makes another readable answer or stands for nothing: no sentence is printed from it.
 */
export const kinds: Record<string, { accepts: string[]; reads: unknown[] }> = {
  // Whole records and lists: PHP writes either as [] or {} when it has no members.
  'an object': { accepts: [], reads: [] },
  'a list': { accepts: empty, reads: [[]] },
  // Documented as nullable, or left out by a shop that has none.
  'a list, or none': { accepts: [...none, ...empty], reads: [[]] },
  'an object, or none': { accepts: [...none, ...empty], reads: [null] },
  // Each of these fields then counts as left out.
  'an object of fields that may be left out': { accepts: [...none, ...empty], reads: ['anything'] },
  // A line with another identifier is another line and has no note.
  'an identifier': { accepts: ['"x"', '-1'], reads: ['x', '-1', 0] },
  'an identifier, or none': { accepts: [...none, '"x"', '-1'], reads: [null, 'x', '-1', true] },
  'an identifier of our own making': {
    accepts: [...none, '"x"', '-1'],
    reads: ['101-2026-11-23', 'x', '-1'],
  },
  // A box has its own identifier or that of its order.
  'one of two identifiers': { accepts: [...none, '"x"', '-1'], reads: ['x', '-1', '31', '871'] },
  'a count': { accepts: [], reads: [] },
  'a count, or none': { accepts: none, reads: [null] },
  'a date': { accepts: [], reads: [] },
  'a date, or none': { accepts: none, reads: [null] },
  'an amount, or none': { accepts: [...none, '-1'], reads: [0, -100] },
  'a verdict on a failure': { accepts: ['true'], reads: ['', 'Card declined'] },
  'a verdict': { accepts: ['true'], reads: ['anything'] },
  // A missing state counts as false; an unreadable state does not.
  'a state': { accepts: [...none, 'true'], reads: [false, true] },
  'a state that holds unless denied': { accepts: [...none, 'true'], reads: [true] },
  'words, or none': { accepts: [...none, '"x"', '-1'], reads: [null, '', 'x', '-1'] },
  // Deliberate: shown as "—" or not at all, and its total is unknown. Never 0.
  'an amount that may be unknown': { accepts: anyJson, reads: [null, -100] },
  'a count that may be unknown': { accepts: anyJson, reads: [null] },
  // Deliberate: if a row is missing, no change is shown, since that row would look removed (J-61).
  'what an order held before': { accepts: anyJson, reads: [null] },
  'a product of before': { accepts: anyJson, reads: [null, 'x', '-1'] },
  // Deliberate: nothing is sent for one week of a box whose date is unknown.
  'a date that may be unknown': { accepts: anyJson, reads: [null] },
  // Deliberate: a regular order is weekly by default; any other delivery comes once.
  'a frequency': { accepts: none, reads: [0, 1] },
  'a message': { accepts: ['"x"', '-1'], reads: ['x', '-1'] },
  // A day with an empty list.
  'an entry of a day': { accepts: empty, reads: [[]] },
  // Read but never shown (HB-28, A-62).
  'a note of what was taken back': { accepts: [...none, '"x"', '-1'], reads: ['anything'] },
  'any list': { accepts: empty, reads: [false] },
  // Deliberate: without any day nothing is ordered; an empty list gives no day a key.
  days: { accepts: [...none, ...empty], reads: [[], true] },
  // A different answer: an order for the other days.
  'a day': { accepts: ['missing'], reads: ['anything'] },
  // Deliberate: a day without an order may lack a quantity (RO-03).
  'a quantity of a day': { accepts: none, reads: [0] },
  // A different answer: other dates, or a date without the shop's own words.
  dates: { accepts: [...empty, '{"a":{"b":1}}'], reads: ['anything'] },
  'dates under a heading': { accepts: ['missing', ...empty], reads: ['anything'] },
  'a label': { accepts: [...none, '"x"', '-1'], reads: ['anything'] },
  // Null means that there is no order for that date; a missing field means nothing.
  'an order of a date': { accepts: ['null', '"x"', '-1'], reads: [null, 'x', '-1'] },
  // Deliberate: without a partner to name, the shop does not deliver there (PC-13).
  'a partner': { accepts: anyJson, reads: [[]] },
  'a flag of the outcome': { accepts: [...none, 'true'], reads: ['anything'] },
  'a word': { accepts: ['"x"', '-1'], reads: ['x', '-1', false] },
  'any entry': { accepts: [...empty, '{"a":{"b":1}}'], reads: [] },
  // Deliberate: an unreadable name or picture is replaced by nothing, or by the next best name.
  'words that may be missing': {
    accepts: anyJson,
    reads: ['', null, 'x', '-1', 'Whole milk', 'Seasonal veg box'],
  },
  // Deliberate: the shop itself enforces a customer's maximum.
  'a maximum': { accepts: anyJson, reads: [null, 0] },
  // Deliberate: this decides only the picture and the dialog of a product.
  'a template': { accepts: anyJson, reads: ['bol'] },
  // Deliberate: this is only a note, as the money is in the basket's discount.
  'a note': { accepts: anyJson, reads: [0, -100] },
  // Deliberate: the readable details of a match or partner are shown, the others are not (CALL-08).
  'what may be known': { accepts: anyJson, reads: ['anything'] },
  // Read together with another field, or not read at all.
  unread: { accepts: anyJson, reads: [] },
}

export type Parts = Readonly<Record<string, keyof typeof kinds>>
