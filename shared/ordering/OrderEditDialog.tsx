import { emit } from '../page/window-events'
import { type CalendarDate, parseDate } from '../rules/dates'
import type { Product } from '../rules/product'
import { useShop } from '../services/use-shop'
import { TextLink } from '../ui/TextLink'
import { EditorDialog } from './EditorDialog'
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
  const day = parseDate(date)
  return (
    <EditorDialog
      title={`Edit order for ${product.name}`}
      width={560}
      {...{ isOpen, returnFocusTo, onClose }}
      footer={leave => <EditFooter date={day} {...{ labels, leave }} />}
    >
      {host => (
        <div className={styles.editor}>
          {date ? (
            <OneOffEditor {...{ product, blocked, date }} {...host} />
          ) : (
            <RegularEditor {...{ product, blocked }} {...host} />
          )}
        </div>
      )}
    </EditorDialog>
  )
}

/** The weekly basket stands on most pages of the shop; on the others there is nothing to open. */
const hasWeeklyBasket = () => document.querySelector('[data-widget="header-basket"]') !== null

type EditFooterProps = { date: CalendarDate | null; labels: OrderEditWording; leave: () => boolean }

function EditFooter({ date, labels, leave }: EditFooterProps) {
  const isGuest = useShop(({ session }) => session.isGuest)
  const openWeek = () => {
    if (leave()) emit('open-weekly-basket', date ? { date } : {})
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
