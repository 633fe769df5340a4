import type { Attributes, Known } from './block-facts'
import { make } from './wp'

// Shorter than a look up from the keyboard, longer than between two letters.
const rest = 600
const least = 80

type Asked = { round: number; attributes: string; content: string }

/** Follows the height of what is shown, so that the preview has no scrollbar of its own. */
function followHeight(frame: HTMLIFrameElement) {
  // Of another origin it cannot be read: it keeps the height it has.
  const page = frame.contentDocument?.body
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !view) return
  const measure = () => {
    frame.style.height = `${Math.max(least, page.scrollHeight)}px`
  }
  new view.ResizeObserver(measure).observe(page)
  measure()
}

/** The widget as a visitor would get it, from the server, in a page of its own; asked for again as the block changes. */
export function Preview(props: {
  known: Known
  title: string
  attributes: Attributes
  content: string
  clientId: string
  isLive: boolean
}) {
  const { useEffect, useRef, useState } = wp.element
  const attributes = JSON.stringify(props.attributes)
  const { content } = props
  const [asked, setAsked] = useState<Asked>({ round: 0, attributes, content })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (asked.attributes === attributes && asked.content === content) return
    const timer = setTimeout(() => setAsked({ round: asked.round + 1, attributes, content }), rest)
    return () => clearTimeout(timer)
  }, [asked, attributes, content])
  // Each round has a frame of its own to fill.
  useEffect(() => form.current?.submit(), [asked.round])
  // Only a frame's first page leaves the way back as it was.
  const target = `doorstep-${props.clientId}-${asked.round}`
  const field = (name: string, value: string) =>
    make('input', { type: 'hidden', name, value, readOnly: true })
  return make(
    'div',
    null,
    make(
      'form',
      { ref: form, method: 'post', action: doorstepBlocks.preview, target, hidden: true },
      field('_wpnonce', doorstepBlocks.nonce),
      field('block', props.known.name),
      field('attributes', asked.attributes),
      field('content', asked.content),
    ),
    make('iframe', {
      key: target,
      name: target,
      title: `Preview: ${props.title}`,
      // Until the block is chosen, a press chooses it.
      style: {
        width: '100%',
        height: least,
        border: 0,
        display: 'block',
        pointerEvents: props.isLive ? 'auto' : 'none',
      },
      tabIndex: props.isLive ? 0 : -1,
      onLoad: ({ currentTarget }: { currentTarget: HTMLIFrameElement }) => followHeight(currentTarget),
    }),
  )
}
