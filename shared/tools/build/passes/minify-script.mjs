// Build pass: terser, which compresses React 6 % smaller than esbuild does. It takes most of a build's time, so its
// results are cached.
import { createHash } from 'node:crypto'
import { minify } from 'terser'
import { fileCache } from './file-cache.mjs'
import { MappedText, sourceName } from './mapped-text.mjs'

/** The bundler names each CommonJS module by its path on this machine; no code reads that name. */
const withoutPlaces = code => code.replaceAll(/(__commonJS\(\{\s*)"[^"\n]*"/g, '$1a')

const usual = { passes: 3, hoist_funs: true }

/** Minifies scripts, with further options if given; `version` is the minifier's, `folder` holds the cached results. */
export const scriptMinifier = ({ folder, version }) => {
  const cached = fileCache(folder)
  return async (bundled, more = {}) => {
    const code = withoutPlaces(bundled)
    /** @type {import('terser').MinifyOptions} */
    const options = { module: true, ecma: 2022, compress: { ...usual, ...more } }
    const key = createHash('sha256')
      .update(JSON.stringify([version, options]))
      .update(`${code}`)
      .digest('hex')
    // The map is always made, because a release may need it after the build.
    const made = await cached(`${key.slice(0, 32)}.json`, async () => {
      const { code: small, map } = await minify({ [sourceName]: `${code}` }, { ...options, sourceMap: {} })
      return JSON.stringify({ small, map })
    })
    const { small, map } = JSON.parse(`${made}`)
    return code instanceof MappedText ? code.madeInto(small, () => JSON.parse(map)) : small
  }
}
