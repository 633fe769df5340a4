import { plain } from './marked-words'

const shown = '.doorstep, .doorstep-dialog'
const alerts = '[data-tone]'
const styled = (name: string, more = '') => `[class*="_${name}"]${more}`
/** What nobody sees, and the reasons of buttons that only a screen reader tells. */
const unseen = `script, style, template, [hidden], [data-hidden], [aria-hidden=true], ${styled('hidden')}, ${styled('reason', ':not([data-shown])')}`
const sentenceEnd = /(?<=[.!?…])\s+/
/** What tells a person what to do now. */
const instruction = /^please\b|\b(?:try|choose it|press|check) again\b|\breload\b/i

/** What people read now, by element; what is only said is the same once more, on purpose. */
function textsOf(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(unseen)) texts.push(plain(node.textContent ?? '').trim())
  return texts
}

const sentencesOf = (root: Element) =>
  textsOf(root)
    .flatMap(text => text.split(sentenceEnd))
    .filter(text => /\w.*[.!?…]$/.test(text))

/** The same sentence twice in what is shown, and alerts that tell a person two things to do. */
export function faultsOfWording(): string[] {
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
