import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { setFocus } from '../../shared/platform/page/focus'
import { announce } from '../../shared/platform/page/live-region'
import { referralLinkMessages } from './referral-link-messages'

const copiedMs = 500

type Note = { says: 'linkCopied' | 'notCopied' | 'notShared'; isFailure: boolean }

/**
 * Copies the field's text. The Clipboard API is missing on insecure pages and may be refused on any; `execCommand`
 * needs the text to be selected.
 */
async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    setFocus(field)
    field.select()
    return typeof document.execCommand === 'function' && document.execCommand('copy')
  }
}

/** Returns true on phones and tablets, where people share into apps; elsewhere copying is quicker. */
const canShare = (url: string): boolean =>
  matchMedia?.('(pointer: coarse)').matches && navigator.canShare?.({ url }) === true

/** Copies or shares a link, and shows the result (RL-02). */
export function useCopy(url: string, field: RefObject<HTMLInputElement | null>) {
  const messages = useMessages(referralLinkMessages)
  const [isCopied, setCopied] = useState(false)
  const [note, setNote] = useState<Note | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The result of an earlier press is ignored.
  const presses = useRef(0)

  useEffect(
    () => () => {
      presses.current = -1
      clearTimeout(timer.current)
    },
    [],
  )
  const say = (says: Note['says'], isFailure: boolean) => {
    clearTimeout(timer.current)
    setCopied(!isFailure)
    setNote({ says, isFailure })
    announce(messages[says], isFailure ? 'assertive' : 'polite')
    // "Copied" is shown for a moment. Ends with: half a second.
    if (!isFailure) timer.current = setTimeout(() => setCopied(false), copiedMs)
  }
  return {
    isCopied,
    note,
    async copy() {
      const { current } = field
      if (!current) return
      const mine = ++presses.current
      const isDone = await copyFrom(current)
      if (mine === presses.current) say(isDone ? 'linkCopied' : 'notCopied', !isDone)
    },
    /** Undefined if the browser cannot share. */
    share: canShare(url)
      ? () =>
          navigator.share({ url }).catch((reason: unknown) => {
            // Closing the list of apps is not an error.
            const isLeft = reason instanceof DOMException && reason.name === 'AbortError'
            if (!isLeft && presses.current >= 0) say('notShared', true)
          })
      : undefined,
  }
}
