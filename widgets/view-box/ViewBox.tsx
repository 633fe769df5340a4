import { useMemo } from 'react'
import { isChangeable } from '../../shared/domain/rules/boxes/box-offers'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { boxFrom, unfinishedFrom } from '../../shared/features/boxes/box.options'
import { useBoxRecord } from '../../shared/features/boxes/box-records'
import { useBoxDialog } from '../../shared/features/boxes/use-box-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import type { options } from './view-box.options'
import { viewBoxMessages } from './view-box-messages'

/** A button that shows a box in a dialog (VB-01 to VB-05). */
export function ViewBox({ order, action, activeBolOrder }: OptionValues<typeof options>) {
  const messages = useMessages(viewBoxMessages)
  const { ViewBoxDialog, isOpen, isOpening, missing, close, opens } = useBoxDialog()
  const given = useMemo(() => boxFrom(order), [order])
  const { box, movedTo } = useBoxRecord(given)
  const view = action === 'edit' && isChangeable(box) ? messages.viewOpen : messages.view
  // A page may list two boxes of one day.
  const number = box.orderId
  const name = box.date
    ? interpolate(messages.viewFor, { view, number, day: dayInWords(box.date, messages) })
    : interpolate(messages.viewAny, { view, number })
  return (
    <>
      <Button tone="secondary" size="small" {...opens} aria-label={name} busy={isOpening && view}>
        {view}
      </Button>
      {missing}
      {ViewBoxDialog && (
        <ViewBoxDialog
          {...{ box, movedTo }}
          place="page"
          onlyAgain={action === 'reorder'}
          isOpen={isOpen}
          onClose={close}
          unfinished={unfinishedFrom(activeBolOrder)}
        />
      )}
    </>
  )
}
