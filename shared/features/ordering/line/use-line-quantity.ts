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
  /** The ordered quantity on the page; undefined if the page does not say. */
  printed: number | undefined
  /** The message about a saved change if the shop sends none. */
  savedWords: string
}

/**
 * Keeps the quantity of one line of a delivery. Each press is shown and sent at once; presses during a call are sent
 * as one change afterwards.
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
  const reading = useReading(isUnsure ? product.id : null, signal => line.read(api, signal))
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
        // A quantity chosen meanwhile is still to be sent.
        setWanted(chosen => (chosen === quantity ? undefined : chosen))
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
    // A requested quantity that is not saved yet stays.
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
    /** The requested quantity, or the saved one after a refusal; undefined until it is known. */
    quantity: kind === 'refused' ? held : (wanted ?? held),
    /** The shop's words for the last change. */
    saved,
    reading,
    posting,
    set,
    /** Sends the unsaved quantity once more. */
    again: () => wanted !== undefined && set(wanted),
  }
}
