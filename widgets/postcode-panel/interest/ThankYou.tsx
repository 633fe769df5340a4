import { useEffect, useRef } from 'react'
import { setFocus } from '../../../shared/platform/page/focus'
import { Icon } from '../../../shared/ui/button/Icon'
import { tick } from '../../../shared/ui/button/icon-shapes'
import { FoilCap } from '../../../shared/ui/product/FoilCap'
import styles from '../PostcodePanel.module.css'

/** The message that replaces the form and takes the focus (PC-37). */
export function ThankYou({ words }: { words: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => setFocus(text.current), [])
  return (
    <div className={styles.thanks}>
      <FoilCap tone="gold" size={88}>
        <Icon shape={tick} />
      </FoilCap>
      <p ref={text} tabIndex={-1} className={styles.measure}>
        {words}
      </p>
    </div>
  )
}
