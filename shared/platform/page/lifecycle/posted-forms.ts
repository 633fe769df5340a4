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
  // Every way of sending fires `formdata`, even the `form.submit()` of a script; a script that handles the form does not.
  const note = ({ target }: FormDataEvent) => {
    if (target instanceof HTMLFormElement && target.method === 'post') setStored(memory, '1')
  }
  // Ends with: the undo.
  window.addEventListener('formdata', note)
  return () => window.removeEventListener('formdata', note)
}
