import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useApi } from '../../../domain/hooks/use-api'
import { useReading } from '../../../domain/hooks/use-reading'
import { useShop } from '../../../domain/hooks/use-shop'
import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { mayBeOld } from '../../../platform/page/facts/written-page'
import { lineMessages } from '../editor-messages'
import { usePosting } from '../use-posting'
import { lineReducer } from './line-reducer'
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
  const [{ held, wanted, saved, isUnsure }, dispatch] = useReducer(lineReducer, null, () => ({
    held: printed,
    wanted: undefined,
    saved: '',
    isUnsure: printed === undefined || mayBeOld(),
  }))
  const outdated = useShop(({ session }) => session.outdated)
  const [seen, setSeen] = useState({ printed, outdated })
  if (seen.outdated !== outdated || seen.printed !== printed) {
    setSeen({ printed, outdated })
    dispatch(seen.outdated !== outdated ? { type: 'doubted' } : { type: 'page-changed', printed })
  }
  const reading = useReading(isUnsure ? product.id : null, signal => line.read(api, signal))
  const posting = usePosting(product, {}, () => {
    dispatch({ type: 'doubted' })
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
      onSaved: ({ message }) => dispatch({ type: 'saved', quantity, words: message }),
    }),
  )
  useEffect(() => {
    if (kind === 'idle' && wanted !== undefined && wanted !== held) void send(wanted)
  }, [kind, wanted, held])
  const take = useEffectEvent((quantity: number) =>
    dispatch({ type: 'read', quantity, isWaiting: kind !== 'idle' }),
  )
  useEffect(() => {
    if (isUnsure && !reading.isReading && reading.value !== null) take(reading.value)
  }, [isUnsure, reading.isReading, reading.value])
  const set = (quantity: number) => {
    posting.forget()
    dispatch({ type: 'requested', quantity })
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
