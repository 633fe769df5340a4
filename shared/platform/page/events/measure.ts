import { type Measured, tell } from './window-events'

/** Reports to the page and to the browser's own tools how long a widget or a call took since `start`, in milliseconds. */
export function measure(of: Measured['of'], name: string, start: number, outcome: string): void {
  const duration = performance.now() - start
  tell('doorstep:measured', { of, name, start, duration, outcome })
  try {
    // Of each name the latest stays; a page may be open for a day.
    performance.clearMeasures(`doorstep ${of} ${name}`)
    performance.measure(`doorstep ${of} ${name}`, { start, duration, detail: { outcome } })
  } catch {
    // A page without `performance.measure` still gets the event.
  }
}
