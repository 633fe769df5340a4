import { Component, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { hasFocus } from '../platform/page/focus'
import { watchField } from './shown-fields'

/** How the value of one kind of control is read and written. */
export type Access<E extends Element, T> = { read: (element: E) => T; write: (element: E, value: T) => void }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The value of a field with a text, and of a list. */
export const text: Access<Field, string> = {
  read: ({ value }) => value,
  write(field, value) {
    field.value = value
  },
}

/** The value of a group of radio buttons. */
export const chosen: Access<Element, string | null> = {
  read: group => group.querySelector<HTMLInputElement>(':checked')?.value ?? null,
  write(group, value) {
    for (const radio of group.querySelectorAll<HTMLInputElement>('input'))
      radio.checked = radio.value === value
  },
}

/** A script may set what nobody can choose, or while nobody can. */
const isOffered = (element: Element): boolean =>
  !(element as HTMLInputElement).readOnly &&
  !element.matches(':disabled') &&
  !element.querySelector(':checked:disabled')

type ShownValueProps<E extends Element, T> = {
  access: Access<E, T>
  /** What the widget knows. */
  value: T
  onChange: (value: T) => void
  /** A script or the browser has filled the field in: it is read as if somebody had left it. */
  onFilled?: (() => void) | undefined
  /** Leaves of a text what counts; the rest goes from the field at once. */
  clean?: ((text: string) => string) | undefined
  /** React does not write the value: it would stand in the markup, where any script and style can read it. */
  isSecret?: boolean
  /** The ref of whoever uses the control. */
  outer?: Ref<E> | undefined
  /** The control, with the ref and the handler that it is to have. */
  children: (ref: (element: E | null) => void, onChange: () => void) => ReactNode
}

/** Leaves only what counts in a field, with the caret where it was. */
function tidy(field: HTMLInputElement | HTMLTextAreaElement, clean: (text: string) => string): void {
  const { value, selectionEnd } = field
  const cleaned = clean(value)
  if (cleaned === value) return
  field.value = cleaned
  if (selectionEnd === null) return
  const caret = clean(value.slice(0, selectionEnd)).length
  field.setSelectionRange(caret, caret)
}

/**
 * The one owner of a field's value: what is shown is what the widget knows, whoever has put it there. React alone hears
 * people only: it takes a value that a script has set for its own, leaves the script's `input` event out, and writes over
 * it with the next change of anything. So a field is also read whenever something happens on the page, before anybody
 * acts on that, and before React writes.
 */
export class ShownValue<E extends HTMLElement, T> extends Component<ShownValueProps<E, T>> {
  private element: E | null = null
  private readonly first = this.props.value
  /** What the field showed when it was last read, and what was found there since. */
  private shown = this.props.value
  private found = this.props.value
  /** What stands there is still to be read as if it were left. */
  private isUnsettled = false
  private unwatch = () => {}

  override componentDidMount(): void {
    const { element, takeIn, settle, noteLeft, reset } = this
    if (!element) return
    if (this.props.value) this.writeSecret()
    this.shown = this.props.access.read(element)
    this.unwatch = watchField({ element, takeIn, settle, noteLeft, reset })
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.isNews()
  }

  override componentDidUpdate(before: ShownValueProps<E, T>, _: unknown, wasNews: boolean): void {
    const { element, found, props } = this
    if (props.value !== before.value) this.writeSecret()
    if (element) this.shown = props.access.read(element)
    // Where the widget has changed the value itself, that came later.
    if (!wasNews || props.value !== before.value || !element || !isOffered(element)) return
    this.isUnsettled = true
    props.onChange(found)
  }

  override componentWillUnmount(): void {
    // What a script has put there last is kept with the rest.
    this.hear()
    this.unwatch()
  }

  private writeSecret(): void {
    const { isSecret, access, value } = this.props
    if (isSecret && this.element && access.read(this.element) !== value) access.write(this.element, value)
  }

  private isNews(): boolean {
    if (this.element) this.found = this.props.access.read(this.element)
    return this.found !== this.shown
  }

  private hear = (): void => {
    if (!this.isNews()) return
    this.shown = this.found
    if (!this.element || !isOffered(this.element)) return
    this.isUnsettled = true
    this.props.onChange(this.found)
  }

  private takeIn = (isComposing: boolean): void => {
    const { element, props } = this
    if (!element) return
    const isNews = this.isNews()
    if (isNews) {
      if (props.clean && !isComposing) tidy(element as never, props.clean)
      flushSync(this.hear)
    }
    if (this.isUnsettled && !hasFocus(element)) this.settle()
    if (isNews) this.putBack(element)
  }

  private settle = (): void => {
    if (!this.isUnsettled) return
    this.isUnsettled = false
    if (this.props.onFilled) flushSync(this.props.onFilled)
  }

  private noteLeft = (): void => {
    this.isUnsettled = false
  }

  /** What the widget does not take does not stay. */
  private putBack(element: E): void {
    const { access, value } = this.props
    if (access.read(element) !== value) access.write(element, value)
    this.shown = access.read(element)
  }

  private reset = (): void => {
    const { element, first, props } = this
    if (element) props.access.write(element, first)
    if (props.value !== first) {
      flushSync(() => props.onChange(first))
      this.isUnsettled = true
      this.settle()
    }
    if (element) this.putBack(element)
  }

  private keep = (element: E | null): void => {
    this.element = element
    const { outer } = this.props
    if (typeof outer === 'function') outer(element)
    else if (outer) outer.current = element
  }

  override render(): ReactNode {
    return this.props.children(this.keep, this.hear)
  }
}
