import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { OrderButton, type OrderButtonProps } from './OrderButton'
import styles from './OrderDialog.module.css'
import { orderDialogMessages } from './order-dialog-messages'

/** The button of a daily essential, below a text that says what is ordered, as far as that is known. */
export function EssentialButton({
  comes: known,
  ...button
}: OrderButtonProps & { comes: readonly string[] }) {
  const messages = useMessages(orderDialogMessages)
  return (
    <>
      {known.length > 0 && (
        <div className={styles.held} data-card-note="">
          {known.map(what => (
            <p key={what} className={styles.gets}>
              {interpolate(messages.youGet, { what })}
            </p>
          ))}
        </div>
      )}
      <OrderButton
        {...button}
        words={known.length ? messages.changeOrder : messages.order}
        isSecondary={known.length > 0}
      />
    </>
  )
}
