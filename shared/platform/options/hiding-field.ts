/** The members of a placeholder that the runtime and widgets use. */
const asked =
  'addEventListener append attributes checkVisibility childNodes children closest contains dataset dispatchEvent getAttribute getAttributeNames matches querySelector querySelectorAll removeEventListener textContent'.split(
    ' ',
  ) as (keyof HTMLElement & string)[]

/** Returns the form field that hides such a member, so that the form cannot be a placeholder; undefined if there is none. */
export const hidingField = (placeholder: HTMLElement): string | undefined =>
  placeholder instanceof HTMLFormElement
    ? asked.find(name => placeholder[name] !== Reflect.get(HTMLFormElement.prototype, name, placeholder))
    : undefined
