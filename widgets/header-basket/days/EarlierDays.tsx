import { type CalendarDate, formatDate } from '../../../shared/domain/rules/dates/dates'
import { interpolate } from '../../../shared/platform/values/interpolate'
import type { HeaderBasketMessages } from '../header-basket-messages'
import styles from '../week/OpenWeek.module.css'

type EarlierDaysProps = { dates: readonly CalendarDate[]; labels: HeaderBasketMessages; onShow: () => void }

/** On a phone: the button that unfolds the days that are over or can no longer be changed (F-52). */
export function EarlierDays({ dates, labels, onShow }: EarlierDaysProps) {
  const [first, last] = [dates[0], dates.at(-1)].map(date => date && formatDate(date, 'dddd', labels))
  if (!first || !last) return null
  return (
    <button type="button" className={styles.earlier} onClick={onShow}>
      {dates.length === 1
        ? interpolate(labels.showDay, { day: first })
        : interpolate(labels.showDays, { first, last })}
    </button>
  )
}
