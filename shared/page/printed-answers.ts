/** A script in which the page has printed the answer to a read; `data-at` says when the shop wrote it. */
export const printedAnswer = 'data-doorstep-answer'

/** From here on what the page has printed may be old: it is shown first, but never in the place of a read. */
export function agePrintedAnswers(): void {
  for (const each of document.querySelectorAll(`[${printedAnswer}]`)) each.removeAttribute('data-at')
}
