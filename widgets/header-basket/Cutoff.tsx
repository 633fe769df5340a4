import { clockWords, momentOf } from '../../shared/rules/clock'
import { countsBox, countsLine, type WeekDay } from '../../shared/rules/week'
import { Icon } from '../../shared/ui/Icon'
import { lock } from '../../shared/ui/icon-shapes'
import styles from './Day.module.css'
import type { HeaderBasketWording } from './header-basket-wording'

type CutoffProps = { day: WeekDay; now: Date; labels: HeaderBasketWording }

/** Until when the day can still be changed (B8). */
export function Cutoff({ day, now, labels }: CutoffProps) {
  const lines = day.lines.filter(line => !line.delivered && countsLine(line))
  const boxes = day.boxes.filter(box => !box.isDelivered && box.failed === null && countsBox(box))
  const due = [...lines, ...boxes]
  if (!due.length || day.isPaused || day.shift !== null) return null
  if (due.every(({ isPastCutoff }) => isPastCutoff))
    return (
      <p className={styles.cutoff}>
        <Icon shape={lock} /> {labels.locked}
      </p>
    )
  const [first] = [...lines.filter(({ isFree }) => !isFree), ...boxes]
    .filter(({ isPastCutoff }) => !isPastCutoff)
    .flatMap(({ cutoff }) => momentOf(cutoff) ?? [])
    .filter(moment => moment > now)
    .sort((one, other) => one.getTime() - other.getTime())
  return first ? (
    <p className={styles.cutoff}>
      {labels.editUntil} {clockWords(first, now, labels)}
    </p>
  ) : null
}
