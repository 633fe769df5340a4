import { useMessages } from '../../shared/platform/messages/use-messages'
import { Icon } from '../../shared/ui/button/Icon'
import { tick } from '../../shared/ui/button/icon-shapes'
import { OrderButton, type OrderButtonProps } from './OrderButton'
import styles from './OrderDialog.module.css'
import { orderDialogMessages } from './order-dialog-messages'

/** The button of a daily essential, below a text that says what is ordered, as far as that is known. */
export function EssentialButton({ comes, ...button }: OrderButtonProps & { comes: readonly string[] }) {
  const messages = useMessages(orderDialogMessages)
  const known = comes.filter(Boolean)
  return (
    <>
      {known.map(words => (
        <p key={words} className={styles.comes}>
          <Icon shape={tick} /> {words}
        </p>
      ))}
      <OrderButton
        {...button}
        words={known.length ? messages.changeOrder : messages.order}
        isSecondary={known.length > 0}
      />
    </>
  )
}
