import { plain } from './marked-words'

const controls =
  'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=radio]'

const unheard = '[aria-hidden=true], [hidden], script, style, template, option'
const inline = 'abbr, b, bdi, cite, code, em, i, s, small, span, strong, sub, sup, time, u'
const isJoined = (one: string, other: string) => /[\p{L}\d.)]$/u.test(one) && /^[\p{L}\d£(]/u.test(other)

/** Returns the heard texts within an element, in order. */
function textsIn(element: Element): Text[] {
  // A marked part of a word belongs to the word.
  const without = `${unheard}, mark`
  if (element.closest(without)) return []
  const texts: Text[] = []
  // jsdom asks each node iterator and each range at every later removal of a node; it forgets a walker.
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
    node instanceof Element && node.matches(without) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node instanceof Text && node.data) texts.push(node)
  return texts
}

/** Returns the neighbours that touch, such as "Your week" and "£105.43", unless something stands between them. */
const touchingTexts = (texts: Text[], isBetween: (before: Text, text: Text) => boolean): string[] =>
  texts.flatMap((text, at) => {
    const before = texts[at - 1]
    if (!before || before.parentElement === text.parentElement) return []
    const [one, other] = [plain(before.data), plain(text.data)]
    // Whether a block stands between is asked last, as that is slow.
    return isJoined(one, other) && !isBetween(before, text) ? [`${one}|${other}`] : []
  })

/** Returns the texts of two elements that touch in one name. */
function touchingIn(control: Element): string[] {
  if (control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby')) return []
  const names = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [control]
  return names.flatMap(name => touchingTexts(textsIn(name), () => false))
}

/** Whether a paragraph, a cell or another block begins or ends between the two texts. */
function isBlockBetween(before: Text, text: Text): boolean {
  let within = before.parentNode as Node
  while (!within.contains(text)) within = within.parentNode as Node
  const isInline = (node: Node): boolean =>
    node === within || (node instanceof Element && node.matches(inline) && isInline(node.parentNode as Node))
  if (!isInline(before.parentNode as Node) || !isInline(text.parentNode as Node)) return true
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  walk.currentNode = before
  for (let node = walk.nextNode(); node && node !== text; node = walk.nextNode())
    if (node instanceof Element && !node.matches(`${inline}, mark, script, style, template`)) return true
  return false
}

/** Returns the texts of two elements without a space between them, in one name or in one line. */
export const touching = (): string[] => [
  ...new Set([
    ...[...document.querySelectorAll(controls)].flatMap(touchingIn),
    ...touchingTexts(textsIn(document.body), isBlockBetween),
  ]),
]
