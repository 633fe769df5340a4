import { oftenInWords } from '../../shared/domain/rules/boxes/often'
import {
  cancelled,
  fieldOf,
  type MoveConflict,
  type MoveOption,
  optionsOf,
  weekdayOf,
} from '../../shared/domain/rules/customers/house-move'
import { formatDate, parseDate, weekdayName } from '../../shared/domain/rules/dates/dates'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { SelectField } from '../../shared/ui/form/SelectField'
import { Picture } from '../../shared/ui/product/Picture'
import { tintOf } from '../../shared/ui/product/picture-tint'
import styles from './HouseMove.module.css'
import type { HouseMoveMessages } from './house-move-messages'
import type { HouseMoving } from './use-house-move'

/**
 * A day that an order moves to or from: a weekday or an ISO date in words; anything else stays as the shop wrote it.
 */
function optionInWords({ value, label }: MoveOption, words: HouseMoveMessages): string {
  if (label && label !== value) return label
  const date = parseDate(value)
  if (date) return formatDate(date, 'dddd DD/MM/YYYY', words)
  const weekday = weekdayOf(value)
  return weekday === null ? value : weekdayName(weekday, words)
}

const fromInWords = ({ from }: MoveConflict, words: HouseMoveMessages) =>
  optionInWords({ value: from, label: null }, words)

/** The order in words, such as "2 × Whole milk". */
const orderInWords = ({ name, quantity }: MoveConflict, labels: HouseMoveMessages): string => {
  const what = name || labels.anOrder
  return quantity && quantity > 1 ? interpolate(labels.items, { quantity, name: what }) : what
}

type MoveConflictsProps = { moving: HouseMoving; labels: HouseMoveMessages }

/** When an order comes, to tell it from others of the same name: "Monday, every 2 weeks". */
function fromInFull(conflict: MoveConflict, words: HouseMoveMessages): string {
  const from = fromInWords(conflict, words)
  return conflict.frequency > 0 ? `${from}, ${oftenInWords(conflict.frequency, words)}` : from
}

/** An order that is cancelled, in words: "2 × Whole milk (Monday, each week)". */
export const endingInWords = (conflict: MoveConflict, labels: HouseMoveMessages): string =>
  interpolate(labels.ending, { name: orderInWords(conflict, labels), from: fromInFull(conflict, labels) })

/** The clashing orders, each with a choice of its new day (HM-01, HM-03). */
export function MoveConflicts({ moving, labels }: MoveConflictsProps) {
  const { answer, left } = moving
  if (!answer?.conflicts.length) return null
  const count = answer.conflicts.length
  return (
    <div className={styles.conflicts} aria-busy={!moving.isCurrent || undefined}>
      <p className={styles.text}>{labels.clashes}</p>
      <div className={styles.tools}>
        <p className={styles.note}>{left ? interpolate(labels.left, { left, count }) : labels.allChosen}</p>
        {left > 1 && moving.isNearestOffered && (
          <Button tone="quiet" size="small" onPress={moving.chooseNearest}>
            {labels.nearest}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {answer.conflicts.map(conflict => (
          <Conflict key={conflict.id} {...{ conflict, moving, labels }} />
        ))}
      </ul>
    </div>
  )
}

function Conflict({ conflict, moving, labels }: MoveConflictsProps & { conflict: MoveConflict }) {
  const { answer, choices } = moving
  const what = orderInWords(conflict, labels)
  const from = fromInWords(conflict, labels)
  const when =
    conflict.frequency > 0
      ? interpolate(labels.regularly, { often: oftenInWords(conflict.frequency, labels), day: from })
      : interpolate(labels.once, { date: from })
  return (
    <li className={styles.conflict}>
      <div className={styles.what}>
        {conflict.image && (
          <span className={styles.tile} data-tint={tintOf(conflict.image)}>
            <Picture image={conflict.image} size={48} className={styles.picture} />
          </span>
        )}
        <div>
          <p className={styles.name}>{what}</p>
          <p className={styles.note}>{when}</p>
        </div>
      </div>
      <input type="hidden" name={fieldOf(conflict, 'from')} value={conflict.from} />
      <SelectField
        label={interpolate(labels.newDay, { name: what, from: fromInFull(conflict, labels) })}
        isLabelHidden
        name={fieldOf(conflict, 'to')}
        value={choices[conflict.id] ?? ''}
        onChange={to => moving.choose(conflict.id, to)}
      >
        <option value="" disabled>
          {labels.choose}
        </option>
        {answer &&
          optionsOf(conflict, answer).map(option => (
            <option key={option.value} value={option.value}>
              {optionInWords(option, labels)}
            </option>
          ))}
        <option value={cancelled}>{labels.cancel}</option>
      </SelectField>
    </li>
  )
}
