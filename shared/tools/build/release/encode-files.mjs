// What a page fetches, compressed as well as it can be: once, when it is built, and never by the server that sends it.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gzipSync } from 'fflate'

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
  // With nothing in it of when and where it was made.
  gz: async content => gzipSync(new Uint8Array(content), { level: 9, mtime: 0 }),
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
