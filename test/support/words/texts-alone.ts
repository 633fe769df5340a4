/** Whether React tracks the text node itself, because it is not the only child of its element. */
const isKept = (node: unknown): node is Text =>
  node instanceof Text && Object.keys(node).some(key => key.startsWith('__reactFiber'))

const shown = (text: Text) => {
  const parent = text.parentElement
  return `<${parent?.localName ?? ''} class="${parent?.className ?? ''}"> ${parent?.textContent?.slice(0, 80)}`
}

/**
 * Reports each text node that changes, is inserted or removed while it has siblings: if a translator has replaced it,
 * React would change a node that is no longer shown, or crash. `note` gets a description.
 */
export function watchTexts(note: (words: string) => void): void {
  const { prototype } = Node
  const { insertBefore, removeChild } = prototype
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') as PropertyDescriptor
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (isKept(this) && this.data !== text)
        note(`"${this.data}" becomes "${text}" beside others in ${shown(this)}`)
      value.set?.call(this, text)
    },
  })
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (isKept(child)) note(`"${child.data}" goes from beside others in ${shown(child)}`)
    return removeChild.call(this, child) as T
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    if (isKept(child)) note(`something comes before "${child.data}" in ${shown(child)}`)
    return insertBefore.call(this, node, child) as T
  }
}
