import { previewAddress } from './model'

export type LivePreview = {
  /** Shows an example in a theme, from its beginning. */
  show(example: string, theme: string): void
  /** A number of pixels, or 'full'. */
  setWidth(width: string): void
}

const smallest = 240
// A dialog covers the frame; this is the room that the tallest of them asks for.
const roomForDialog = 680

/** Drives the preview's frame: what it shows, how wide it is, and as high as its content. */
export function createLivePreview(holder: HTMLElement, widget: string): LivePreview {
  const frame = holder.querySelector('iframe')
  frame?.addEventListener('load', () => fitHeight(frame))
  if (frame?.contentDocument?.readyState === 'complete') fitHeight(frame)
  return {
    show(example, theme) {
      frame?.contentWindow?.location.replace(previewAddress(widget, example, theme))
    },
    setWidth(width) {
      holder.dataset.width = width
    },
  }
}

function fitHeight(frame: HTMLIFrameElement): void {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) return
  const matchHeight = () => {
    const hasDialog = page.querySelector('[role="dialog"], [role="alertdialog"]') !== null
    const content = page.querySelector('main')?.getBoundingClientRect().height ?? 0
    const height = Math.ceil(Math.max(content + 2, hasDialog ? roomForDialog : smallest))
    if (String(height) !== frame.getAttribute('height')) frame.setAttribute('height', String(height))
  }
  const main = page.querySelector('main')
  if (main) new ResizeObserver(matchHeight).observe(main)
  new MutationObserver(matchHeight).observe(page.body, { childList: true, subtree: true })
  matchHeight()
}
