import type { ReactNode } from 'react'
import { useLazy } from '../../platform/providers/use-lazy'
import { Spinner } from '../status/Spinner'
import { useSpinner } from '../status/use-spinner'
import type { CalendarProps } from './Calendar'
import styles from './DateField.module.css'

const load = () => import('./Calendar')

/** Fetches the calendar once it is opened, and keeps it. It is not shown before a spinner has been seen (UI-01). */
export function useLazyCalendar(isOpen: boolean) {
  const part = useLazy<typeof import('./Calendar')>(isOpen ? load : null)
  return { part, isSpinning: useSpinner(isOpen && !part) }
}

type LazyCalendarProps = CalendarProps & {
  fetched: ReturnType<typeof useLazyCalendar>
  /** The name of the spinner. */
  loading: string
  /** What stands in the place of a calendar that could not be fetched. */
  missing: ReactNode
}

/** The calendar, or an empty place as high as it. */
export function LazyCalendar({ fetched, loading, missing, ...days }: LazyCalendarProps) {
  const { part, isSpinning } = fetched
  if (isSpinning || !part)
    return (
      <div className={styles.box} data-ground="surface" aria-busy="true">
        <div className={styles.waiting}>{isSpinning && <Spinner label={loading} />}</div>
        {days.note && <p className={styles.note}>{days.note}</p>}
      </div>
    )
  return part === 'missing' ? missing : <part.Calendar {...days} />
}
