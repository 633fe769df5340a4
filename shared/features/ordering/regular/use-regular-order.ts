import { useState } from 'react'
import { heardOf } from '../../../domain/api/answers'
import { readRegularOrder, saveRegularOrder } from '../../../domain/api/essentials'
import { useApi } from '../../../domain/hooks/use-api'
import { useReading } from '../../../domain/hooks/use-reading'
import { itemsIn } from '../../../domain/rules/essentials/day-caps'
import {
  bringsSame,
  daysToSend,
  type RegularDay,
  type RegularOrder,
  wholeWeek,
  withNothing,
} from '../../../domain/rules/essentials/regular-order'
import { isWeeklyOnly, type Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { regularMessages } from '../editor-messages'
import { type EditorHost, usePosting } from '../use-posting'
import { type Edits, useRegularEdit } from './use-regular-edit'

type RegularTerms = EditorHost & {
  product: Product
  totalMaximum: number | null
  canRead: boolean
  initialEdits?: Edits | undefined
  /** The product is a gift of a code, so the customer's own orders of it do not count. */
  isGift?: boolean | undefined
  isInline?: boolean | undefined
}

const asWeek = (order: RegularOrder, isGift = false) =>
  isGift ? withNothing(wholeWeek(order)) : wholeWeek(order)

/** Returns the days after the order is saved. */
const asSaved = (days: readonly RegularDay[], isDeleted: boolean) =>
  days.map(day => {
    const quantity = isDeleted ? 0 : day.quantity
    return { ...day, quantity, hasOrder: quantity > 0 }
  })

export type RegularOrderEditing = ReturnType<typeof useRegularOrder>

/**
 * Keeps the state of a product's regular order: the saved days, the customer's changes, and the calls that read and
 * save it.
 */
export function useRegularOrder({
  product,
  totalMaximum,
  canRead,
  initialEdits,
  isGift,
  isInline,
  ...host
}: RegularTerms) {
  const messages = useMessages(regularMessages)
  const api = useApi()
  const [saved, setSaved] = useState<string | null>(null)
  const reading = useReading(
    canRead ? product.id : null,
    async signal => asWeek(await readRegularOrder(api, product, signal), isGift),
    heardOf('regular', product.id, order => asWeek(order, isGift)),
  )
  const posting = usePosting(product, host, reading.again)
  const limits = { maxAllowed: product.maxAllowed, total: totalMaximum }
  const edit = useRegularEdit(reading.value, limits, {
    isWeeklyOnly: isWeeklyOnly(product),
    initialEdits,
    isInline,
    isGift,
  })
  const { hasOrder, isDeleted, isList, itemsBefore } = edit
  const items = itemsIn(edit.sent)

  const submit = async () => {
    const forgetSent = edit.send()
    const after = isDeleted ? 0 : items
    let order = { days: edit.days, isList }
    // Every day is sent, so what somebody else has ordered for another day since is read first.
    const send = async () => {
      const now = await readRegularOrder(api, product).then(
        read => asWeek(read, isGift),
        () => ({ days: edit.ordered, isList }),
      )
      order = { ...now, days: edit.changed(now.days) }
      return saveRegularOrder(api, product, { ...order, days: daysToSend(order), isDeleted })
    }
    await posting.post({
      doing: isDeleted ? messages.removingOrder : hasOrder ? messages.updatingOrder : messages.addingOrder,
      send,
      before: itemsBefore,
      after,
      orderType: 'regular',
      isDone: async () =>
        bringsSame((await readRegularOrder(api, product)).days, isDeleted ? [] : daysToSend(order)),
      saved: isDeleted ? messages.deletedRegular : messages.savedRegular,
      onSaved(posted) {
        reading.replace({ ...order, days: asSaved(order.days, isDeleted) })
        forgetSent()
        setSaved(posted.message)
        host.onPosted?.(posted)
      },
    })
  }
  return {
    reading,
    posting,
    limits,
    edit,
    items,
    saved,
    submit,
    /** Clears the messages of the last attempt after the order was changed. */
    moveOn() {
      setSaved(null)
      posting.forget()
    },
  }
}
