// A template prints one of several branches. Each branch is checked as a page of its own, because its tags may only be
// balanced within it.

type Branch = { from: number; to: number }
type Step = 'open' | 'next' | 'close'

// The statements of Blade, Twig, PHP, ERB, EJS and Handlebars that open a condition, start its next branch, and close
// it.
const steps: [pattern: RegExp, step: Step][] = [
  [/^@(?:if|unless|isset|empty|auth|guest|can|cannot|switch|production|env|hasSection)\b/, 'open'],
  [/^@(?:else\w*|case|default)\b/, 'next'],
  [/^@end(?:if|unless|isset|empty|auth|guest|can|cannot|switch|production|env)\b/, 'close'],
  [/^\{%-?\s*(?:if|unless|case|ifchanged)\b/, 'open'],
  [/^\{%-?\s*(?:else|elif|elseif|elsif|when)\b/, 'next'],
  [/^\{%-?\s*end(?:if|unless|case|ifchanged)\b/, 'close'],
  [/^<\?(?:php)?\s*(?:if|switch)\b[\s\S]*[:{]\s*\?>$/, 'open'],
  [/^<\?(?:php)?\s*(?:\}\s*)?(?:else\s*if|elseif|else|case|default)\b[\s\S]*[:{]\s*\?>$/, 'next'],
  [/^<\?(?:php)?\s*(?:endif|endswitch)\b|^<\?(?:php)?\s*\}\s*\?>$/, 'close'],
  [/^<%-?\s*(?:if|unless|case)\b(?![\s\S]*\bthen\b[\s\S]*\bend\b)/, 'open'],
  [/^<%-?\s*(?:\}\s*)?(?:else|elsif|when)\b/, 'next'],
  [/^<%-?\s*(?:end|\})\s*-?%>$/, 'close'],
  [/^\{\{~?#(?:if|unless)\b/, 'open'],
  [/^\{\{~?(?:else|\^)/, 'next'],
  [/^\{\{~?\/(?:if|unless)\b/, 'close'],
]

const words =
  /<\?[\s\S]*?(?:\?>|$)|<%[\s\S]*?%>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|@[a-zA-Z]+(?:\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g
// In Ruby, loops and blocks close with the same word as conditions; in PHP and EJS, with the same brace.
const loop =
  /^<%-?\s*(?:[^%]*\bdo\b(?:\s*\|[^|]*\|)?|(?:while|for|begin|def)\b[^%]*|[^%]*\{)\s*-?%>$|^<\?(?:php)?\s*(?:for|foreach|while|function)\b[\s\S]*\{\s*\?>$/

/** The branches of each condition in a template. */
function choicesIn(source: string): Branch[][] {
  const done: Branch[][] = []
  const open: (Branch[] | undefined)[] = []
  for (const { 0: word, index } of source.matchAll(words)) {
    const step = steps.find(([pattern]) => pattern.test(word))?.[1]
    if (!step && loop.test(word)) open.push(undefined)
    const isElse = step === 'next' && open.at(-1) !== undefined
    if (step === 'open') open.push([{ from: index + word.length, to: source.length }])
    const branches = open.at(-1)
    const last = branches?.at(-1)
    if (isElse && last) {
      last.to = index
      branches?.push({ from: index + word.length, to: source.length })
    }
    if (step !== 'close' || !open.length) continue
    open.pop()
    if (last && branches) {
      last.to = index
      done.push(branches)
    }
  }
  return done
}

const mostVariants = 4

/**
 * Variants of the template with one branch of each condition, so that every branch occurs; all positions stay the same.
 */
export function variantsOf(source: string): string[] {
  const choices = choicesIn(source).filter(({ length }) => length > 1)
  const count = Math.min(mostVariants, Math.max(1, ...choices.map(({ length }) => length)))
  return Array.from({ length: count }, (_, nth) => {
    let text = source
    for (const branches of choices)
      for (const [at, { from, to }] of branches.entries())
        if (at !== Math.min(nth, branches.length - 1))
          text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
    return text
  })
}
