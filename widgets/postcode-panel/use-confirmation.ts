import { useLayoutEffect } from 'react'
import { normalisePostcode } from '../../shared/rules/postcode'
import { useShop, useShopStore } from '../../shared/services/use-shop'

/**
 * The page's confirmed postcode as one panel sees it (EVT-04); `known` is what its placeholder says.
 * A panel for a future address has nothing to do with it.
 */
export function useConfirmation(known: string | undefined, isMoving: boolean) {
  const store = useShopStore()
  const { postcode, isPostcodeConfirmed, blocked, beforeEdit } = useShop(shop => shop.session)
  const written = known ? normalisePostcode(known) : null
  useLayoutEffect(() => {
    const { session, confirmPostcode } = store.getState()
    // What was confirmed or is being changed since the page was written is newer.
    if (written && !isMoving && !session.isPostcodeConfirmed && !session.beforeEdit)
      confirmPostcode({ postcode: written })
  }, [store, written, isMoving])
  return {
    isConfirmed: isPostcodeConfirmed && !isMoving,
    /** Null when the page only said that there is one. */
    postcode: postcode ?? written,
    blocked,
    canCancel: isMoving || beforeEdit !== null,
  }
}
