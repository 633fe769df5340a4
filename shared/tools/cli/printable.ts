// Texts of pages, templates and servers are untrusted. Printed unchanged, they could control a terminal, reverse the
// direction of a line, or give a command to the machine that runs the checks.

const steers = /(?![\n\t])[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
/** The text with which GitHub, Azure and TeamCity begin a command in the middle of a line. */
const commands = /##(?=[\w-]*\[)/g

const asEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns a text of several lines with its control characters escaped as in JSON, so that JSON stays JSON. */
export const printable = (text: string): string =>
  text.replace(steers, asEscape).replace(commands, '#\\u0023')

const most = 2000

/** Returns a text from outside as a part of one line. */
export function inOneLine(text: string): string {
  const line = printable(text.slice(0, 2 * most).replace(/(?<!\s)\s*[\r\n\u2028\u2029]\s*/g, ' '))
  return line.length > most ? `${line.slice(0, most)}…` : line
}
