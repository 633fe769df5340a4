import { Component, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { hasFocus } from '../platform/page/focus'
import { afterPress, watchField } from './shown-fields'

/** Reads and writes the value of one kind of control. */
export type Access<E extends Element, T> = { read: (element: E) => T; write: (element: E, value: T) => void }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The access to the value of a text field or a list. */
export const text: Access<Field, string> = {
  read: ({ value }) => value,
  write(field, value) {
    field.value = value
  },
}

/** The access to the value of a group of radio buttons. */
export const chosen: Access<Element, string | null> = {
  read: group => group.querySelector<HTMLInputElement>(':checked')?.value ?? null,
  write(group, value) {
    for (const radio of group.querySelectorAll<HTMLInputElement>('input'))
      radio.checked = radio.value === value
  },
}

/** Returns whether a person could have entered the value; a script can also set disabled options and read-only fields. */
const isOffered = (element: Element): boolean =>
  !(element as HTMLInputElement).readOnly &&
  !element.matches(':disabled') &&
  !element.querySelector(':checked:disabled')

type ShownValueProps<E extends Element, T> = {
  access: Access<E, T>
  /** The value in the state of the widget. */
  value: T
  onChange: (value: T) => void
  /** Called when the field was left and nothing is pressed any more, and when a script or the browser has filled it. */
  onLeave?: (() => void) | undefined
  /** Removes unwanted characters from the text; the field shows the result at once. */
  clean?: ((text: string) => string) | undefined
  /** Keeps the value out of the markup, where any script or style could read it. */
  isSecret?: boolean
  /** The ref of the component that uses the control. */
  outer?: Ref<E> | undefined
  /** Renders the control with the given ref and handlers. */
  children: (ref: (element: E | null) => void, onChange: () => void, onBlur: () => void) => ReactNode
}

type Snapshot = { wasNews: boolean; wasSelected: boolean }

/** Returns whether the field has the focus and what is typed next replaces all of its text. */
function isWhollySelected(element: Element | null): boolean {
  if (!hasFocus(element)) return false
  const { value, selectionStart, selectionEnd } = element as HTMLInputElement
  return !!value && selectionStart === 0 && selectionEnd === value.length
}

/** Cleans the text in a field and keeps the caret at its place. */
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
 * Keeps a field and its widget's state equal, whoever sets the value. React notices only people: it ignores the
 * `input` event of a script that has set the value, and overwrites the value at the next render. So the field is
 * also read at every relevant event on the page, before other listeners run and before React writes.
 */
export class ShownValue<E extends HTMLElement, T> extends Component<ShownValueProps<E, T>> {
  private element: E | null = null
  private readonly first = this.props.value
  /** The value at the last read of the field, and the value found there since. */
  private shown = this.props.value
  private found = this.props.value
  /** A script has filled the field, or a press has left it, and `onLeave` was not called yet. */
  private isUnsettled = false
  /** A value was found that the widget does not have yet: it takes in one field after another. */
  private isDue = false
  private unwatch = () => {}

  override componentDidMount(): void {
    const { element, look, takeIn, settle, noteLeft, reset } = this
    if (!element) return
    if (this.props.value) this.writeSecret()
    this.shown = this.props.access.read(element)
    this.unwatch = watchField({ element, look, takeIn, settle, noteLeft, reset })
  }

  override getSnapshotBeforeUpdate(): Snapshot {
    return { wasNews: !this.isDue && this.isNews(), wasSelected: isWhollySelected(this.element) }
  }

  override componentDidUpdate(
    before: ShownValueProps<E, T>,
    _: unknown,
    { wasNews, wasSelected }: Snapshot,
  ): void {
    const { element, props } = this
    // If the widget itself has changed the value, that value is newer than the one found.
    const isNewer = props.value !== before.value
    if (isNewer) this.writeSecret()
    // Otherwise what is typed next would be appended to what an answer has put here.
    if (isNewer && wasSelected) (element as Element as HTMLInputElement).select()
    this.isDue = !isNewer && !!element && (this.isDue || (wasNews && isOffered(element)))
    if (element && !this.isDue) this.shown = props.access.read(element)
    // Not within this render: a widget builds its next state on what it was rendered with, so that of two fields the
    // first would be lost.
    if (this.isDue && wasNews) queueMicrotask(() => this.isDue && flushSync(this.hear))
  }

  override componentWillUnmount(): void {
    // Keeps the last value that a script has set.
    this.hear()
    this.unwatch()
  }

  private writeSecret(): void {
    const { isSecret, access, value } = this.props
    if (isSecret && this.element && access.read(this.element) !== value) access.write(this.element, value)
  }

  private isNews(): boolean {
    const { element, props } = this
    if (!element) return this.found !== this.shown
    // Another field that was taken in before has rendered the widget, which has put the old value here.
    if (this.isDue && props.access.read(element) !== this.found) props.access.write(element, this.found)
    this.isDue = false
    this.found = props.access.read(element)
    return this.found !== this.shown
  }

  private hear = (): void => {
    if (!this.isNews()) return
    this.shown = this.found
    if (!this.element || !isOffered(this.element)) return
    this.isUnsettled = true
    this.props.onChange(this.found)
  }

  private look = (): void => {
    if (!this.isDue) this.isDue = this.isNews()
  }

  private takeIn = (isComposing: boolean): void => {
    const { element, props } = this
    if (!element) return
    const isNews = this.isNews()
    if (isNews) {
      if (props.clean && !isComposing) tidy(element as never, props.clean)
      flushSync(this.hear)
    }
    if (this.isUnsettled && !hasFocus(element)) afterPress(this.settle)
    if (isNews) this.putBack(element)
  }

  private read = (): void => {
    if (!this.isUnsettled) return
    this.isUnsettled = false
    this.props.onLeave?.()
  }

  private settle = (): void => {
    if (this.isUnsettled) flushSync(this.read)
  }

  private leave = (): void => {
    this.isUnsettled = true
    afterPress(this.read)
  }

  private noteLeft = (): void => {
    this.isUnsettled = false
  }

  /** Writes the widget's value back if the widget has not accepted the one found. */
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
    return this.props.children(this.keep, this.hear, this.leave)
  }
}
