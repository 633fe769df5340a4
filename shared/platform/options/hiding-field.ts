/** What is asked of a placeholder by the runtime and its widget. */
const asked =
  'addEventListener append attributes checkVisibility childNodes children closest contains dataset dispatchEvent getAttribute getAttributeNames matches querySelector querySelectorAll removeEventListener textContent'.split(
    ' ',
  ) as (keyof HTMLElement & string)[]

/** The field of a form that keeps the form from being a placeholder, as it hides what is asked of one. */
export const hidingField = (placeholder: HTMLElement): string | undefined =>
  placeholder instanceof HTMLFormElement
    ? asked.find(name => placeholder[name] !== Reflect.get(HTMLFormElement.prototype, name, placeholder))
    : undefined
