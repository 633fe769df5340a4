import type { WeekLine } from './week'

/** What has become, or will become, of a line; one answer, the first that applies. Null while nothing is settled. */
export type LineStatus = 'unavailable' | 'delivered' | 'short' | 'undeliverable' | 'delivering' | null

/** How a line came to be due that day; one answer, the first that applies. */
export type LineKind = 'shifted' | 'modified' | 'repeating' | 'one-off'

/** Is the line a day for which a regular order was changed to nothing? */
export const isSkipped = ({ ordered, isModified }: Pick<WeekLine, 'ordered' | 'isModified'>): boolean =>
  ordered === 0 && isModified

/** HB-19 to HB-22, A-116. */
export function lineStatus(line: WeekLine): LineStatus {
  if (line.isUnavailable) return 'unavailable'
  if (line.delivered) return line.delivered < line.ordered ? 'short' : 'delivered'
  // Nothing is on its way of what is skipped, paused or comes on another day.
  if (isSkipped(line) || line.isPaused || line.isShifted) return null
  if (line.isPastCutoff) return line.isLimited ? 'undeliverable' : 'delivering'
  return null
}

/** HB-23 to HB-27. */
export function lineKind({
  isShifted,
  isModified,
  frequency,
}: Pick<WeekLine, 'isShifted' | 'isModified' | 'frequency'>): LineKind {
  if (isShifted) return 'shifted'
  if (isModified) return 'modified'
  return frequency > 0 ? 'repeating' : 'one-off'
}

const statusWords = { unavailable: 'Unavailable', undeliverable: 'Undeliverable', delivering: 'Delivering' }

/** The status in the shop's words: "Delivered x 2". */
export function lineStatusLabel(line: WeekLine): string | null {
  const status = lineStatus(line)
  if (status === null) return null
  if (status === 'short') return `${line.delivered} of ${line.ordered} delivered`
  return status === 'delivered' ? `Delivered x ${line.delivered}` : statusWords[status]
}

/** "Weekly", "2-Weekly", "4-Weekly". */
export const repeatLabel = (frequency: number): string => (frequency > 1 ? `${frequency}-Weekly` : 'Weekly')

/** The kind in the shop's words. */
export function lineKindLabel(line: Pick<WeekLine, 'isShifted' | 'isModified' | 'frequency'>): string {
  const kind = lineKind(line)
  if (kind === 'repeating') return repeatLabel(line.frequency)
  return { shifted: 'Shifted', modified: 'Modified', 'one-off': 'One-off' }[kind]
}

/** Can the customer still change the line? (HB-29) */
export const isLineEditable = (line: WeekLine): boolean =>
  !(line.delivered || line.isPastCutoff || line.isFree)

/** Is the line part of a regular order, so that one day of it or all weeks can be changed? */
export const isRegularLine = ({ frequency, parentId }: Pick<WeekLine, 'frequency' | 'parentId'>): boolean =>
  frequency > 0 || parentId !== null
