import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { setFocus } from '../../platform/page/focus'
import { dialogLayer } from '../../platform/page/shell'
import { getStored, setStored } from '../../platform/page/storage/tab-storage'
import { readJson, stringifyJson } from '../../platform/values/json'
import { Button } from '../button/Button'
import { Alert } from './Alert'
import styles from './SavedNote.module.css'

/** Time enough for sixteen words, read slowly. */
const readMs = 6000

type SavedNoteProps = {
  /** Said by the shop, or by us, of what has been saved. */
  message: string
  done: string
  onDone: () => void
}

/** Stands in front of the page until it is read: Done is pressed, or six seconds are over and nobody is at it. */
export function SavedNote({ message, done, onDone }: SavedNoteProps) {
  const [isHeld, hold] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onDone, readMs)
    return () => clearTimeout(timer)
  }, [isHeld, onDone])
  const finish = () => {
    // The pressed button goes.
    setFocus(cameFrom.current)
    onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done there, it is only not taken away
    <div
      className={styles.note}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget
        hold(true)
      }}
      onBlur={() => hold(false)}
    >
      <Alert tone="success" messages={[message]} isSilent>
        <div>
          <Button tone="secondary" onPress={finish}>
            {done}
          </Button>
        </div>
      </Alert>
    </div>
  )
}

/** For so long a page that is loaded meanwhile shows it again, in milliseconds. */
const storedForMs = 15_000

let shown: { root: Root; place: HTMLElement } | undefined
let count = 0

function openPlace() {
  // A page that has been torn down takes its note along.
  if (shown?.place.isConnected) return shown
  const place = document.createElement('div')
  // Its type is that of a dialog, and a dialog that opens covers it.
  place.className = 'doorstep-dialog'
  dialogLayer().append(place)
  shown = { place, root: createRoot(place) }
  return shown
}

/** Shows what has been saved where everybody sees it, once the dialog it was saved in is gone; a newer one takes its place. */
export function showSaved(message: string, done: string): void {
  const { root, place } = openPlace()
  setStored('saved-note', stringifyJson({ message, done, at: Date.now() }))
  const takeAway = () => {
    setStored('saved-note', '')
    root.unmount()
    place.remove()
  }
  root.render(<SavedNote key={++count} {...{ message, done }} onDone={takeAway} />)
}

/** Shows again what was saved just before the page was loaded anew: nobody has had the time to read it. */
export function showSavedAgain(): void {
  const stored = getStored('saved-note')
  if (!stored || shown?.place.isConnected) return
  setStored('saved-note', '')
  const { message, done, at } = Object(readJson(stored))
  if (Date.now() - at < storedForMs) showSaved(message, done)
}
