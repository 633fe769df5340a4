import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { setFocus } from '../../platform/page/focus'
import { pageLink } from '../../platform/page/host/page-link'
import { Title, type TitleLevel } from '../layout/Title'
import { problemMessages } from '../ui-messages'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = {
  title?: string
  level?: TitleLevel
  /** One entry for each wrong field; `controlId` is the id of its control. */
  errors: readonly { controlId: string; message: string }[]
}

/**
 * Lists the errors of a form, each with a link to its field. The list takes the focus when it appears, and so is read:
 * as an alert it would be read twice.
 */
export function ErrorSummary({ title, level = 2, errors }: ErrorSummaryProps) {
  const { problem } = useMessages(problemMessages)
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const listId = useId()
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown) setFocus(box.current)
  }, [isShown])
  if (!isShown) return null
  return (
    <div
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={listId}
    >
      <Title level={level} size="small" id={titleId}>
        {title ?? problem}
      </Title>
      <ul className={styles.list} id={listId}>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              className={styles.link}
              href={pageLink(`#${controlId}`).href}
              onClick={event => {
                event.preventDefault()
                setFocus(document.getElementById(controlId))
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
