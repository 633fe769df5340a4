// Build pass: terser, which leaves 6 % fewer compressed bytes of React than esbuild does. It takes most of a build's
// time, so what it made of the same text before is kept.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import { forgetUnused } from './forget-unused.mjs'
import { MappedText, sourceName } from './mapped-text.mjs'

/** The bundler calls each CommonJS module after where it lies on this machine, which nothing asks for. */
const withoutPlaces = code => code.replaceAll(/(__commonJS\(\{\s*)"[^"\n]*"/g, '$1a')

const usual = { passes: 3, hoist_funs: true }

/** The texts of files that are kept, or if one of them is not, what `make` gives, which is kept then. */
async function keeping(files, make) {
  const known = await Promise.all(files.map(file => readFile(file, 'utf8').catch(() => undefined)))
  if (known.every(text => text !== undefined)) {
    const now = new Date()
    await Promise.all(files.map(file => utimes(file, now, now).catch(() => {})))
    return known
  }
  const made = await make()
  for (const [at, file] of files.entries()) {
    // Whole or not at all: another build may be reading.
    await writeFile(`${file}-${process.pid}`, made[at])
    await rename(`${file}-${process.pid}`, file)
  }
  return made
}

/** Minifies scripts, each with more options if need be; `version` is that of the minifier, `folder` where its results are kept. */
export const scriptMinifier = ({ folder, version }) => {
  const ready = mkdir(folder, { recursive: true }).then(() => forgetUnused(folder))
  return async (bundled, more = {}) => {
    const code = withoutPlaces(bundled)
    /** @type {import('terser').MinifyOptions} */
    const options = { module: true, ecma: 2022, compress: { ...usual, ...more } }
    const key = createHash('sha256')
      .update(JSON.stringify([version, options]))
      .update(`${code}`)
      .digest('hex')
    const file = path.join(folder, `${key.slice(0, 32)}.js`)
    await ready
    if (!(code instanceof MappedText)) {
      const [small] = await keeping([file], async () => [(await minify(code, options)).code])
      return small
    }
    const [small, map] = await keeping([file, `${file}.map`], async () => {
      const made = await minify({ [sourceName]: `${code}` }, { ...options, sourceMap: {} })
      return [made.code, made.map]
    })
    return code.madeInto(small, () => JSON.parse(map))
  }
}
