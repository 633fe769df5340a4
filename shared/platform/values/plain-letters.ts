// Soft hyphens, zero-width characters, marks of direction and byte-order marks: they come along with copied text.
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

/**
 * Text in the letters and digits of a plain keyboard: some input methods type full-width ones, and copied text holds
 * characters that nobody sees.
 */
export const plainLetters = (text: string): string => text.replace(unseen, '').normalize('NFKC')

/** Words as they were written, without what nobody sees; joiners stay, as some scripts and emoji are written with them. */
export const plainWords = (text: string): string =>
  text.replace(unseen, each => (each === '\u200C' || each === '\u200D' ? each : '')).replaceAll('\u00A0', ' ')
