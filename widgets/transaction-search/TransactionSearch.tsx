import { type FormEvent, useState } from 'react'
import { type DateRange, lastDays, lastMonth, thisMonth } from '../../shared/domain/rules/dates/date-range'
import { formatDate } from '../../shared/domain/rules/dates/dates'
import { setFocus } from '../../shared/platform/page/focus'
import { pageLink } from '../../shared/platform/page/host/page-link'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { search } from '../../shared/ui/button/icon-shapes'
import { DateField } from '../../shared/ui/date/DateField'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import type { SearchMessages } from './search-messages'
import styles from './TransactionSearch.module.css'
import { dateFormat, type SearchOptions, useSearch } from './use-search'

type TransactionSearchProps = SearchOptions & { action: string | undefined; labels: SearchMessages }

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
  setFocus(wrong)
}

/** A search by text and two dates: an ordinary GET form that the page's own search answers (TS-01). */
export function TransactionSearch({ action, labels, ...given }: TransactionSearchProps) {
  const asked = useSearch(given, labels)
  const { href, target } = pageLink(action ?? location.pathname)
  const [calendar, setCalendar] = useState<HTMLElement | null>(null)
  return (
    <Panel title={labels.title}>
      <form
        className={styles.search}
        method="get"
        action={href}
        target={target}
        noValidate
        onSubmit={stopAtFault}
      >
        <TextField
          label={labels.words}
          name="q"
          value={asked.words}
          onChange={asked.setWords}
          placeholder={labels.wordsLike}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        {sides.map(({ side, name, label }) => {
          const date = asked.dates[side]
          return (
            <div className={styles.date} key={side}>
              <DateField
                label={labels[label]}
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
            {labels.search}
          </Button>
        </div>
        <div className={styles.calendar} ref={setCalendar} />
      </form>
      <Periods labels={labels} ranges={rangesOf(asked.today)} onChoose={asked.choose} />
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
  labels: SearchMessages
  ranges: ReturnType<typeof rangesOf>
  onChoose: (range: DateRange) => void
}

function Periods({ labels, ranges, onChoose }: PeriodsProps) {
  return (
    <fieldset className={styles.periods} aria-label={labels.periods}>
      {ranges.map(([name, range]) => (
        <Button key={name} tone="secondary" size="small" onPress={() => onChoose(range)}>
          {labels[name]}
        </Button>
      ))}
    </fieldset>
  )
}
