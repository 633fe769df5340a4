// Compresses the files that pages fetch as well as possible, once at build time, so that the server need not. The
// results are cached by content.
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fileCache } from '../../bundler/file-cache.mjs'

/** The files that a page fetches. */
const fetched = /^([cw]\/[\w-]+\.js|s\/[\w-]+\.css|loader\.js|page\.css)$/

/** The compression for each file extension. */
const encodings = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  async gz(content) {
    const made = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 })
    // The header byte for the operating system: 255 is "unknown", so that every machine writes the same file.
    made[9] = 255
    return made
  },
}

/** Part of the cache key, because other settings or another Node compress differently. */
const ways = [process.versions.zlib, process.versions.brotli, ...Object.values(encodings)].join()

/** Writes `.br` and `.gz` files beside each file that pages fetch; `folder` is the cache for the next build. */
export async function encodeFiles(dist, folder) {
  const cached = fileCache(folder)
  const names = await readdir(dist, { recursive: true })
  const files = names.map(name => name.split(path.sep).join('/')).filter(name => fetched.test(name))
  const jobs = files.map(async file => {
    const place = path.join(dist, file)
    const content = await readFile(place)
    const key = createHash('sha256').update(ways).update(content).digest('hex').slice(0, 32)
    for (const [ending, encode] of Object.entries(encodings))
      await writeFile(`${place}.${ending}`, await cached(`${key}.${ending}`, () => encode(content)))
  })
  await Promise.all(jobs)
}
