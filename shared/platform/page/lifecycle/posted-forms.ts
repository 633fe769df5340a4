import { getStored, setStored } from '../storage/tab-storage'

const memory = 'posted'

/**
 * Calls the listener on the page after a form that the browser has posted, ours or the page's own, because the post
 * may have changed anything. Returns a function that stops it.
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
  // This listener runs last, so a script that handles the form itself has already prevented the post.
  // Ends with: the undo.
  window.addEventListener('submit', note)
  return () => window.removeEventListener('submit', note)
}
