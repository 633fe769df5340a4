import { useEffect } from 'react'
import { announce } from '../page/shell'
import { boxTotals } from '../rules/box'
import { formatPence } from '../rules/money'
import { useBox, useBoxStore } from '../services/use-box'
import { fill } from '../text/fill'
import type { BoxWording } from './box-wording'

/** Has a screen reader say once, when all is saved and read, what has become of the basket (X1). */
export function useBoxNews(labels: BoxWording): void {
  const store = useBoxStore()
  const isUpdating = useBox(state => state.isUpdating)
  useEffect(() => {
    if (isUpdating) return
    const { takeNews, box } = store.getState()
    const news = takeNews()
    if (!news.length || !box) return
    const { total } = boxTotals(box)
    const sum = total === null ? [] : [`${labels.total} ${formatPence(total)}.`]
    announce([...news.map(({ kind, ...each }) => fill(labels[kind], each)), ...sum].join(' '))
  }, [store, isUpdating, labels])
}

/** Has the browser ask before the page is left while a change is being saved. */
export function useLeaveWarning(): void {
  const isSaving = useBox(state => state.isSaving)
  useEffect(() => {
    if (!isSaving) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaving])
}
