import { type Week, weekTotals } from '../../domain/rules/essentials/week'
import { useMessages } from '../../platform/messages/use-messages'
import type { Pence } from '../../platform/values/money'
import { Price } from '../../ui/product/Price'
import { knownTotalMessages } from './week-messages'

/** A sum, with a note if a part of it is not known. */
export function KnownSum({ pence, isWhole }: { pence: Pence | null; isWhole: boolean }) {
  const { whatIsKnown } = useMessages(knownTotalMessages)
  return (
    <>
      <Price pence={pence} />
      {pence !== null && !isWhole && <small>{` ${whatIsKnown}`}</small>}
    </>
  )
}

/** Returns the known sum of entries, as `KnownSum` shows it. */
export function sumOf(entries: Parameters<typeof weekTotals>[0]) {
  const { all, isWhole } = weekTotals(entries)
  return { pence: all, isWhole }
}

/** The known total of a week; a dash until the week has been read. */
export function KnownTotal({ week }: { week: Week | null }) {
  if (!week) return <KnownSum pence={null} isWhole />
  return <KnownSum {...sumOf(week)} />
}
