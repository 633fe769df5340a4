import { useEffect, useEffectEvent, useState } from 'react'
import { hearAnswers } from '../../shared/domain/api/answers'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useReading } from '../../shared/domain/hooks/use-reading'
import { useShop } from '../../shared/domain/hooks/use-shop'
import type { RegularOrder } from '../../shared/domain/rules/essentials/regular-order'
import type { Product } from '../../shared/domain/rules/product'
import type { OrderKind } from '../../shared/features/ordering/EssentialsTabs'
import { essentialsMessages } from '../../shared/features/ordering/editor-messages'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { lastEvents } from '../../shared/platform/page/events/last-events'
import { listen } from '../../shared/platform/page/events/window-events'
import { mayBeOld } from '../../shared/platform/page/facts/written-page'
import type { PrintedComes } from './printed-comes'

/** Returns true if the product has been ordered on this page; the event does not say for which date. */
const wasPosted = ({ id }: Product) =>
  lastEvents()['product-posted']?.some(({ detail }) => String(detail?.product) === id) === true

/**
 * Returns what the customer gets of a daily essential, in words: as the page has printed it, or read from the shop if
 * the page says nothing or the product has been ordered elsewhere since. While the dialog is open, the dialog supplies
 * the words.
 */
export function useComes(product: Product, printed: PrintedComes | undefined, isOpen: boolean) {
  const words = useMessages(essentialsMessages)
  const api = useApi()
  const [comes, setComes] = useState(() => ({
    regular: printed?.regularly ?? '',
    'one-off': wasPosted(product) ? '' : (printed?.once ?? ''),
  }))
  const [isUnsure, setUnsure] = useState(() => !printed || mayBeOld())
  const outdated = useShop(({ session }) => session.outdated)
  const [seen, setSeen] = useState(outdated)
  const canRead = useShop(({ session }) => session.isPostcodeConfirmed && !session.isGuest)
  if (seen !== outdated) {
    setSeen(outdated)
    setUnsure(true)
  }
  const note = (kind: OrderKind, what: string) => {
    setComes(known => ({ ...known, [kind]: what }))
    if (kind === 'regular') setUnsure(false)
  }
  const mustRead = product.template === 'de' && isUnsure && canRead && !isOpen
  useReading(mustRead ? product.id : null, async signal => {
    // Fetched only here: a press that adds to the box needs nothing of a regular order.
    const { readComes } = await import('./read-comes')
    const what = await readComes(api, product, words, signal)
    if (!signal.aborted) note('regular', what)
  })
  const doubt = useEffectEvent((id: string) => {
    if (isOpen || id !== product.id) return
    setUnsure(true)
    setComes(known => ({ ...known, 'one-off': '' }))
  })
  useEffect(() => listen('product-posted', ({ product: id }) => doubt(String(id))), [])
  const takeRegular = useEffectEvent(async (order: RegularOrder) => {
    if (isOpen || mustRead) return
    const { comesOf } = await import('./read-comes')
    note('regular', comesOf(order, words))
  })
  const { id } = product
  useEffect(
    () => hearAnswers('regular', of => (of === id ? order => void takeRegular(order) : undefined)),
    [id],
  )
  return {
    comes: Object.values(comes).filter(Boolean),
    /** Whether there is a regular order; undefined while that is not known. */
    isRegular: isUnsure ? undefined : comes.regular !== '',
    note,
  }
}
