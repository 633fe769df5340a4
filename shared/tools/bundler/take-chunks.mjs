// Step 4: replaces the imports between scripts. Each script gets the others from the loader, by names without a
// version, so that a changed chunk leaves all other files unchanged.
import { scriptScheme } from './name-files.mjs'

const taken = new RegExp(`import ?\\{([^}]*)\\} ?from ?"(${scriptScheme}[^"]+)"`, 'g')

// Finds the local name of the export `preload`, which the bundler may have changed.
export const preloads = /export ?\{[^}]*?(?:([\w$]+) as )?\bpreload\b/

/**
 * Replaces imports of other scripts by values from the loader. An exported function `preload` runs before the script
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
