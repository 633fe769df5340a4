import { Icon } from '../../shared/ui/button/Icon'
import { tick } from '../../shared/ui/button/icon-shapes'
import { OrderButton, type OrderButtonProps } from './OrderButton'
import styles from './OrderDialog.module.css'

/** The button of a daily essential, below a text that says what is ordered, as far as that is known. */
export function EssentialButton({ comes, ...button }: OrderButtonProps & { comes: readonly string[] }) {
  const known = comes.filter(Boolean)
  const { labels } = button
  return (
    <>
      {known.map(words => (
        <p key={words} className={styles.comes}>
          <Icon shape={tick} /> {words}
        </p>
      ))}
      <OrderButton
        {...button}
        words={known.length ? labels.changeOrder : labels.order}
        isSecondary={known.length > 0}
      />
    </>
  )
}
