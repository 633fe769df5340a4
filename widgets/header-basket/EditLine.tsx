import { useEffect, useEffectEvent } from 'react'
import { usePart } from '../../shared/mount/use-part'
import { announce } from '../../shared/page/shell'
import type { WeekLine } from '../../shared/rules/week'

const loadDialog = () => import('./LineDialog')

/** Fetches what changes a line when the first line is to be changed. */
export function EditLine({ line, onClose }: { line: WeekLine; onClose: () => void }) {
  const part = usePart(loadDialog)
  const giveUp = useEffectEvent(() => {
    announce("That couldn't be opened. Check your connection and try again.", 'assertive')
    onClose()
  })
  useEffect(() => {
    if (part === 'missing') giveUp()
  }, [part])
  if (part === null || part === 'missing') return null
  return <part.LineDialog line={line} onClose={onClose} />
}
