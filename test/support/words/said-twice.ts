import { plain } from './marked-words'

const shown = '.doorstep, .doorstep-dialog'
const alerts = '[data-tone]'
const wordless = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])

/** Hidden elements, and reasons of buttons that are only for screen readers. */
function isUnseen(element: Element): boolean {
  const styles = element.getAttribute('class') ?? ''
  return (
    wordless.has(element.nodeName) ||
    element.hasAttribute('hidden') ||
    element.hasAttribute('data-hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    // The tab of an editor that is not selected.
    (element instanceof HTMLElement && element.style.visibility === 'hidden') ||
    styles.includes('_hidden') ||
    (styles.includes('_reason') && !element.hasAttribute('data-shown'))
  )
}

const sentenceEnd = /(?<=[.!?…])\s+/
/** Matches an instruction. */
const instruction = /^please\b|\b(?:try|choose it|press|check) again\b|\breload\b/i

/** The visible texts by element; announcements repeat them on purpose. */
function textsOf(root: Element): string[] {
  for (let at: Element | null = root; at; at = at.parentElement) if (isUnseen(at)) return []
  // Hidden elements are skipped as a whole; checking the ancestors of each text takes ten times as long.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
    node instanceof Element && isUnseen(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(plain(node.data).trim())
  return texts
}

const sentencesOf = (root: Element) =>
  textsOf(root)
    .flatMap(text => text.split(sentenceEnd))
    .filter(text => /\w.*[.!?…]$/.test(text))

/** Sentences that are shown twice, and alerts with two instructions. */
export function faultsOfMessages(): string[] {
  const roots = [...document.querySelectorAll(shown)].filter(root => !root.matches('[data-doorstep-shell]'))
  const all = roots.filter(root => !roots.some(other => other !== root && other.contains(root)))
  const twice = all.flatMap(root => {
    const sentences = sentencesOf(root)
    return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
  })
  const two = all
    .flatMap(root => [...root.querySelectorAll(alerts)])
    .map(alert => sentencesOf(alert).filter(sentence => instruction.test(sentence)))
    .filter(instructions => instructions.length > 1)
  return [
    ...twice.map(sentence => `said twice: ${sentence}`),
    ...two.map(instructions => `two instructions: ${instructions.join(' | ')}`),
  ]
}
