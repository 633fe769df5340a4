import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../domain/hooks/use-api'
import { useReading } from '../../../domain/hooks/use-reading'
import { useShop } from '../../../domain/hooks/use-shop'
import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { mayBeOld } from '../../../platform/page/facts/written-page'
import { lineMessages } from '../editor-messages'
import { usePosting } from '../use-posting'
import type { OrderedLine } from './ordered-line'

export type LineTerms = {
  product: Product
  line: OrderedLine
  /** What the page says is ordered; undefined where it does not say. */
  printed: number | undefined
  /** Said of a saved change if the shop sends no words of its own. */
  savedWords: string
}

/**
 * The quantity of one line of a delivery. Each press is shown at once and sent at once; what is pressed while the shop
 * answers is sent as one change afterwards.
 */
export function useLineQuantity({ product, line, printed, savedWords }: LineTerms) {
  const messages = useMessages(lineMessages)
  const api = useApi()
  const [held, setHeld] = useState(printed)
  const [wanted, setWanted] = useState<number>()
  const [saved, setSaved] = useState('')
  const [isUnsure, setUnsure] = useState(() => printed === undefined || mayBeOld())
  const outdated = useShop(({ session }) => session.outdated)
  const [seen, setSeen] = useState({ printed, outdated })
  if (seen.outdated !== outdated || seen.printed !== printed) {
    setSeen({ printed, outdated })
    if (seen.outdated !== outdated) setUnsure(true)
    else setHeld(printed)
  }
  const reading = useReading(isUnsure ? product.id : null, async signal => line.read(api, signal))
  const posting = usePosting(product, {}, () => {
    setUnsure(true)
    if (isUnsure) reading.again()
  })
  const { kind } = posting.state
  const send = useEffectEvent((quantity: number) =>
    posting.post({
      doing: messages.updatingOrder,
      isRemoval: !quantity,
      send: () => line.save(api, quantity),
      isDone: async () => (await line.read(api)) === quantity,
      before: held ?? 0,
      after: quantity,
      orderType: 'one_off',
      saved: savedWords,
      onSaved({ message }) {
        setHeld(quantity)
        setSaved(message)
      },
    }),
  )
  useEffect(() => {
    if (kind === 'idle' && wanted !== undefined && wanted !== held) void send(wanted)
  }, [kind, wanted, held])
  const take = useEffectEvent((quantity: number) => {
    setHeld(quantity)
    setUnsure(false)
    // What was asked for and is not saved stays.
    if (kind === 'idle') setWanted(undefined)
  })
  useEffect(() => {
    if (isUnsure && !reading.isReading && reading.value !== null) take(reading.value)
  }, [isUnsure, reading.isReading, reading.value])
  const set = (quantity: number) => {
    posting.forget()
    setSaved('')
    setWanted(quantity)
  }
  return {
    /** What was asked for, unless the shop has refused it; undefined until it is known. */
    quantity: kind === 'refused' ? held : (wanted ?? held),
    /** The shop's words for the last change. */
    saved,
    reading,
    posting,
    set,
    /** Sends once more what was not saved. */
    again: () => set(wanted ?? 0),
  }
}
