import * as esbuild from 'esbuild'

/**
 * Returns the names of the values that a source file exports; types are not included.
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
