import { useEffect } from 'react'
import { useBasket, useBasketStore } from '../../domain/hooks/use-basket'
import { totalsWith } from '../../domain/rules/basket'
import type { BasketNews } from '../../domain/rules/basket-changes'
import { isStale } from '../../domain/store/basket/basket-state'
import { useMessages } from '../../platform/messages/use-messages'
import { announce } from '../../platform/page/live-region'
import { hasSessionEnded } from '../../platform/page/login/login'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence } from '../../platform/values/money'
import { useIsSeen } from '../../ui/use-is-seen'
import { type BasketMessages, basketMessages } from './basket-messages'

/** Returns what has happened to a product, after the shop's words for it. */
export const sayNews = (messages: BasketMessages, { kind, reason = '', ...news }: BasketNews): string =>
  `${reason} ${interpolate(messages[kind], news)}`.trim()

/** Announces how the basket has changed, once all changes are saved and the basket has been read (X1). */
export function useBasketNews(): void {
  const messages = useMessages(basketMessages)
  const store = useBasketStore()
  const isUpdating = useBasket(state => state.isUpdating)
  const isSeen = useIsSeen()
  useEffect(() => {
    if (isUpdating) return
    const state = store.getState()
    // A visible panel takes the news first.
    // Ends with: one turn; all is saved.
    if (!isSeen()) return void setTimeout(state.takeNews)
    const { takeNews, basket, unread } = state
    const news = takeNews()
    if (!news.length || !basket) return
    const { total } = totalsWith(basket, unread.accepted, isStale(state))
    const sum = total === null ? [] : [`${messages.total} ${formatPence(total)}.`]
    const words = news.map(each => sayNews(messages, each))
    // The row that has come in place of another has the focus, and was read with it.
    const row = document.activeElement?.matches('[data-row]') ? document.activeElement.textContent : ''
    announce([...words.filter(each => !row?.includes(each)), ...sum].join(' '))
  }, [store, isUpdating, isSeen, messages])
}

/**
 * Makes the browser ask for confirmation if the visitor leaves while a change is being saved; not on the way to the login
 * page, as nothing can be saved before the login.
 */
export function useLeaveWarning(): void {
  const isSaving = useBasket(state => state.isSaving)
  useEffect(() => {
    if (!isSaving) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasSessionEnded()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaving])
}
