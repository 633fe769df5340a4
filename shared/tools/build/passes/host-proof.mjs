// Build pass: replacements for built-ins that libraries on host pages are known to overwrite. The whole bundle,
// including React, uses these instead of the page's own.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withOwnBind } from './own-bind.mjs'
import { ownDocumentDefine, withOwnDocument } from './own-document.mjs'

const replacements = {
  'Array.from': 'doorstepArrayFrom',
  'Date.parse': 'doorstepDateParse',
  Request: 'doorstepRequest',
  'globalThis.Request': 'doorstepRequest',
  'globalThis.fetch': 'doorstepFetch',
}

/** For esbuild's `define`: member expressions that are replaced, and UMD branches that must never be taken. */
export const hostProofDefine = { ...replacements, ...ownDocumentDefine, define: 'undefined' }

const fileOf = part =>
  fileURLToPath(new URL(`../../../platform/page/host/host-proof-${part}.js`, import.meta.url))

/**
 * For esbuild's `inject`: the files that export the replacements; those that only calls need are in a file of their
 * own.
 */
export const hostProofInjects = ['built-ins', 'page', 'request'].map(fileOf)

/** The files for the loader, which creates the replacements that the other files find. */
export const loaderInjects = ['built-ins', 'document', 'request'].map(fileOf)

/**
 * For production builds: makes packages independent of the page's `bind` and of the names of its elements; React's files
 * have a pass of their own.
 */
export const boundByUs = {
  name: 'bound-by-us',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!/\.bind\(|\.(ownerDocument|parentNode)/.test(text)) return undefined
      return { contents: withOwnDocument(withOwnBind(text)), loader: 'js' }
    })
  },
}

/**
 * Replaces a loop of the bundler's own helper, which would treat properties that a page has added to `Object.prototype`
 * as exports.
 */
export const withOwnNames = text =>
  text.replaceAll(/for ?\(var (\w+) in (\w+)\)(\s*__defProp\()/g, 'for (var $1 of Object.keys($2))$3')
