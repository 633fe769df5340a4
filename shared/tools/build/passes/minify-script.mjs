// Build pass: terser, which leaves 6 % fewer compressed bytes of React than esbuild does. It takes most of a build's
// time, so what it made of the same text before is kept.
import { createHash } from 'node:crypto'
import { minify } from 'terser'
import { keeper } from './keep-made.mjs'
import { MappedText, sourceName } from './mapped-text.mjs'

/** The bundler calls each CommonJS module after where it lies on this machine, which nothing asks for. */
const withoutPlaces = code => code.replaceAll(/(__commonJS\(\{\s*)"[^"\n]*"/g, '$1a')

const usual = { passes: 3, hoist_funs: true }

/** Minifies scripts, each with more options if need be; `version` is that of the minifier, `folder` where its results are kept. */
export const scriptMinifier = ({ folder, version }) => {
  const kept = keeper(folder)
  return async (bundled, more = {}) => {
    const code = withoutPlaces(bundled)
    /** @type {import('terser').MinifyOptions} */
    const options = { module: true, ecma: 2022, compress: { ...usual, ...more } }
    const key = createHash('sha256')
      .update(JSON.stringify([version, options]))
      .update(`${code}`)
      .digest('hex')
    // With its map, also where nobody asks for that: a release does after the build.
    const made = await kept(`${key.slice(0, 32)}.json`, async () => {
      const { code: small, map } = await minify({ [sourceName]: `${code}` }, { ...options, sourceMap: {} })
      return JSON.stringify({ small, map })
    })
    const { small, map } = JSON.parse(`${made}`)
    return code instanceof MappedText ? code.madeInto(small, () => JSON.parse(map)) : small
  }
}
