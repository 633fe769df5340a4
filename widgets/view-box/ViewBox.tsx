import { useMemo, useState } from 'react'
import { boxFrom, unfinishedFrom } from '../../shared/boxes/box.options'
import { useBoxRecord } from '../../shared/boxes/box-records'
import type { BoxesWording } from '../../shared/boxes/boxes-wording'
import { ViewBoxDialog } from '../../shared/boxes/ViewBoxDialog'
import { formatDate } from '../../shared/rules/dates'
import { Button } from '../../shared/ui/Button'

type ViewBoxProps = {
  order: object
  action: 'edit' | 'reorder'
  activeBolOrder: object | null | undefined
  labels: BoxesWording & { view: string }
}

/** Shows a box when it is pressed (VB-01 to VB-05). */
export function ViewBox({ order, action, activeBolOrder, labels }: ViewBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const given = useMemo(() => boxFrom(order), [order])
  const { box, movedTo } = useBoxRecord(given)
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${labels.view} box${box.date ? ` for ${formatDate(box.date, 'dddd Do MMMM')}` : ''}`}
        onPress={() => setOpen(true)}
      >
        {labels.view}
      </Button>
      <ViewBoxDialog
        {...{ box, movedTo }}
        offer={action}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        unfinished={unfinishedFrom(activeBolOrder)}
        labels={labels}
      />
    </>
  )
}
