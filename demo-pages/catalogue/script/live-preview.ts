import type { Markup } from '../../../shared/tools/doctor/placeholder/markup'
import { nodeOf } from '../form/place-markup'
import { previewAddress, previewPath } from '../model'

export type LivePreview = {
  /** Shows an example in a theme, in its initial state. @returns the example's own address. */
  show(example: string, theme: string): string
  /** Shows another placeholder instead of the example's; undefined shows the example again. */
  place(placeholder: Markup | undefined): void
  /** Called when a page of the frame begins: inserts the placeholder before the loader looks for widgets. */
  enter(page: Document): void
  /** A number of pixels, or 'full'. */
  setWidth(width: string): void
}

const smallest = 240
// The room for an open dialog, in pixels: the height of the tallest one.
const roomForDialog = 680

/** Controls the preview's frame: its content, its width, and its height, which follows the content. */
export function createLivePreview(holder: HTMLElement, widget: string): LivePreview {
  const frame = holder.querySelector('iframe')
  frame?.addEventListener('load', () => fitHeight(frame))
  if (frame?.contentDocument?.readyState === 'complete') fitHeight(frame)
  let shown: Markup | undefined
  let address = ''
  // Below a folder the address was printed with that folder; a frame without a page would not know it.
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
