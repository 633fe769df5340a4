import type { Attributes, BlockWidget } from './block-facts'
import { make } from './wp'

// The pause before a new preview, in milliseconds: longer than between two keystrokes, and too short to notice when
// looking up.
const rest = 600
const least = 80

type Asked = { round: number; attributes: string; content: string; visitor: string }

const visitors = [
  { value: 'guest', label: 'Somebody new' },
  { value: 'postcode', label: 'A guest whose postcode is known' },
  { value: 'customer', label: 'A customer' },
]

/** Follows the height of the preview's content, so that the frame needs no scrollbar. */
function followHeight(frame: HTMLIFrameElement) {
  // A page of another origin cannot be read; the frame keeps its height.
  const page = frame.contentDocument?.body
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !view) return
  const measure = () => {
    frame.style.height = `${Math.max(least, page.scrollHeight)}px`
  }
  new view.ResizeObserver(measure).observe(page)
  measure()
}

/**
 * The widget as a chosen visitor would get it, rendered by the server in an iframe, and requested again when the block
 * changes.
 */
export function Preview(props: {
  known: BlockWidget
  title: string
  attributes: Attributes
  content: string
  clientId: string
  isLive: boolean
}) {
  const { useEffect, useRef, useState } = wp.element
  const attributes = JSON.stringify(props.attributes)
  const { content } = props
  const [visitor, setVisitor] = useState(props.known.visitor)
  const [asked, setAsked] = useState<Asked>({ round: 0, attributes, content, visitor })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (asked.attributes === attributes && asked.content === content && asked.visitor === visitor) return
    const timer = setTimeout(() => setAsked({ round: asked.round + 1, attributes, content, visitor }), rest)
    return () => clearTimeout(timer)
  }, [asked, attributes, content, visitor])
  // Each request fills a new iframe.
  useEffect(() => form.current?.submit(), [asked.round])
  // Only the first page in an iframe adds no entry to the browser's history.
  const target = `doorstep-${props.clientId}-${asked.round}`
  const field = (name: string, value: string) =>
    make('input', { type: 'hidden', name, value, readOnly: true })
  return make(
    'div',
    null,
    make(
      wp.blockEditor.InspectorControls,
      null,
      make(
        wp.components.PanelBody,
        { title: 'Preview' },
        make(wp.components.SelectControl, {
          label: 'Shown as it is for',
          help: 'With examples in place of your shop’s answers; nothing is ordered.',
          value: visitor,
          options: visitors,
          onChange: setVisitor,
        }),
      ),
    ),
    make(
      'form',
      { ref: form, method: 'post', action: doorstepBlocks.preview, target, hidden: true },
      field('_wpnonce', doorstepBlocks.nonce),
      field('block', props.known.name),
      field('attributes', asked.attributes),
      field('content', asked.content),
      field('visitor', asked.visitor),
    ),
    make('iframe', {
      key: target,
      name: target,
      title: `Preview: ${props.title}`,
      // Until the block is selected, a press selects it.
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
