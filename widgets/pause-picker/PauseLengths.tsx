import { type CalendarDate, dayInWords } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import styles from './PausePicker.module.css'
import { pausePickerMessages } from './pause-picker-messages'

/** Buttons for common lengths of a pause, counted from its first day. */
export function PauseLengths({
  from,
  onChoose,
}: {
  from: CalendarDate | null
  onChoose: (weeks: number) => void
}) {
  const messages = useMessages(pausePickerMessages)
  return (
    <div className={styles.weeks}>
      <span>
        {from ? interpolate(messages.weeksFrom, { day: dayInWords(from, messages) }) : messages.weeks}
      </span>
      <Button tone="secondary" size="small" onPress={() => onChoose(1)}>
        {messages.oneWeek}
      </Button>
      <Button tone="secondary" size="small" onPress={() => onChoose(2)}>
        {messages.twoWeeks}
      </Button>
    </div>
  )
}
