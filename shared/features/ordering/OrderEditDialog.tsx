import { useShop } from '../../domain/hooks/use-shop'
import { type CalendarDate, parseDate } from '../../domain/rules/dates/dates'
import type { Product } from '../../domain/rules/product'
import { useMessages } from '../../platform/messages/use-messages'
import { pages } from '../../platform/page/addresses'
import { emit } from '../../platform/page/events/window-events'
import { placeholdersOf } from '../../platform/page/placeholders'
import { interpolate } from '../../platform/values/interpolate'
import { LinkButton } from '../../ui/button/LinkButton'
import { TextLink } from '../../ui/button/TextLink'
import { EditorDialog } from './EditorDialog'
import styles from './Editors.module.css'
import { editDialogMessages } from './editor-messages'
import { OneOffEditor } from './one-off/OneOffEditor'
import { RegularEditor } from './regular/RegularEditor'

type OrderEditDialogProps = {
  isOpen: boolean
  product: Product
  /** The delivery date of a one-off order, in the shop's own format; without it the regular order is edited. */
  date?: string | undefined
  blocked?: string | false
  /** The dialog was opened from the weekly view, so it does not suggest that view. */
  isInWeek?: boolean
  returnFocusTo?: (() => HTMLElement | null) | undefined
  onClose: () => void
}

/** Edits the regular order of a product, or its order for one date (OE-01 to OE-06). */
export function OrderEditDialog({
  isOpen,
  product,
  date,
  blocked = false,
  isInWeek = false,
  returnFocusTo,
  onClose,
}: OrderEditDialogProps) {
  const messages = useMessages(editDialogMessages)
  const day = parseDate(date)
  return (
    <EditorDialog
      title={interpolate(messages.editOrderOf, { name: product.name })}
      width={560}
      {...{ isOpen, returnFocusTo, onClose }}
      footer={leave => <EditFooter date={day} {...{ isInWeek, leave }} />}
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

/** Returns whether the page has a weekly basket, as most pages of the shop do. */
const hasWeeklyBasket = () => placeholdersOf('header-basket').length > 0

type EditFooterProps = { date: CalendarDate | null; isInWeek: boolean; leave: () => boolean }

function EditFooter({ date, isInWeek, leave }: EditFooterProps) {
  const messages = useMessages(editDialogMessages)
  const isGuest = useShop(({ session }) => session.isGuest)
  const openWeek = () => {
    if (leave()) emit('open-weekly-basket', date ? { date } : {})
  }
  return (
    <div className={styles.footer}>
      {!isInWeek && (
        <p>
          <span>{`${messages.weeklyToo} `}</span>
          {hasWeeklyBasket() && <LinkButton onPress={openWeek}>{messages.openWeek}</LinkButton>}
        </p>
      )}
      <p>
        {isGuest ? (
          <TextLink href={pages.login}>{messages.loginToPause}</TextLink>
        ) : (
          <TextLink href={pages.pauses}>{messages.pause}</TextLink>
        )}
      </p>
    </div>
  )
}
