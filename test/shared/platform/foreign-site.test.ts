/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import path from 'node:path'
import { waitFor } from '@testing-library/react'
import * as esbuild from 'esbuild'
import { librarySite } from '../../support/library-site/site'

const root = path.resolve(__dirname, '../../..')

/** Bundles a list of widgets with the platform and the site of a library, without the doctor. */
const bundle = () =>
  esbuild.build({
    absWorkingDir: root,
    entryPoints: ['test/support/library-site/opening-hours.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    format: 'iife',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'local-css' },
    outdir: 'nowhere',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'library-site',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^#site\// }, ({ path: asked }) => ({
            path: asked.slice('#site/'.length),
            namespace: 'site',
          }))
          onLoad({ filter: /.*/, namespace: 'site' }, ({ path: name }) => ({
            contents: librarySite[name] ?? '',
          }))
          onResolve({ filter: /\/doctor$/ }, ({ path: asked }) => ({ path: asked, external: true }))
        },
      },
    ],
  })

test("J-85 The platform mounts a library's opening hours and bundles no file of the dairy", async () => {
  const { outputFiles, metafile } = await bundle()
  const ours = Object.keys(metafile.inputs).filter(file =>
    /^(shared\/(site|domain|features)|widgets)\//.test(file),
  )
  expect(ours).toEqual([])

  document.body.innerHTML =
    '<div data-widget="opening-hours" data-hours="nine to five"><p>Ask at the desk.</p></div>'
  const script = outputFiles.find(file => file.path.endsWith('.js'))
  // biome-ignore lint/security/noGlobalEval: a bundle runs as the page's own script
  window.eval(script?.text ?? '')
  const placeholder = document.querySelector<HTMLElement>('[data-widget]')
  await waitFor(() => expect(placeholder?.dataset.widgetState).toBe('mounted'))
  expect(placeholder).toHaveTextContent('Open today: nine to five. All branches')
  expect(placeholder?.querySelector('a')).toHaveAttribute('href', '/branches')
})

test("J-85 No file of the platform names the dairy's products or an address of its server", () => {
  const { readFileSync, readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
  const folder = path.join(root, 'shared/platform')
  const dairy = /basket|postcode|milk|dairy|\bbol\b|coupon|hamper|roundsman|butcher|['"`/]\/?api\//i
  const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|tsx|js)$/.test(file))
    .filter(file => dairy.test(readFileSync(path.join(folder, file), 'utf8')))
  expect(naming).toEqual([])
})
