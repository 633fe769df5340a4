// The bytes of the given libraries alone, as any bundler would include them.
import * as esbuild from 'esbuild'

const contents = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { createStore, useStore } from 'zustand'
  import ky from 'ky'
  import { object, string, number, array } from 'yup'
  const store = createStore(() => ({ n: 1 }))
  const Page = () => createElement('p', null, useStore(store, s => s.n))
  createRoot(document.body).render(createElement(Page))
  ky.get('/x').json().then(x => object({ a: string(), b: number(), c: array(string()) }).validate(x))`

/** The compressed bytes of a bundle that uses each library once. */
export async function floorSize(root, compressedSize) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return compressedSize(outputFiles[0].contents)
}
