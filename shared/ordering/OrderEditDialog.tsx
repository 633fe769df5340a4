import { useState } from 'react'
import { emit } from '../page/window-events'
import { formatDate, parseDate } from '../rules/dates'
import type { Product } from '../rules/product'
import { useShop } from '../store/use-shop'
import { Dialog } from '../ui/Dialog'
import { TextLink } from '../ui/TextLink'
import { useCloseSoon } from '../ui/use-close-soon'
import styles from './Editors.module.css'
import { type OrderEditWording, orderEditWording } from './editor-wording'
import { OneOffEditor } from './OneOffEditor'
import { RegularEditor } from './RegularEditor'

type OrderEditDialogProps = {
  isOpen: boolean
  product: Product
  /** The delivery of a one-off order, as the shop wrote it; without one the regular order is edited. */
  date?: string | undefined
  blocked?: string | false
  labels?: OrderEditWording
  returnFocusTo?: (() => HTMLElement | null) | undefined
  onClose: () => void
}

/** Edits the regular order of a product, or its order for one date (OE-01 to OE-06). */
export function OrderEditDialog({
  isOpen,
  product,
  date,
  blocked = false,
  labels = orderEditWording,
  returnFocusTo,
  onClose,
}: OrderEditDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const { closeSoon, stay } = useCloseSoon(isOpen, onClose)
  const host = { product, blocked, onPosted: closeSoon, onBusy: setBusy }
  const day = parseDate(date)
  return (
    <Dialog
      isOpen={isOpen}
      title={`Edit order for ${product.name}`}
      width={560}
      {...{ isBusy, returnFocusTo, onClose }}
      footer={<EditFooter labels={labels} onClose={onClose} />}
    >
      <div className={styles.editor} {...stay}>
        {day && <p className={styles.date}>{formatDate(day, 'dddd Do MMMM')}</p>}
        {date ? <OneOffEditor {...host} date={date} /> : <RegularEditor {...host} />}
      </div>
    </Dialog>
  )
}

/** The weekly basket stands on most pages of the shop; on the others there is nothing to open. */
const hasWeeklyBasket = () => document.querySelector('[data-widget="header-basket"]') !== null

function EditFooter({ labels, onClose }: { labels: OrderEditWording; onClose: () => void }) {
  const isGuest = useShop(({ session }) => session.isGuest)
  const openWeek = () => {
    onClose()
    emit('open-weekly-basket', {})
  }
  return (
    <div className={styles.footer}>
      <p>
        {labels.weekly}{' '}
        {hasWeeklyBasket() && (
          <button type="button" className={styles.linkButton} onClick={openWeek}>
            {labels.openWeek}
          </button>
        )}
      </p>
      <p>
        {isGuest ? (
          <TextLink href="/login">{labels.login}</TextLink>
        ) : (
          <TextLink href="/account/pauses">Pause your deliveries</TextLink>
        )}
      </p>
    </div>
  )
}
