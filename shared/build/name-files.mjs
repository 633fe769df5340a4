// Build pass: names every script after its own content, that of all it may fetch included.
import { createHash } from 'node:crypto'

/** As short as the loader's list can bear, and safe in a file's name: one in 14 million changes keeps its name. */
export const hashOf = text =>
  createHash('sha256').update(text).digest('base64url').replaceAll(/\W|_/g, '').slice(0, 4)

/** What one script takes from another is written so until the other has a file. */
export const scriptScheme = 'doorstep-script:'
const mentions = new RegExp(`(["'\`])${scriptScheme}([^"'\`]+)\\1`, 'g')

const isAtOnce = ({ kind }) => kind !== 'dynamic-import'

/** The scripts that a script imports, directly or not, in order of their names; `counts` tells which imports count. */
export function neededBy(name, scripts, counts = isAtOnce, seen = new Set()) {
  for (const each of scripts.get(name).imports) {
    if (!counts(each) || seen.has(each.name)) continue
    seen.add(each.name)
    neededBy(each.name, scripts, counts, seen)
  }
  return [...seen].sort()
}

/**
 * Gives every script its file: `w/` has widgets' own, which carry their names, `c/` all others. A script and what it
 * fetches later may name each other, so a name stands for the text of all that a script can reach.
 * @returns for each script its file, and its text with the files that it imports.
 */
export function nameFiles(scripts, styles) {
  const fileOf = new Map(
    [...scripts].map(([name, { text }]) => {
      const reached = neededBy(name, scripts, () => true).filter(other => other !== name)
      const whole = [text, ...reached.map(other => scripts.get(other).text)].join('\n')
      const own = styles.get(name.slice(2)) ?? ''
      return [name, name.startsWith('w/') ? `${name}-${hashOf(whole + own)}.js` : `c/${hashOf(whole)}.js`]
    }),
  )
  const files = [...fileOf.values()]
  const twice = files.find((file, at) => files.indexOf(file) !== at)
  if (twice) throw new Error(`Two scripts would be called ${twice}: add a space to one of them.`)
  const relative = (from, to) => (from[0] === to[0] ? `./${to.slice(2)}` : `../${to}`)
  return new Map(
    [...scripts].map(([name, { text }]) => {
      const file = fileOf.get(name)
      const named = text.replaceAll(mentions, (_, quote, other) => {
        return `${quote}${relative(file, fileOf.get(other))}${quote}`
      })
      return [name, { file, text: named }]
    }),
  )
}
