import { useStore } from 'zustand'
import { useGiven } from '../mount/services'
import { pageApi } from '../mount/use-api'
import { recall, remember } from '../page/remembered'
import { shopClock } from '../page/shop-clock'
import { parseDate } from '../rules/dates'
import { connectWeeks } from './connect-weeks'
import { createWeeksStore, type WeeksState, type WeeksStore } from './weeks'

const memory = 'week'
let ofThisPage: WeeksStore | undefined

/** The weeks of this page; made, and kept in step with the world outside, when they are first asked for. */
export function pageWeeks(): WeeksStore {
  if (!ofThisPage) {
    const remembered = parseDate(recall(memory))
    ofThisPage = createWeeksStore({
      api: pageApi,
      now: shopClock.now,
      start: remembered ?? undefined,
      onMove: start => remember(memory, start ?? ''),
    })
    connectWeeks(ofThisPage)
    shopClock.subscribe(ofThisPage.correct)
  }
  return ofThisPage
}

/** The weeks that all widgets of the page share. */
export function useWeeksStore(): WeeksStore {
  const given = useGiven('weeks')
  return given ?? pageWeeks()
}

/** The selected part of the weeks; the component renders again when that part changes. */
export const useWeeks = <T>(selector: (state: WeeksState) => T): T => useStore(useWeeksStore(), selector)
