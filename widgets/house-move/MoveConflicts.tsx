import { oftenInWords } from '../../shared/domain/rules/boxes/often'
import {
  cancelled,
  fieldOf,
  type MoveConflict,
  type MoveOption,
  optionsOf,
  weekdayOf,
} from '../../shared/domain/rules/customers/house-move'
import { dayInWords, parseDate, weekdayName } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { SelectField } from '../../shared/ui/form/SelectField'
import { Picture } from '../../shared/ui/product/Picture'
import { tintOf } from '../../shared/ui/product/picture-tint'
import styles from './HouseMove.module.css'
import { type HouseMoveMessages, houseMoveMessages } from './house-move-messages'
import type { HouseMoving } from './use-house-move'

/**
 * Returns a day that an order moves to or from: a weekday or an ISO date in words; anything else stays as the shop
 * wrote it.
 */
function optionInWords({ value, label }: MoveOption, messages: HouseMoveMessages): string {
  if (label && label !== value) return label
  const date = parseDate(value)
  if (date) return dayInWords(date, messages)
  const weekday = weekdayOf(value)
  return weekday === null ? value : weekdayName(weekday, messages)
}

const fromInWords = ({ from }: MoveConflict, messages: HouseMoveMessages) =>
  optionInWords({ value: from, label: null }, messages)

/** Returns the order in words, such as "2 × Whole milk". */
const orderInWords = ({ name, quantity }: MoveConflict, messages: HouseMoveMessages): string => {
  const what = name || messages.anOrder
  return quantity && quantity > 1 ? interpolate(messages.items, { quantity, name: what }) : what
}

type MoveConflictsProps = { moving: HouseMoving }

/** Returns when an order comes, to tell it from others of the same name: "Monday, every 2 weeks". */
function fromInFull(conflict: MoveConflict, messages: HouseMoveMessages): string {
  const from = fromInWords(conflict, messages)
  return conflict.frequency > 0 ? `${from}, ${oftenInWords(conflict.frequency, messages)}` : from
}

/** Returns an order that is cancelled, in words: "2 × Whole milk (Monday, each week)". */
export const endingInWords = (conflict: MoveConflict, messages: HouseMoveMessages): string =>
  interpolate(messages.ending, {
    name: orderInWords(conflict, messages),
    from: fromInFull(conflict, messages),
  })

/** The clashing orders, each with a choice of its new day (HM-01, HM-03). */
export function MoveConflicts({ moving }: MoveConflictsProps) {
  const messages = useMessages(houseMoveMessages)
  const { answer, left } = moving
  if (!answer?.conflicts.length) return null
  const count = answer.conflicts.length
  return (
    <div className={styles.conflicts} aria-busy={!moving.isCurrent || undefined}>
      <p className={styles.text}>{messages.clashes}</p>
      <div className={styles.tools}>
        <p className={styles.note}>
          {left ? interpolate(messages.left, { left, count }) : messages.allChosen}
        </p>
        {left > 1 && moving.isNearestOffered && (
          <Button tone="quiet" size="small" onPress={moving.chooseNearest}>
            {messages.nearest}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {answer.conflicts.map(conflict => (
          <Conflict key={conflict.id} {...{ conflict, moving }} />
        ))}
      </ul>
    </div>
  )
}

function Conflict({ conflict, moving }: MoveConflictsProps & { conflict: MoveConflict }) {
  const messages = useMessages(houseMoveMessages)
  const { answer, choices } = moving
  const what = orderInWords(conflict, messages)
  const from = fromInWords(conflict, messages)
  const when =
    conflict.frequency > 0
      ? interpolate(messages.regularly, { often: oftenInWords(conflict.frequency, messages), day: from })
      : interpolate(messages.once, { date: from })
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
        label={interpolate(messages.newDay, { name: what, from: fromInFull(conflict, messages) })}
        isLabelHidden
        name={fieldOf(conflict, 'to')}
        value={choices[conflict.id] ?? ''}
        onChange={to => moving.choose(conflict.id, to)}
      >
        <option value="" disabled>
          {messages.choose}
        </option>
        {answer &&
          optionsOf(conflict, answer).map(option => (
            <option key={option.value} value={option.value}>
              {optionInWords(option, messages)}
            </option>
          ))}
        <option value={cancelled}>{messages.cancel}</option>
      </SelectField>
    </li>
  )
}
