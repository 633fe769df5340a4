// Build pass: scripts take from each other what the loader has fetched, so that none imports another's file. A chunk that
// changes leaves all others as they are: they know it by a name that does not tell versions.
import { scriptScheme } from './name-files.mjs'

const taken = new RegExp(`import ?\\{([^}]*)\\} ?from ?"(${scriptScheme}[^"]+)"`, 'g')

// By the name that it has within, which the bundler may have changed.
const preloads = /export ?\{[^}]*?(?:([\w$]+) as )?\bpreload\b/

/**
 * Turns imports of other scripts into what the loader hands over. What a script exports as `preload` it runs before it
 * waits for any of them.
 */
export function takeChunks(text) {
  const [isPreloading, own = 'preload'] = preloads.exec(`${text}`) ?? []
  let before = isPreloading ? `${own}();` : ''
  return text.replaceAll(taken, (_, names, from) => {
    const start = before
    before = ''
    return `${start}const {${names.replaceAll(/ as /g, ':')}} = await doorstepPart("${from}")`
  })
}
