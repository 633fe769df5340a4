// Which built files a site deploys, and how they are written so that one commit always gives the same bytes.
import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { zipSync } from 'fflate'

const deployed = [
  /^[cw]\/[\w-]+\.js(\.br|\.gz)?$/,
  /^s\/[\w-]+\.css(\.br|\.gz)?$/,
  /^(loader\.js|page\.css)(\.br|\.gz)?$/,
  /^(manifest\.json|doorstep\.d\.ts|openapi\.json|THIRD-PARTY-NOTICES\.txt)$/,
  /^helpers\/[\w.-]+$/,
  /^doorstep-wordpress\/[\w.-]+$/,
  /^editor\/(vscode\.html-data|web-types)\.json$/,
  /^editor\/theme\.css$/,
  /^editor\/json\/[\w-]+\.schema\.json$/,
]
// The package has the command; the others are of the demo shop and of the build's own tests.
const undeployed = [/^doorstep\.mjs$/, /^meta\.json$/, /^editor\/catalogue\.json$/, /^catalogue\//]

const isAny = (patterns, file) => patterns.some(pattern => pattern.test(file))
const encoded = /\.(br|gz)$/
// Whoever copies them in this order never serves a loader whose files are not there yet.
const lastOf = ['manifest.json', 'page.css', 'loader.js']

/** The files of a build that a site deploys, in the order in which they are to be copied. */
export async function deployedFiles(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(dist, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map(file => file.split(path.sep).join('/'))
  const stray = files.find(file => !isAny(deployed, file) && !isAny(undeployed, file))
  if (stray)
    throw new Error(
      `The build has made ${stray}: say in shared/tools/build/release/release-files.mjs whether a site deploys it.`,
    )
  const rank = file => lastOf.indexOf(file.replace(encoded, ''))
  return files
    .filter(file => isAny(deployed, file))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}

// The earliest that the format can say. It holds local time, so every zone writes the same.
const mtime = new Date(1980, 0, 1)

/** A zip of files by their names, in that order, with nothing in it of when and where it was made. */
export function zipOf(files) {
  const entries = [...files].map(([name, content]) => [
    name,
    // What is compressed already stays as it is.
    [new Uint8Array(content), { mtime, level: encoded.test(name) ? 0 : 9, os: 3, attrs: 0o100644 << 16 }],
  ])
  return zipSync(Object.fromEntries(entries))
}

/** What the package says of itself; it is `private`, so that nobody publishes it by accident. */
const packageOf = ({ name, version, description, license, engines }) => ({
  name,
  version,
  private: true,
  description,
  license,
  type: 'module',
  engines,
  bin: { doorstep: 'doorstep.mjs' },
  types: 'bundle/doorstep.d.ts',
  exports: {
    '.': { types: './bundle/doorstep.d.ts' },
    './helpers': { types: './bundle/helpers/doorstep.d.ts', default: './bundle/helpers/doorstep.js' },
    './bundle/*': './bundle/*',
    './doorstep.mjs': './doorstep.mjs',
    './package.json': './package.json',
  },
  'web-types': './bundle/editor/web-types.json',
})

async function put(file, content, mode = 0o644) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  // Whatever mask the machine has.
  await chmod(file, mode)
}

/** Packs what `npm install` takes: the deployed files below `bundle/`, the command, and what there is to read. */
async function packPackage({ dist, files, about, papers, folder, out }) {
  for (const file of files)
    await put(path.join(folder, 'bundle', file), await readFile(path.join(dist, file)))
  for (const [name, text] of papers) await put(path.join(folder, name), text)
  await put(path.join(folder, 'doorstep.mjs'), await readFile(path.join(dist, 'doorstep.mjs')), 0o755)
  await put(path.join(folder, 'package.json'), `${JSON.stringify(packageOf(about), null, 2)}\n`)
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', out]
  await promisify(execFile)('npm', words, { cwd: folder, shell: process.platform === 'win32' })
}

/** Zips files of a folder, below a folder of that name. */
async function zipFolder(name, folder, files) {
  const contents = files.map(async file => [`${name}/${file}`, await readFile(path.join(folder, file))])
  return zipOf(await Promise.all(contents))
}

/**
 * Writes a release of what was built in `dist` to the folder `out`: the zip that a site unpacks, the package for npm, the
 * plugin that WordPress takes as an upload, and apart from them the source maps that stand in `maps`, one for each script that a page fetches.
 * `about` is package.json, `papers` what the package has to read, by name; `folder` is for work.
 */
export async function writeRelease({ dist, maps, about, papers, folder, out }) {
  await mkdir(out, { recursive: true })
  const files = await deployedFiles(dist)
  const mapped = files.filter(file => /^([cw]\/.*|loader)\.js$/.test(file)).map(file => `${file}.map`)
  await put(path.join(out, `doorstep-${about.version}.zip`), await zipFolder('doorstep', dist, files))
  await put(
    path.join(out, `doorstep-${about.version}-maps.zip`),
    await zipFolder('doorstep-maps', maps, mapped),
  )
  const plugin = files.filter(file => file.startsWith('doorstep-wordpress/')).map(file => path.basename(file))
  await put(
    path.join(out, `doorstep-wordpress-${about.version}.zip`),
    await zipFolder('doorstep-wordpress', path.join(dist, 'doorstep-wordpress'), plugin),
  )
  await packPackage({ dist, files, about, papers, folder, out })
}
