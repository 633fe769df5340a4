import type { Markup } from '../../../shared/tools/doctor/placeholder/markup'
import { nodeOf } from '../form/place-markup'
import { previewAddress, previewPath } from '../model'

export type LivePreview = {
  /** Shows an example in a theme, from its beginning. @returns its own address. */
  show(example: string, theme: string): string
  /** Shows another placeholder in the place of the example's; undefined gives the example back. */
  place(placeholder: Markup | undefined): void
  /** A page of the frame begins: what is to be shown is put in before its widgets are looked for. */
  enter(page: Document): void
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
  let shown: Markup | undefined
  let address = ''
  // Below a folder the page was printed with it; while the frame has no page yet, nothing would lead it there.
  const [folder = ''] = (frame?.getAttribute('src') ?? '').split(previewPath)
  const put = (page: Document) => {
    const stands = page.querySelector(`[data-widget="${widget}"]`)
    if (shown && stands) stands.replaceWith(nodeOf(page, shown))
  }
  return {
    show(example, theme) {
      address = folder + previewAddress(widget, example, theme)
      frame?.contentWindow?.location.replace(address)
      return address
    },
    place(placeholder) {
      const wasOwn = shown !== undefined
      shown = placeholder
      const page = frame?.contentDocument
      if (placeholder && page) put(page)
      else if (wasOwn && address) frame?.contentWindow?.location.replace(address)
    },
    enter(page) {
      page.addEventListener('readystatechange', () => page.readyState === 'interactive' && put(page))
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
