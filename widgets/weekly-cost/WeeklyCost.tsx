import { useEffect, useRef } from 'react'
import { announce } from '../../shared/page/shell'
import { formatPence } from '../../shared/rules/money'
import { weekTotals } from '../../shared/rules/week'
import { useWeeks, useWeeksStore } from '../../shared/store/use-weeks'
import { Button } from '../../shared/ui/Button'
import { Price } from '../../shared/ui/Price'
import { openWeek } from '../../shared/week/open-week'
import { useFirstWeek } from '../../shared/week/use-first-week'
import { WeekNav } from '../../shared/week/WeekNav'
import styles from './WeeklyCost.module.css'
import type { WeeklyCostWording } from './weekly-cost-wording'

type WeeklyCostProps = { startOfWeek: string | undefined; labels: WeeklyCostWording }

/** What the shown week costs; the weekly basket on the same page shows the same week. */
export function WeeklyCost({ startOfWeek, labels }: WeeklyCostProps) {
  useFirstWeek(startOfWeek)
  const weeks = useWeeksStore()
  const { status, value } = useWeeks(state => state.week)
  const total = value && weekTotals(value).all
  useSaidTotal(labels.total, total)
  return (
    <section
      className={styles.cost}
      data-ground="brand"
      aria-label={labels.title}
      aria-busy={status === 'loading' || undefined}
    >
      <WeekNav labels={labels} />
      <p className={styles.total}>
        {labels.total}{' '}
        <strong className={styles.amount}>
          <Price pence={total} />
        </strong>
      </p>
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          {labels.failed}{' '}
          <Button tone="secondary" size="small" onPress={() => void weeks.getState().refresh()}>
            {labels.retry}
          </Button>
        </p>
      )}
      <Button tone="quiet" onPress={() => openWeek(weeks)}>
        {labels.details}
      </Button>
    </section>
  )
}

/** Says a total that has changed; the first one is there to be read and needs no saying (B9). */
function useSaidTotal(words: string, total: number | null): void {
  const said = useRef<number | null>(null)
  useEffect(() => {
    if (total === null) return
    if (said.current !== null && said.current !== total) announce(`${words} ${formatPence(total)}`)
    said.current = total
  }, [words, total])
}
