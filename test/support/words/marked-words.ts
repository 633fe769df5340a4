import type { WidgetDefinition } from '../../../shared/platform/runtime/widget-definition'

/** The text in full-width letters, which distinguish labels from everything else; {names} are kept. */
const marked = (words: string): string =>
  words.replace(/\{\w+\}|[A-Za-z]/g, found =>
    found.length > 1 ? found : String.fromCharCode(found.charCodeAt(0) + 0xfee0),
  )

/** Marked text in its original letters. */
export const plain = (text: string): string =>
  text.replace(/[Ａ-Ｚａ-ｚ]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))

/** All labels of a widget by name. */
export const labelsOf = ({ messages = {} }: WidgetDefinition): Readonly<Record<string, string>> => messages

/** All labels of a widget, marked. */
export const markedLabels = (definition: WidgetDefinition): Record<string, string> =>
  Object.fromEntries(Object.entries(labelsOf(definition)).map(([name, words]) => [name, marked(words)]))

/** The page with more members in the JSON child of each placeholder of that widget. */
export function withJson(page: string, widget: string, more: object): string {
  const { body } = new DOMParser().parseFromString(page, 'text/html')
  for (const placeholder of body.querySelectorAll(`[data-widget="${widget}"]`)) {
    let script = placeholder.querySelector(':scope > script[type="application/json"]')
    if (!script) {
      script = document.createElement('script')
      script.setAttribute('type', 'application/json')
      placeholder.prepend(script)
    }
    const json: object = JSON.parse(script.textContent?.trim() || '{}')
    script.textContent = JSON.stringify({ ...json, ...more }).replaceAll('<', '\\u003c')
  }
  return body.innerHTML
}

const wordless = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])
const spoken = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const shownParts = '.doorstep, .doorstep-dialog, [data-doorstep-shell]'

/** All texts that widgets show or announce, including attributes for screen readers. */
function shownTexts(): Set<string> {
  const texts = new Set<string>()
  const note = (text: string | null | undefined) => {
    if (text) texts.add(inOneLine(text))
  }
  for (const root of document.querySelectorAll(shownParts)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
      wordless.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (!(node instanceof Element)) note(node.textContent)
      else for (const name of node.getAttributeNames()) if (spoken.has(name)) note(node.getAttribute(name))
    }
  }
  return texts
}

/** Every string in a value, with its lines and parts, which widgets may show separately. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [value, ...value.split(/[\n,]/)].map(inOneLine).filter(text => /[A-Za-z]/.test(text))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

// Formats are not labels: times of day, and the form of a date.
const formats = /\b\d{1,2}(:\d\d)?(am|pm)\b|\bdd\/mm\/yyyy\b/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds texts that are not from the labels: everything that is neither marked nor data. */
export function createWordWatch() {
  const data = new Set<string>()
  const inOrder = { texts: [] as string[], of: 0 }
  const known = new Set<string>()
  const found = new Map<string, string>()
  const restOf = (text: string) => {
    if (inOrder.of !== data.size) {
      inOrder.texts = [...data].sort((one, other) => other.length - one.length)
      inOrder.of = data.size
    }
    let rest = text
    for (const each of inOrder.texts) {
      if (rest.includes(each))
        rest = rest.replace(new RegExp(`(?<![A-Za-z])${escaped(each)}(?![A-Za-z])`, 'g'), '')
    }
    return rest.replace(formats, '').trim()
  }
  return {
    /** Registers values from the page or the shop, which may be shown as they are. */
    allow(...values: unknown[]): void {
      for (const text of textsIn(values)) data.add(text)
    },
    /** Checks the texts that are shown now. */
    look(after: string): void {
      for (const text of shownTexts()) {
        if (known.has(text) || !/[A-Za-z]/.test(text)) continue
        const rest = restOf(text)
        if (!/[A-Za-z]/.test(rest)) known.add(text)
        else if (!found.has(rest)) found.set(rest, after)
      }
    },
    /** The texts that came from no label, with the action that preceded them. */
    found,
  }
}

export type WordWatch = ReturnType<typeof createWordWatch>
