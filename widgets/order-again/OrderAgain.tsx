import { useId, useState } from 'react'
import { useShop } from '../../shared/domain/hooks/use-shop'
import { isChangeable } from '../../shared/domain/rules/boxes/box-offers'
import { boxNames } from '../../shared/domain/rules/boxes/box-order'
import { formatDate } from '../../shared/domain/rules/dates/dates'
import { unfinishedFrom } from '../../shared/features/boxes/box.options'
import { useLatestBoxes } from '../../shared/features/boxes/latest-boxes'
import { WayOn } from '../../shared/features/calls/LoginLink'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { getStored, setStored } from '../../shared/platform/page/storage/tab-storage'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { IconButton } from '../../shared/ui/button/IconButton'
import { grid, list } from '../../shared/ui/button/icon-shapes'
import { Title } from '../../shared/ui/layout/Title'
import { Alert } from '../../shared/ui/status/Alert'
import { Skeleton } from '../../shared/ui/status/Skeleton'
import { EarlierBox } from './EarlierBox'
import styles from './OrderAgain.module.css'
import type { options } from './order-again.options'
import { orderAgainMessages } from './order-again-messages'

type Layout = 'grid' | 'list'
type OrderAgainProps = OptionValues<typeof options>

const memory = 'order-again'
const mostBoxes = 3

/** The latest boxes (OA-01 to OA-05); nothing for somebody without boxes, and no request is sent for a guest. */
export function OrderAgain(props: OrderAgainProps) {
  const isGuest = useShop(state => state.session.isGuest)
  return isGuest ? null : <EarlierBoxes {...props} />
}

function EarlierBoxes({ layout, activeBolOrder }: OrderAgainProps) {
  const messages = useMessages(orderAgainMessages)
  const titleId = useId()
  const { status, value, error, refresh } = useLatestBoxes()
  const [shown, setShown] = useState<Layout>(() => {
    const chosen = getStored(memory)
    return chosen === 'grid' || chosen === 'list' ? chosen : layout
  })
  const boxes = value?.slice(0, mostBoxes)
  const names = boxNames(
    boxes ?? [],
    box =>
      interpolate(messages.viewOf, {
        view: isChangeable(box) ? messages.viewOpen : messages.view,
        date: box.date ? formatDate(box.date) : '',
      }),
    messages,
  )
  if (boxes?.length === 0 && status !== 'failed') return null
  // A shop may send a box twice.
  const timesBefore = (at: number) => boxes?.slice(0, at).filter(({ id }) => id === boxes[at]?.id).length

  const show = (chosen: Layout) => {
    setShown(chosen)
    setStored(memory, chosen)
  }
  return (
    <section
      className={styles.again}
      data-ground="surface"
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <div className={styles.head}>
        <Title size="small" id={titleId}>
          {messages.heading}
        </Title>
        <span className={styles.views}>
          <IconButton
            label={messages.asGrid}
            shape={grid}
            size="small"
            aria-pressed={shown === 'grid'}
            onPress={() => show('grid')}
          />
          <IconButton
            label={messages.asList}
            shape={list}
            size="small"
            aria-pressed={shown === 'list'}
            onPress={() => show('list')}
          />
        </span>
      </div>
      {status === 'failed' && (
        <Alert tone="error" title={messages.failed}>
          <div>
            <WayOn error={error}>
              <Button tone="secondary" size="small" onPress={() => void refresh()}>
                {messages.tryAgain}
              </Button>
            </WayOn>
          </div>
        </Alert>
      )}
      <ul
        className={styles.boxes}
        data-layout={shown}
        data-failed={(!boxes && status === 'failed') || undefined}
        aria-hidden={(!boxes && status === 'failed') || undefined}
      >
        {boxes?.map((box, at) => (
          <EarlierBox
            key={`${box.id} ${timesBefore(at)}`}
            box={box}
            named={names[at]}
            unfinished={unfinishedFrom(activeBolOrder)}
          />
        ))}
        {!boxes && (status === 'failed' ? [1, 2] : [1, 2, 3]).map(at => <WaitingBox key={at} />)}
      </ul>
    </section>
  )
}

/** As high as a box: its pictures, its three or four lines and its button. */
function WaitingBox() {
  return (
    <li className={styles.box}>
      <Skeleton height="48px" width="70%" />
      <Skeleton height="76px" width="50%" />
      <Skeleton height="44px" />
    </li>
  )
}
