const placeholder = /<!-- wp:doorstep\/|<[a-z][\w-]*\s[^>]*data-widget=/
// What is typed as text stays text.
const plain = 'textarea, input, pre'

/** Pastes placeholders as blocks; WordPress would first take out their scripts, and with them their lists. */
function pasteAsBlocks(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const at = event.target as Element
  if (!placeholder.test(text) || at.closest(plain)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', wp.blocks.serialize(wp.blocks.rawHandler({ HTML: text })))
  at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Reads what is pasted into the edited page, which may be in a frame that came later; the page's end ends it. */
export function readPasted(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')
  for (const page of [document, frame?.contentDocument])
    page?.addEventListener('paste', pasteAsBlocks, { capture: true })
}
