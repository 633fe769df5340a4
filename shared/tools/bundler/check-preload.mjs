// A check before step 4: an exported `preload` runs before the other scripts are available, and before its own script's
// variables have values. A use of either would throw, and the press that has requested the script would be lost.
import { parseAsync, traverse } from '@babel/core'
import { preloads } from './take-chunks.mjs'

/** Fails if the script's `preload` uses something that is not available yet. */
export async function checkPreload(name, text) {
  const [isPreloading, own = 'preload'] = preloads.exec(`${text}`) ?? []
  if (!isPreloading) return
  const early = []
  const parsed = await parseAsync(`${text}`, { babelrc: false, configFile: false, compact: true })
  traverse(/** @type {any} */ (parsed), {
    Program({ scope }) {
      const body = scope.getBinding(own)?.path
      const inPreload = path => path.findParent(each => each.node === body?.node)
      for (const [other, { kind, referencePaths }] of Object.entries(scope.bindings))
        if (kind !== 'hoisted' && referencePaths.some(inPreload)) early.push(other)
    },
  })
  if (early.length)
    throw new Error(
      `preload of ${name} uses ${early.join(', ')}, which is not there yet when it runs: it may use the browser's own functions, import() and functions beside it.`,
    )
}
