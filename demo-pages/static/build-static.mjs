// Writes dist-demo/: the demo shop as files for any static server, from a built dist/.
//   node demo-pages/static/build-static.mjs [folder]
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const own = path.join(root, 'demo-pages/static')
const sumOf = content => `sha256-${createHash('sha256').update(content).digest('base64')}`

async function bundle(options) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    ...options,
  })
  return outputFiles[0].text
}

const script = name => bundle({ entryPoints: [path.join(own, `${name}.ts`)], format: 'iife' })

/**
 * Returns the files that the browser stores, by path in the shop: those of the pages, and those from which the
 * catalogue is rendered.
 */
const sources = dist => ({
  '/assets/': { from: path.join(root, 'demo-pages/pages/assets'), takes: /./ },
  '/vendor/': { from: path.join(root, 'node_modules/jquery/dist'), takes: /^jquery\.min\.js$/ },
  '/doorstep/': {
    from: dist,
    takes:
      /^(loader\.js|page\.css|manifest\.json|openapi\.json|[wcs]\/.+\.(?:js|css)|helpers\/report-errors\.js|catalogue\/.+|editor\/catalogue\.json)$/,
  },
})

async function copyFiles(dist, outdir) {
  const paths = []
  for (const [place, { from, takes }] of Object.entries(sources(dist))) {
    const found = await readdir(from, { recursive: true, withFileTypes: true })
    const files = found
      .filter(each => each.isFile())
      .map(each => path.relative(from, path.join(each.parentPath ?? each.path, each.name)))
    for (const file of files.filter(each => takes.test(each))) {
      await cp(path.join(from, file), path.join(outdir, place, file))
      paths.push(place + file)
    }
  }
  return paths.sort()
}

/** Returns the pages that may be requested before the worker is ready; servers that use 404.html need no list. */
async function listPages(dist) {
  const contents = `export { pagePaths } from './demo-pages/pages/render'`
  const text = await bundle({ stdin: { contents, resolveDir: root, loader: 'ts' }, format: 'esm' })
  const { pagePaths } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
  const { widgets } = JSON.parse(await readFile(path.join(dist, 'editor/catalogue.json'), 'utf8'))
  const names = [...widgets.map(({ name }) => name), 'ui-kit', 'calls', 'releases', 'welsh']
  return [...pagePaths, '/catalogue', ...names.map(name => `/catalogue/${name}`)]
}

async function startPage() {
  const markup = await readFile(path.join(own, 'start.html'), 'utf8')
  const logo = await readFile(path.join(root, 'demo-pages/pages/assets/logo-mark.svg'), 'utf8')
  const code = (await script('start')).trim()
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(markup)
  const parts = {
    script: `<script>${code}</script>`,
    logo: logo.trim(),
    'script-hash': sumOf(code),
    'style-hash': sumOf(style),
  }
  return markup.replace(/\{([a-z-]+)\}/g, (whole, name) => parts[name] ?? whole)
}

async function workerScript(outdir, paths) {
  const code = await script('worker')
  const sums = await Promise.all(
    paths.map(async file => [file, sumOf(await readFile(path.join(outdir, file)))]),
  )
  const ahead = process.env.SHOP_DATE ? Date.parse(process.env.SHOP_DATE) - Date.now() : 0
  const demo = {
    version: sumOf(code),
    files: Object.fromEntries(sums),
    ahead,
    hasOwnAddresses: !!process.env.SHOP_FOLDER,
  }
  return `const DEMO = ${JSON.stringify(demo)};\n${code}`
}

/** Writes the static demo into a folder: a new folder, or one with an earlier demo, which is emptied. */
async function buildStatic({ dist, outdir }) {
  const there = await readdir(outdir).catch(() => [])
  if (there.length && !there.includes('demo-worker.js'))
    throw new Error(`${outdir} holds something else than the demo.`)
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const paths = [...(await copyFiles(dist, outdir)), '/below.js']
  await writeFile(path.join(outdir, 'below.js'), await script('below'))
  await writeFile(path.join(outdir, 'demo-worker.js'), await workerScript(outdir, paths))
  const start = await startPage()
  await writeFile(path.join(outdir, '404.html'), start)
  for (const page of await listPages(dist)) {
    await mkdir(path.join(outdir, page), { recursive: true })
    await writeFile(path.join(outdir, page, 'index.html'), start)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outdir = path.resolve(process.argv[2] ?? path.join(root, 'dist-demo'))
  await buildStatic({ dist: path.join(root, 'dist'), outdir })
  console.log(`Wrote ${path.relative(process.cwd(), outdir)}/ for any static server.`)
}
