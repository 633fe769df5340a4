// Build pass: terser, which leaves 6 % fewer compressed bytes of React than esbuild does. It takes most of a build's
// time, so what it made of the same text before is kept.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import { forgetUnused } from './forget-unused.mjs'

/** The bundler calls each CommonJS module after where it lies on this machine, which nothing asks for. */
const withoutPlaces = code => code.replaceAll(/(__commonJS\(\{\s*)"[^"\n]*"/g, '$1a')

const usual = { passes: 3, hoist_funs: true }

/** Minifies scripts, each with more options if need be; `version` is that of the minifier, `folder` where its results are kept. */
export const scriptMinifier = ({ folder, version }) => {
  const ready = mkdir(folder, { recursive: true }).then(() => forgetUnused(folder))
  return async (bundled, more = {}) => {
    const code = withoutPlaces(bundled)
    const options = { module: true, ecma: 2022, compress: { ...usual, ...more } }
    const key = createHash('sha256')
      .update(JSON.stringify([version, options]))
      .update(code)
      .digest('hex')
    const kept = path.join(folder, `${key.slice(0, 32)}.js`)
    await ready
    const known = await readFile(kept, 'utf8').catch(() => undefined)
    if (known !== undefined) {
      await utimes(kept, new Date(), new Date()).catch(() => {})
      return known
    }
    const { code: small } = await minify(code, options)
    // Whole or not at all: another build may be reading.
    await writeFile(`${kept}-${process.pid}`, small)
    await rename(`${kept}-${process.pid}`, kept)
    return small
  }
}
