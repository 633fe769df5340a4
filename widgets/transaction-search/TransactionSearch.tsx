import { type FormEvent, useState } from 'react'
import { type DateRange, lastDays, lastMonth, thisMonth } from '../../shared/domain/rules/dates/date-range'
import { formatDate } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { pageLink } from '../../shared/platform/page/host/page-link'
import { focusWrongField } from '../../shared/platform/page/live-region'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { search } from '../../shared/ui/button/icon-shapes'
import { DateField } from '../../shared/ui/date/DateField'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import styles from './TransactionSearch.module.css'
import type { options } from './transaction-search.options'
import { transactionSearchMessages } from './transaction-search-messages'
import { dateFormat, useSearch } from './use-search'

const sides = [
  { side: 'start', name: 'from', label: 'from' },
  { side: 'end', name: 'to', label: 'to' },
] as const

/** Prevents the submission while a date is invalid, and focuses its field, which shows the error. */
const stopAtFault = (event: FormEvent<HTMLFormElement>) => {
  const wrong = [...event.currentTarget.elements].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && !field.validity.valid,
  )
  if (!wrong) return
  event.preventDefault()
  focusWrongField(wrong, wrong.validationMessage)
}

/** A search by text and two dates: an ordinary GET form that the page's own search answers (TS-01). */
export function TransactionSearch({ action, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(transactionSearchMessages)
  const asked = useSearch(given)
  const { href, target } = pageLink(action ?? location.pathname)
  const [calendar, setCalendar] = useState<HTMLElement | null>(null)
  return (
    <Panel title={messages.title}>
      <form
        className={styles.search}
        method="get"
        action={href}
        target={target}
        noValidate
        onSubmit={stopAtFault}
      >
        <TextField
          label={messages.words}
          name="q"
          value={asked.words}
          onChange={asked.setWords}
          placeholder={messages.wordsLike}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        {sides.map(({ side, name, label }) => {
          const date = asked.dates[side]
          return (
            <div className={styles.date} key={side}>
              <DateField
                label={messages[label]}
                format={dateFormat}
                value={date}
                typed={asked.typed[side]}
                onChange={next => asked.change(side, next)}
                error={asked.errors[side]}
                success={asked.movedNote(side)}
                today={asked.today}
                range={asked.dates}
                calendarIn={calendar}
              />
              <input type="hidden" name={name} value={date ? formatDate(date) : ''} />
            </div>
          )
        })}
        <div className={styles.button}>
          <Button type="submit" block>
            <Icon shape={search} />
            {messages.search}
          </Button>
        </div>
        <div className={styles.calendar} ref={setCalendar} />
      </form>
      <Periods ranges={rangesOf(asked.today)} onChoose={asked.choose} />
    </Panel>
  )
}

const rangesOf = (today: Parameters<typeof thisMonth>[0]) =>
  [
    ['lastDays', lastDays(today, 30)],
    ['thisMonth', thisMonth(today)],
    ['lastMonth', lastMonth(today)],
  ] as const

type PeriodsProps = {
  ranges: ReturnType<typeof rangesOf>
  onChoose: (range: DateRange) => void
}

function Periods({ ranges, onChoose }: PeriodsProps) {
  const messages = useMessages(transactionSearchMessages)
  return (
    <fieldset className={styles.periods} aria-label={messages.periods}>
      {ranges.map(([name, range]) => (
        <Button key={name} tone="secondary" size="small" onPress={() => onChoose(range)}>
          {messages[name]}
        </Button>
      ))}
    </fieldset>
  )
}
