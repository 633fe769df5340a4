import { useLayoutEffect } from 'react'
import { useShop, useShopStore } from '../../shared/domain/hooks/use-shop'
import { normalisePostcode } from '../../shared/domain/rules/customers/postcode'
import type { PanelOptions } from './postcode-panel.options'

/**
 * The page's confirmed postcode as one panel sees it (EVT-04); `known` is what its placeholder says.
 * A panel for a future address has nothing to do with it.
 */
export function useConfirmation({
  postcode: known,
  quotaReached,
  quotaBlocks,
  moving: isMoving,
}: PanelOptions) {
  const store = useShopStore()
  const { postcode, isPostcodeConfirmed, isBlocked, beforeEdit } = useShop(shop => shop.session)
  const written = known ? normalisePostcode(known) : null
  useLayoutEffect(() => {
    const { session, confirmPostcode, relaxQuota } = store.getState()
    // What was confirmed or is being changed since the page was written is newer.
    if (isMoving || session.beforeEdit) return
    if (!quotaBlocks) relaxQuota()
    if (written && (!session.isPostcodeConfirmed || (quotaReached && session.postcode === null)))
      confirmPostcode({ postcode: written, quotaReached: quotaReached || undefined, quotaBlocks })
  }, [store, written, quotaReached, quotaBlocks, isMoving])
  return {
    isConfirmed: isPostcodeConfirmed && !isMoving,
    /** Null when the page only said that there is one. */
    postcode: postcode ?? written,
    isBlocked,
    canCancel: isMoving || beforeEdit !== null,
  }
}
