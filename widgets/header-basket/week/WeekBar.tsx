import type { RefObject } from 'react'
import { useWeeksStore } from '../../../shared/domain/hooks/use-weeks'
import { WeekNav } from '../../../shared/features/week/WeekNav'
import { Button } from '../../../shared/ui/button/Button'
import { Icon } from '../../../shared/ui/button/Icon'
import { cross } from '../../../shared/ui/button/icon-shapes'
import { Title } from '../../../shared/ui/layout/Title'
import type { HeaderBasketMessages } from '../header-basket-messages'
import styles from './OpenWeek.module.css'

type WeekBarProps = {
  titleId: string
  heading: RefObject<HTMLHeadingElement | null>
  labels: HeaderBasketMessages
  /** Called when another week was requested. */
  onPress: () => void
}

/** The title of the weekly basket, the buttons to other weeks, and the close button. */
export function WeekBar({ titleId, heading, labels, onPress }: WeekBarProps) {
  const weeks = useWeeksStore()
  return (
    <div className={styles.bar}>
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {labels.title}
      </Title>
      <div className={styles.nav}>
        <WeekNav labels={labels} isLined onPress={onPress} />
      </div>
      <div className={styles.close}>
        <Button tone="quiet" onPress={() => weeks.getState().setOpen(false)}>
          {labels.close} <Icon shape={cross} />
        </Button>
      </div>
    </div>
  )
}
