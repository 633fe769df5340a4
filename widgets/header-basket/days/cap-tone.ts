import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'
import type { WeekDay } from '../../../shared/domain/rules/essentials/week'

/** Returns the colour of a day's bottle top: gold today, green delivered, blue moved, oat paused. */
export function capTone(
  { date, isPaused, shift, lines, boxes }: WeekDay,
  now: CalendarDate,
): 'gold' | 'success' | 'info' | 'oat' | undefined {
  if (isPaused) return 'oat'
  if (shift !== null) return 'info'
  if (date === now) return 'gold'
  const isDelivered = lines.some(line => line.delivered) || boxes.some(box => box.isDelivered)
  return isDelivered ? 'success' : undefined
}
