import { useLayoutEffect } from 'react'
import { useShop, useShopStore } from '../../shared/domain/hooks/use-shop'
import { normalisePostcode } from '../../shared/domain/rules/customers/postcode'
import type { PanelOptions } from './postcode-panel.options'

/**
 * Returns the page's confirmed postcode for one panel (EVT-04); `known` comes from its placeholder. A panel for a
 * future address ignores the confirmed postcode.
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
    // A postcode confirmed or edited since the page was rendered takes precedence.
    if (isMoving || session.beforeEdit) return
    if (!quotaBlocks) relaxQuota()
    if (written && (!session.isPostcodeConfirmed || (quotaReached && session.postcode === null)))
      confirmPostcode({ postcode: written, quotaReached: quotaReached || undefined, quotaBlocks })
  }, [store, written, quotaReached, quotaBlocks, isMoving])
  return {
    isConfirmed: isPostcodeConfirmed && !isMoving,
    /** Null if the page has only said that a postcode is confirmed. */
    postcode: postcode ?? written,
    isBlocked,
    canCancel: isMoving || beforeEdit !== null,
  }
}
