import { getStored, setStored } from '../storage/tab-storage'

const memory = 'posted'

/**
 * Calls the listener on the page that follows a form which the browser has posted, ours or the page's own: whatever the
 * shop knows may have changed by it. Returns the undo.
 */
export function onFormPosted(listener: () => void): () => void {
  if (getStored(memory)) {
    setStored(memory, '')
    listener()
  }
  const note = ({ target, defaultPrevented }: SubmitEvent) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'post')
      setStored(memory, '1')
  }
  // This listener comes last: a script that handles the form itself has prevented the post by now.
  window.addEventListener('submit', note)
  return () => window.removeEventListener('submit', note)
}
