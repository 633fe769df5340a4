/** The content of an element; false and undefined are left out. */
export type Child = Node | string | undefined | false

/** Makes an element; attributes without a value are left out. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [each, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(each, value)
  for (const child of children) if (child) element.append(child)
  return element
}

/** Returns a button with its action. */
export function button(label: string, name: string | undefined, press: (pressed: HTMLButtonElement) => void) {
  const element = make('button', { type: 'button', 'aria-label': name }, label)
  element.addEventListener('click', () => press(element))
  return element
}
