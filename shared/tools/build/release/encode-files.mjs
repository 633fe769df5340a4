// What a page fetches, compressed as well as it can be: once, when it is built, and never by the server that sends it. What
// came of the same file before is kept.
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keeper } from '../passes/keep-made.mjs'

/** A file that a page fetches. */
const fetched = /^([cw]\/[\w-]+\.js|s\/[\w-]+\.css|loader\.js|page\.css)$/

/** How each ending is made. */
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
    // The byte that names the system it was made on: any.
    made[9] = 255
    return made
  },
}

/** Other settings, or another Node, compress in another way. */
const ways = [process.versions.zlib, process.versions.brotli, ...Object.values(encodings)].join()

/** Writes `.br` and `.gz` beside each file of a build that pages fetch; `folder` is where they are kept for the next build. */
export async function encodeFiles(dist, folder) {
  const kept = keeper(folder)
  const names = await readdir(dist, { recursive: true })
  const files = names.map(name => name.split(path.sep).join('/')).filter(name => fetched.test(name))
  const jobs = files.map(async file => {
    const place = path.join(dist, file)
    const content = await readFile(place)
    const key = createHash('sha256').update(ways).update(content).digest('hex').slice(0, 32)
    for (const [ending, encode] of Object.entries(encodings))
      await writeFile(`${place}.${ending}`, await kept(`${key}.${ending}`, () => encode(content)))
  })
  await Promise.all(jobs)
}
