import { useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button/Button'
import { Icon } from '../../../shared/ui/button/Icon'
import { float } from '../../../shared/ui/button/icon-shapes'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { Panel } from '../../../shared/ui/layout/Panel'
import { FoilCap } from '../../../shared/ui/product/FoilCap'
import type { UiExample } from './ui-example'

function DeletingDialog() {
  const [isOpen, setOpen] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="secondary" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        isOpen={isOpen}
        title="Are you sure?"
        isAlert
        initialFocus={() => no.current}
        width={400}
        onClose={close}
        footer={
          <>
            <Button ref={no} tone="secondary" onPress={close}>
              No
            </Button>
            <Button tone="danger" onPress={close}>
              Yes delete
            </Button>
          </>
        }
      >
        <p>You are about to delete the whole order. Your regular milk is not affected.</p>
      </Dialog>
    </>
  )
}

function DialogOnDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        isOpen={isOpen}
        title="We deliver to your area"
        onClose={() => setOpen(false)}
        hero={
          <FoilCap tone="gold" size={88}>
            <Icon shape={float} />
          </FoilCap>
        }
      >
        <p>Your roundsman calls on Monday, Wednesday and Friday before 8am.</p>
        <DeletingDialog />
      </Dialog>
    </>
  )
}

function SavingDialog() {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      setOpen(false)
    }, 3000)
  }
  return (
    <>
      <Button tone="secondary" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        isOpen={isOpen}
        title="Change of address"
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        footer={
          <Button busy={isBusy && 'Saving'} onPress={save}>
            Save the address
          </Button>
        }
      >
        <p>Saving takes three seconds; until then the dialog stays.</p>
      </Dialog>
    </>
  )
}

export const layerExamples: UiExample[] = [
  {
    name: 'Dialog',
    rule: 'The title states the outcome. The main button is at the right, and there is always a next step. Escape, the cross and a press outside close the dialog, unless it is busy.',
    states: [
      { name: 'A question', element: () => <DeletingDialog /> },
      { name: 'Busy: cannot be closed', element: () => <SavingDialog /> },
      { name: 'With a picture, and a dialog on top', element: () => <DialogOnDialog /> },
    ],
  },
  {
    name: 'Panel',
    states: [
      {
        name: 'With a title',
        element: () => (
          <Panel title="Pause your deliveries" level={4}>
            <p>Off on your holidays? Tell us the first and last day and we will leave the step clear.</p>
          </Panel>
        ),
      },
      {
        name: 'A well',
        element: () => (
          <Panel isWell>
            <p>You owe £34.20</p>
          </Panel>
        ),
      },
    ],
  },
]
