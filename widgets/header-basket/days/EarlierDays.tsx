import { type CalendarDate, formatDate } from '../../../shared/domain/rules/dates/dates'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { headerBasketMessages } from '../header-basket-messages'
import styles from '../week/OpenWeek.module.css'

type EarlierDaysProps = { dates: readonly CalendarDate[]; onShow: () => void }

/** On a phone: the button that unfolds the days that are over or can no longer be changed (F-52). */
export function EarlierDays({ dates, onShow }: EarlierDaysProps) {
  const messages = useMessages(headerBasketMessages)
  const [first, last] = [dates[0], dates.at(-1)].map(date => date && formatDate(date, 'dddd', messages))
  if (!first || !last) return null
  return (
    <button type="button" className={styles.earlier} onClick={onShow}>
      {dates.length === 1
        ? interpolate(messages.showDay, { day: first })
        : interpolate(messages.showDays, { first, last })}
    </button>
  )
}
