/** React's own mark on a text that it keeps by itself: one that is not the only child of its element. */
const isKept = (node: unknown): node is Text =>
  node instanceof Text && Object.keys(node).some(key => key.startsWith('__reactFiber'))

const shown = (text: Text) => {
  const parent = text.parentElement
  return `<${parent?.localName ?? ''} class="${parent?.className ?? ''}"> ${parent?.textContent?.slice(0, 80)}`
}

/**
 * Notes each text that changes, comes before something or goes while it shares its parent with others: where a translator
 * has put its own in its place, React would change what nobody sees any more, or crash. `note` gets what happened.
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
