import type { RefObject } from 'react'
import { useWeeksStore } from '../../../shared/domain/hooks/use-weeks'
import { WeekNav } from '../../../shared/features/week/WeekNav'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { Button } from '../../../shared/ui/button/Button'
import { Icon } from '../../../shared/ui/button/Icon'
import { cross } from '../../../shared/ui/button/icon-shapes'
import { Title } from '../../../shared/ui/layout/Title'
import { headerBasketMessages } from '../header-basket-messages'
import styles from './OpenWeek.module.css'

type WeekBarProps = {
  titleId: string
  heading: RefObject<HTMLHeadingElement | null>
  /** Called when another week was requested. */
  onPress: (isRangeRead?: boolean) => void
}

/** The title of the weekly basket, the buttons to other weeks, and the close button. */
export function WeekBar({ titleId, heading, onPress }: WeekBarProps) {
  const messages = useMessages(headerBasketMessages)
  const weeks = useWeeksStore()
  return (
    <div className={styles.bar}>
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {messages.title}
      </Title>
      <div className={styles.nav}>
        <WeekNav isLined onPress={onPress} />
      </div>
      <div className={styles.close}>
        <Button tone="quiet" onPress={() => weeks.getState().setOpen(false)}>
          {messages.close} <Icon shape={cross} />
        </Button>
      </div>
    </div>
  )
}
