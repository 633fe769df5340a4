// What the build says of the calls: dist/openapi.json, with the widgets that make each.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { describeReaders } from './describe-readers.mjs'

/** The widgets that make each call: those whose own code, with all it imports, names the call. */
async function widgetsByCall({ root, names, calls }) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      names.map(name => [name, path.join('widgets', name, `${name}.widget.ts`)]),
    ),
    outdir: path.join(root, 'of-each-widget'),
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.module.css': 'empty' },
    define: { DOORSTEP_VERSION: '""', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const texts = outputFiles.map(file => [path.basename(file.path, '.js'), file.text])
  return Object.fromEntries(
    calls.map(call => [
      call,
      texts
        .filter(([, text]) => text.includes(`"${call}"`))
        .map(([name]) => name)
        .sort(),
    ]),
  )
}

/** Writes dist/openapi.json. */
export async function buildContract({ root, outdir, version, importBundled }) {
  // Readers of addresses know that they live on a page.
  globalThis.location ??= new URL('https://shop.example/')
  const contents = `
    export { openApi } from './shared/contract/openapi'
    export { calls } from './shared/contract/calls'
    export { widgets } from './widgets'`
  const { openApi, calls, widgets } = await importBundled(contents, 'contract', [describeReaders(root)])
  const byCall = await widgetsByCall({ root, names: Object.keys(widgets), calls: Object.keys(calls) })
  const document = await openApi(version, byCall)
  await mkdir(outdir, { recursive: true })
  await writeFile(path.join(outdir, 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`)
  return document
}
