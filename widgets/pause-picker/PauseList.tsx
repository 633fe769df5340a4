import { type DateMessages, dayInWords, parseDate } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { TextLink } from '../../shared/ui/button/TextLink'
import { Title } from '../../shared/ui/layout/Title'
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden'
import styles from './PausePicker.module.css'
import { pausePickerMessages } from './pause-picker-messages'

export type KnownPause = {
  start_date: string
  end_date: string
  editUrl?: string | undefined
  resumeUrl?: string | undefined
}

type PauseListProps = {
  pauses: readonly KnownPause[]
  /** The site's last day of a pause without an end. */
  openEnd: string | undefined
}

const shown = (text: string, messages: DateMessages) => {
  const date = parseDate(text)
  return date ? dayInWords(date, messages) : text
}

/** The existing pauses, each with the page's own links to change it. */
export function PauseList({ pauses, openEnd }: PauseListProps) {
  const messages = useMessages(pausePickerMessages)
  if (pauses.length === 0) return null
  return (
    <div className={styles.known}>
      <Title level={3} size="small">
        {messages.pauses}
      </Title>
      <ul className={styles.pauses}>
        {pauses.map(({ start_date, end_date, editUrl, resumeUrl }) => {
          const isOpen = end_date === openEnd
          const days = interpolate(isOpen ? messages.fromOn : messages.fromTo, {
            start: shown(start_date, messages),
            end: isOpen ? messages.youSay : shown(end_date, messages),
          })
          const link = (href: string | undefined, words: string) =>
            href && (
              <TextLink href={href} data-action="">
                <span>{`${words} `}</span>
                <VisuallyHidden>{days}</VisuallyHidden>
              </TextLink>
            )
          return (
            <li className={styles.pause} key={`${start_date} ${end_date}`}>
              <span className={styles.dates}>{days}</span>
              {link(editUrl, messages.edit)}
              {link(resumeUrl, messages.resume)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
