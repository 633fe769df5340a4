import { useStore } from 'zustand'
import { createBoxStore } from '../store/box'
import type { BoxState, BoxStore } from '../store/box-state'
import { connectBox } from './connect-box'
import { type Service, useService } from './service'
import { apiService } from './use-api'
import { shopService } from './use-shop'
import { tabsService } from './use-tabs'

/** The basket, kept in step with the world outside. */
export const boxService: Service<BoxStore> = (need, atEnd) => {
  const box = createBoxStore({ api: () => need(apiService) })
  atEnd(connectBox(box, need(shopService), need(tabsService)))
  return box
}

/** The basket that all widgets of the page share. */
export const useBoxStore = (): BoxStore => useService(boxService)

/** The selected part of the basket; the component renders again when that part changes, and the basket is read. */
export const useBox = <T>(selector: (state: BoxState) => T): T => useStore(useBoxStore(), selector)
