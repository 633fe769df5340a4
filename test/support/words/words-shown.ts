import { plain } from './marked-words'

const shell = '[data-doorstep-shell]'
const roots = `.doorstep:not(${shell}), .doorstep-dialog`
const unseen = 'script, style, template, [hidden], [aria-hidden=true]'
const inline = new Set(['A', 'B', 'EM', 'I', 'S', 'SMALL', 'SPAN', 'STRONG', 'SUP', 'SUB', 'TIME', 'BDI'])

/** The state of a control: `[3]` a value, `[x]` ticked, `(from …)` the first option. */
function stateOf(element: Element): string {
  if (element instanceof HTMLSelectElement) {
    const first = [...element.options].find(({ value, disabled }) => value && !disabled)
    return `[${element.selectedOptions[0]?.text ?? ''}] (from ${first?.text})`
  }
  if (element instanceof HTMLTextAreaElement) return `[${element.value}]`
  if (!(element instanceof HTMLInputElement)) return ''
  return ['checkbox', 'radio'].includes(element.type)
    ? element.checked
      ? '[x]'
      : '[ ]'
    : `[${element.value}]`
}

const isOff = (element: Element) =>
  element.matches('button, input, select') &&
  (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true')

function textOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.matches(unseen)) return ''
  const label = node.matches('input, button, select, a') ? node.getAttribute('aria-label') : null
  const inner = node instanceof HTMLSelectElement ? '' : [...node.childNodes].map(textOf).join('')
  const text = `${label && label !== inner ? `${label} ` : ''}${inner}${stateOf(node)}${isOff(node) ? '(off)' : ''}`
  return inline.has(node.tagName) ? text : ` | ${text} | `
}

/** The text of all widgets and dialogs on the page; `|` separates elements. */
export function wordsShown(): string {
  const text = [...document.querySelectorAll(roots)].map(textOf).join(' | ')
  return plain(text)
    .replace(/\s+/g, ' ')
    .replace(/(?: ?\| ?)+/g, ' | ')
    .trim()
}
