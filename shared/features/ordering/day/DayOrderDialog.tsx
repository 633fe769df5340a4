import { useEffect, useEffectEvent, useRef } from 'react'
import type { Product } from '../../../domain/rules/product'
import { useReload } from '../../../platform/providers/use-reload'
import { EditorDialog } from '../EditorDialog'
import type { Posted } from '../use-posting'
import { DayOrderTabs } from './DayOrderTabs'

type DayOrderDialogProps = {
  isOpen: boolean
  title: string
  product: Product
  /** The date, in the shop's own format. */
  date: string
  blocked?: string | false
  /** Reloads the page after a change, unless the page prevents it; false if everything shown updates itself. */
  reloads?: boolean
  returnFocusTo?: (() => HTMLElement | null) | undefined
  onClose: () => void
}

/**
 * The dialog to change one day or all weeks of a regular order; it closes one second after the change is saved
 * (DO-14).
 */
export function DayOrderDialog({
  isOpen,
  title,
  product,
  date,
  reloads = true,
  returnFocusTo,
  onClose,
  ...tabs
}: DayOrderDialogProps) {
  const reload = useReload()
  const isReloadDue = useRef(false)

  const reloadIfDue = useEffectEvent(() => {
    if (!isReloadDue.current) return
    isReloadDue.current = false
    reload()
  })
  useEffect(() => {
    if (!isOpen) reloadIfDue()
  }, [isOpen])

  const finish = ({ mayReload }: Posted, closeSoon: () => void) => {
    const isDue = reloads && mayReload
    if (product.template === 'de') {
      isReloadDue.current = isDue
      closeSoon()
      return
    }
    onClose()
    if (isDue) reload()
  }
  return (
    <EditorDialog width={560} isSteady {...{ isOpen, title, returnFocusTo, onClose }} onPosted={finish}>
      {host => <DayOrderTabs {...tabs} {...{ product, date }} {...host} />}
    </EditorDialog>
  )
}
