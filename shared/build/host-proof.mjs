// Build pass: answers to built-ins that libraries on host pages are known to have rewritten. The bundle, with
// React and everything else in it, uses these instead of the page's own.
import { readFile } from 'node:fs/promises'

const replacements = {
  'Array.from': 'doorstepArrayFrom',
  'Date.parse': 'doorstepDateParse',
  Request: 'doorstepRequest',
  'globalThis.Request': 'doorstepRequest',
  'globalThis.fetch': 'doorstepFetch',
}

/** For esbuild's `define`: member expressions that are replaced, and UMD branches that must never be taken. */
export const hostProofDefine = { ...replacements, define: 'undefined' }

/** For esbuild's `inject`: the files that export the replacements; what only calls need travels with them. */
export const hostProofInjects = ['built-ins', 'request'].map(
  part => new URL(`../page/host-proof-${part}.js`, import.meta.url).pathname,
)

// MooTools 1.2's Function.prototype.bind drops arguments, and React then hears no event.
const bound = /((?:[\w$]+|\))(?:\.[\w$]+)*)\.bind\(/g

export const hostProofPlugin = {
  name: 'host-proof',
  setup(build) {
    build.onLoad(
      { filter: /node_modules[\\/](react|react-dom|scheduler)[\\/].*production\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8')
        return { contents: source.replace(bound, 'doorstepBind($1, '), loader: 'js' }
      },
    )
  },
}
