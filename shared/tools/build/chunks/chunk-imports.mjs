// Build pass: scripts take from each other what the loader has fetched, so that none imports another's file. A chunk that
// changes leaves all others as they are: they know it by a name that does not tell versions.
import { scriptScheme } from './name-files.mjs'

const taken = new RegExp(`import ?\\{([^}]*)\\} ?from ?"(${scriptScheme}[^"]+)"`, 'g')

/** Turns imports of other scripts into what the loader hands over. */
export const takeChunks = text =>
  text.replaceAll(
    taken,
    (_, names, from) => `const {${names.replaceAll(/ as /g, ':')}} = await doorstepPart("${from}")`,
  )
