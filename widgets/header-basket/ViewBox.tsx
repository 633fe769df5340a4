import { useEffect, useEffectEvent } from 'react'
import { boxesWording } from '../../shared/boxes/boxes-wording'
import { usePart } from '../../shared/mount/use-part'
import { announce } from '../../shared/page/shell'
import type { BoxOrder, UnfinishedAmendment } from '../../shared/rules/box-order'

const loadDialog = () => import('../../shared/boxes/ViewBoxDialog')

type ViewBoxProps = { box: BoxOrder; unfinished: UnfinishedAmendment | null; onClose: () => void }

/** Fetches what shows a box when the first one is to be seen. */
export function ViewBox({ box, unfinished, onClose }: ViewBoxProps) {
  const part = usePart(loadDialog)
  const giveUp = useEffectEvent(() => {
    announce("That couldn't be opened. Check your connection and try again.", 'assertive')
    onClose()
  })
  useEffect(() => {
    if (part === 'missing') giveUp()
  }, [part])
  if (part === null || part === 'missing') return null
  return <part.ViewBoxDialog {...{ box, unfinished, onClose }} offer="week" isOpen labels={boxesWording} />
}
