// The bundler: five steps from entries and a table of chunks to files that a loader fetches. The README has a picture.
import { bundleScripts } from './bundle-scripts.mjs'
import { checkChunks } from './check-chunks.mjs'
import { nameFiles } from './name-files.mjs'

/**
 * Makes the files of a plan (steps 2 to 5).
 * @param {{ plan: any, table: any, companions?: Map<string, string>, [bundling: string]: any }} given
 * `companions` holds, by entry, the text of further files that take the name of its file.
 * @returns `scripts`: the scripts with their imports; `files`: for each its file name and its text.
 */
export async function bundle({ plan, table, companions, ...bundling }) {
  const scripts = await bundleScripts(/** @type {any} */ ({ plan, ...bundling }))
  await checkChunks({ root: bundling.root, scripts, plan, table })
  const files = nameFiles(scripts, { chunks: table.chunks, isEntry: plan.isEntry, companions })
  return { scripts, files }
}
