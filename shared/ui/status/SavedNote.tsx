import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { setFocus } from '../../platform/page/focus'
import { dialogLayer } from '../../platform/page/layer'
import { getOfLogin, setOfLogin } from '../../platform/page/login/login'
import { readJson, stringifyJson } from '../../platform/values/json'
import { Button } from '../button/Button'
import { Alert } from './Alert'
import styles from './SavedNote.module.css'

/** The display time of the note in milliseconds, enough to read sixteen words slowly. */
const readMs = 6000

type SavedNoteProps = {
  /** The message about what was saved, from the shop or from us. */
  message: string
  done: string
  onDone: () => void
}

/** A note in front of the page, shown until Done is pressed, or for six seconds without hover or focus. */
export function SavedNote({ message, done, onDone }: SavedNoteProps) {
  const [isHeld, hold] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    if (isHeld) return
    // A note goes after six seconds. Ends with: Done; six seconds without pointer or focus in it.
    const timer = setTimeout(onDone, readMs)
    return () => clearTimeout(timer)
  }, [isHeld, onDone])
  const finish = () => {
    // The pressed button disappears.
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

/** The time in milliseconds after which a reloaded page does not show the note again. */
const storedForMs = 15_000

let shown: { root: Root; place: HTMLElement } | undefined
let count = 0

function openPlace() {
  // If the page has been replaced, the note is gone, too.
  if (shown?.place.isConnected) return shown
  const place = document.createElement('div')
  // The class gives the note the font of a dialog; a dialog that opens covers it.
  place.className = 'doorstep-dialog'
  dialogLayer().append(place)
  shown = { place, root: createRoot(place) }
  return shown
}

/** Shows a message about a save in front of the page after its dialog has closed; a newer message replaces an older one. */
export function showSaved(message: string, done: string): void {
  const { root, place } = openPlace()
  setOfLogin('saved-note', stringifyJson({ message, done, at: Date.now() }))
  const takeAway = () => {
    setOfLogin('saved-note', '')
    root.unmount()
    place.remove()
  }
  root.render(<SavedNote key={++count} {...{ message, done }} onDone={takeAway} />)
}

/** Shows the note again on a page that was reloaded before the note could be read. */
export function showSavedAgain(): void {
  const stored = getOfLogin('saved-note')
  if (!stored || shown?.place.isConnected) return
  setOfLogin('saved-note', '')
  const { message, done, at } = Object(readJson(stored))
  if (Date.now() - at < storedForMs) showSaved(message, done)
}
