import * as esbuild from 'esbuild'

/**
 * The values that a source exports, by their names; types are none.
 * @param {string} file
 */
export async function exportedNames(file) {
  const { metafile } = await esbuild.build({
    entryPoints: [file],
    outdir: 'nowhere',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports)
}
