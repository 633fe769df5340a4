import { type Week, weekTotals } from '../../domain/rules/essentials/week'
import { useMessages } from '../../platform/messages/use-messages'
import type { Pence } from '../../platform/values/money'
import { Price } from '../../ui/product/Price'
import { knownTotalMessages } from './week-messages'

/** A sum; beside one of which a part is not known it is said so. */
export function KnownSum({ pence, isWhole }: { pence: Pence | null; isWhole: boolean }) {
  const { whatIsKnown } = useMessages(knownTotalMessages)
  return (
    <>
      <Price pence={pence} />
      {pence !== null && !isWhole && <small>{` ${whatIsKnown}`}</small>}
    </>
  )
}

/** The total of that week as far as it is known; a dash until the week has been read. */
export function KnownTotal({ week }: { week: Week | null }) {
  if (!week) return <KnownSum pence={null} isWhole />
  const { all, isWhole } = weekTotals(week)
  return <KnownSum pence={all} isWhole={isWhole} />
}
