import { useStore } from 'zustand'
import { useGiven } from '../mount/services'
import { pageApi } from '../mount/use-api'
import { createBoxStore } from './box'
import type { BoxState, BoxStore } from './box-state'
import { connectBox } from './connect-box'
import { pageStore } from './use-shop'

let ofThisPage: BoxStore | undefined

/** The basket of this page; made, and kept in step with the world outside, when it is first asked for. */
export function pageBox(): BoxStore {
  if (!ofThisPage) {
    ofThisPage = createBoxStore({ api: pageApi })
    connectBox(ofThisPage, pageStore())
  }
  return ofThisPage
}

/** The basket that all widgets of the page share. */
export function useBoxStore(): BoxStore {
  const given = useGiven('box')
  return given ?? pageBox()
}

/** The selected part of the basket; the component renders again when that part changes, and the basket is read. */
export const useBox = <T>(selector: (state: BoxState) => T): T => useStore(useBoxStore(), selector)
