// What a page fetches, compressed as well as it can be: once, when it is built, and never by the server that sends it.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** Writes `.br` and `.gz` beside each file of a build that pages fetch. */
export async function encodeFiles(dist) {
  const names = await readdir(dist, { recursive: true })
  const files = names.map(name => name.split(path.sep).join('/')).filter(name => fetched.test(name))
  const jobs = files.map(async file => {
    const place = path.join(dist, file)
    const content = await readFile(place)
    for (const [ending, encode] of Object.entries(encodings))
      await writeFile(`${place}.${ending}`, await encode(content))
  })
  await Promise.all(jobs)
}
