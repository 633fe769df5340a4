const empty = ['[]', '{}']
const none = ['missing', 'null']
const anyJson = [...none, '"x"', ...empty, '-1', 'true', '[null]', '{"a":{"b":1}}', '{…}']

/**
 * What a part may be replaced by without the answer being refused, and what is then read in its place. Whatever is let
 * through is either another answer that can be read, or stands for nothing: no sentence is printed from it.
 */
export const kinds: Record<string, { accepts: string[]; reads: unknown[] }> = {
  // Whole records and lists: [] and {} are how PHP writes either without any members.
  'an object': { accepts: [], reads: [] },
  'a list': { accepts: empty, reads: [[]] },
  // Documented as possibly null, or left out by a shop that has none.
  'a list, or none': { accepts: [...none, ...empty], reads: [[]] },
  'an object, or none': { accepts: [...none, ...empty], reads: [null] },
  // Fields that an object may leave out are then as if they had been left out one by one.
  'an object of fields that may be left out': { accepts: [...none, ...empty], reads: ['anything'] },
  // A line of another identifier is another line: it has no note.
  'an identifier': { accepts: ['"x"', '-1'], reads: ['x', '-1', 0] },
  'an identifier, or none': { accepts: [...none, '"x"', '-1'], reads: [null, 'x', '-1', true] },
  'an identifier of our own making': {
    accepts: [...none, '"x"', '-1'],
    reads: ['101-2026-11-23', 'x', '-1'],
  },
  // A box has one of its own or one of its order.
  'one of two identifiers': { accepts: [...none, '"x"', '-1'], reads: ['x', '-1', '31', '871'] },
  'a count': { accepts: [], reads: [] },
  'a count, or none': { accepts: none, reads: [null] },
  'a date': { accepts: [], reads: [] },
  'a date, or none': { accepts: none, reads: [null] },
  'an amount, or none': { accepts: [...none, '-1'], reads: [0, -100] },
  'a verdict on a failure': { accepts: ['true'], reads: ['', 'Card declined'] },
  'a verdict': { accepts: ['true'], reads: ['anything'] },
  // A state that is not mentioned does not hold; one that cannot be understood is not taken for one that does not.
  'a state': { accepts: [...none, 'true'], reads: [false, true] },
  'a state that holds unless denied': { accepts: [...none, 'true'], reads: [true] },
  'words, or none': { accepts: [...none, '"x"', '-1'], reads: [null, '', 'x', '-1'] },
  // Deliberate: shown as "—" or not at all, and a total of it is not known. Never 0.
  'an amount that may be unknown': { accepts: anyJson, reads: [null, -100] },
  'a count that may be unknown': { accepts: anyJson, reads: [null] },
  // Deliberate: without all rows no change is told, as one that is missing would be told as taken out (J-61).
  'what an order held before': { accepts: anyJson, reads: [null] },
  'a product of before': { accepts: anyJson, reads: [null, 'x', '-1'] },
  // Deliberate: nothing is sent for one week of a box whose date is not known.
  'a date that may be unknown': { accepts: anyJson, reads: [null] },
  // Deliberate: the default of a regular order; what names no other rhythm comes once.
  'a frequency': { accepts: none, reads: [0, 1] },
  'a message': { accepts: ['"x"', '-1'], reads: ['x', '-1'] },
  // A day in whose list nothing stands.
  'an entry of a day': { accepts: empty, reads: [[]] },
  // Kept, never shown (HB-28, A-62).
  'a note of what was taken back': { accepts: [...none, '"x"', '-1'], reads: ['anything'] },
  'any list': { accepts: empty, reads: [false] },
  // Deliberate: without any day nothing is ordered; in a list of none, none has a key.
  days: { accepts: [...none, ...empty], reads: [[], true] },
  // Another answer: an order of the other days.
  'a day': { accepts: ['missing'], reads: ['anything'] },
  // Deliberate: a day on which nothing is ordered may be written without a quantity (RO-03).
  'a quantity of a day': { accepts: none, reads: [0] },
  // Another answer: other dates, or a date in no words but its own.
  dates: { accepts: [...empty, '{"a":{"b":1}}'], reads: ['anything'] },
  'dates under a heading': { accepts: ['missing', ...empty], reads: ['anything'] },
  'a label': { accepts: [...none, '"x"', '-1'], reads: ['anything'] },
  // Null says that there is no order of that date; silence says nothing.
  'an order of a date': { accepts: ['null', '"x"', '-1'], reads: [null, 'x', '-1'] },
  // Deliberate: without a partner to name, the shop does not deliver there (PC-13).
  'a partner': { accepts: anyJson, reads: [[]] },
  'a flag of the outcome': { accepts: [...none, 'true'], reads: ['anything'] },
  'a word': { accepts: ['"x"', '-1'], reads: ['x', '-1', false] },
  'any entry': { accepts: [...empty, '{"a":{"b":1}}'], reads: [] },
  // Deliberate: a name or a picture, shown where it can be read; in its place stands nothing, or the next best name.
  'words that may be missing': {
    accepts: anyJson,
    reads: ['', null, 'x', '-1', 'Whole milk', 'Seasonal veg box'],
  },
  // Deliberate: the shop itself holds a customer to its maximum.
  'a maximum': { accepts: anyJson, reads: [null, 0] },
  // Deliberate: only which picture and dialog a product has.
  'a template': { accepts: anyJson, reads: ['bol'] },
  // Deliberate: a note beside a line whose money is in the basket's discount.
  'a note': { accepts: anyJson, reads: [0, -100] },
  // Deliberate: what is known of a match or of a partner is shown, the rest is not (CALL-08).
  'what may be known': { accepts: anyJson, reads: ['anything'] },
  // Read with another field in mind, or for nothing.
  unread: { accepts: anyJson, reads: [] },
}

export type Parts = Readonly<Record<string, keyof typeof kinds>>
