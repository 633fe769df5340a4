/** A field on the page, as the owner of its value offers it to whatever may be about to use that value. */
type ShownField = {
  element: Element
  /** Takes in what the field shows, where its widget does not know it yet. */
  takeIn: (isComposing: boolean) => void
  /** Reads what stands there as if somebody had left it. */
  settle: () => void
  /** Somebody has left it. */
  noteLeft: () => void
  /** Puts back what the field began with. */
  reset: () => void
}

const fields = new Map<Element, ShownField>()

/** Whether an event's target, which may be the window, holds an element. */
const holds = (outer: EventTarget | null, inner: EventTarget | null): boolean =>
  outer instanceof Node && inner instanceof Node && outer.contains(inner)

// What a person or a script does with a field, or before a value is used.
const settlingEvents = [
  'input',
  'change',
  'compositionend',
  'click',
  'keydown',
  'submit',
  'pagehide',
] as const

function catchUp(event: Event): void {
  const { type, target } = event
  const isComposing = (event as InputEvent).isComposing === true && type !== 'compositionend'
  const row = target instanceof Element && type !== 'submit' ? target.closest('[role=listitem]') : null
  for (const field of row ? fieldsIn(row) : [...fields.values()]) {
    field.takeIn(isComposing && holds(field.element, target))
    if (type === 'submit' && holds(target, field.element)) field.settle()
  }
  if (row) catchUpLater()
}

/** The fields of one row of a list, found without a look at all the others. */
const fieldsIn = (row: Element): ShownField[] =>
  [...row.querySelectorAll('*')].flatMap(element => fields.get(element) ?? [])

let isWaiting = false

/** A press in one row of a list acts on that row; however many others there are, they are read once it is painted. */
function catchUpLater(): void {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(() =>
    setTimeout(() => {
      isWaiting = false
      // The one that somebody is in tells of itself, perhaps in the middle of a composition.
      for (const field of [...fields.values()])
        if (!holds(field.element, document.activeElement)) field.takeIn(false)
    }),
  )
}

function followLeaving({ target }: Event): void {
  for (let element = target as Element | null; element instanceof Element; element = element.parentElement)
    fields.get(element)?.noteLeft()
}

// Forms of ours; the widgets in a form of the page's start again as they stand in it.
const ours = '.doorstep, .doorstep-dialog'

function followReset(event: Event): void {
  const form = event.target as Element
  if (!form.closest(ours)) return
  // The browser resets a form after everybody has heard of it, unless somebody has kept it from that.
  setTimeout(() => {
    if (event.defaultPrevented) return
    for (const field of [...fields.values()]) if (form.contains(field.element)) field.reset()
  })
}

const listeners: readonly (readonly [string, (event: Event) => void])[] = [
  ...settlingEvents.map(name => [name, catchUp] as const),
  ['focusout', followLeaving],
  ['reset', followReset],
]

/** Watches a field as long as it is on the page; returns the undo. */
export function watchField(field: ShownField): () => void {
  // Before anybody else hears of it.
  if (!fields.size) for (const [type, hear] of listeners) window.addEventListener(type, hear, true)
  fields.set(field.element, field)
  return () => {
    if (fields.get(field.element) === field) fields.delete(field.element)
    if (!fields.size) for (const [type, hear] of listeners) window.removeEventListener(type, hear, true)
  }
}
