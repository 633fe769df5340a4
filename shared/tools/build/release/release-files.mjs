// Decides which built files a site deploys, and writes them so that one commit always gives the same bytes.
import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { dateOf, encoded, zipOf } from './zip.mjs'

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
// The command is in the package; the other files are for the demo shop and the build's own tests.
const undeployed = [/^doorstep\.mjs$/, /^meta\.json$/, /^editor\/catalogue\.json$/, /^catalogue\//]

const isAny = (patterns, file) => patterns.some(pattern => pattern.test(file))
// Copied last, so that no server has a loader whose files are not there yet.
const lastOf = ['manifest.json', 'page.css', 'loader.js']

/** Returns the built files that a site deploys, in the order in which they are to be copied. */
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

/** Returns the content of package.json; `private` prevents an accidental publication. */
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
  // Set explicitly, so that the machine's umask has no effect.
  await chmod(file, mode)
}

/** Packs the package for `npm install`: the deployed files below `bundle/`, the command and the documents. */
async function packPackage({ dist, files, about, papers, folder, out }) {
  for (const file of files)
    await put(path.join(folder, 'bundle', file), await readFile(path.join(dist, file)))
  for (const [name, text] of papers) await put(path.join(folder, name), text)
  await put(path.join(folder, 'doorstep.mjs'), await readFile(path.join(dist, 'doorstep.mjs')), 0o755)
  await put(path.join(folder, 'package.json'), `${JSON.stringify(packageOf(about), null, 2)}\n`)
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', out]
  await promisify(execFile)('npm', words, { cwd: folder, shell: process.platform === 'win32' })
}

/** Zips files of a folder, below a folder of the given name. */
async function zipFolder(name, folder, files, { made, before = /** @type {any[]} */ ([]) }) {
  const contents = files.map(async file => [`${name}/${file}`, await readFile(path.join(folder, file))])
  return zipOf([...before, ...(await Promise.all(contents))], dateOf(made))
}

/** Returns the files that a developer reads and runs. They are beside the bundle in the zip and are not deployed. */
async function documentsOf({ dist, papers, documents }) {
  const read = async file => [`about-doorstep/${path.basename(file)}`, await readFile(path.join(dist, file))]
  return [
    ...[...papers, ...documents].map(([name, text]) => [`about-doorstep/${name}`, Buffer.from(text)]),
    ...(await Promise.all(['THIRD-PARTY-NOTICES.txt', 'doorstep.mjs'].map(read))),
  ]
}

/**
 * Writes a release of the build in `dist` to the folder `out`: the zip that a site unpacks, the npm package, the plugin
 * that WordPress takes as an upload, and separately the source maps in `maps`, one for each script that a page fetches.
 * `about` is package.json, `papers` the package's documents by name, `documents` the further documents of the zip,
 * `made` the commit's date, `folder` a temporary folder.
 */
export async function writeRelease({ dist, maps, about, papers, documents, made, folder, out }) {
  await mkdir(out, { recursive: true })
  const files = await deployedFiles(dist)
  const mapped = files.filter(file => /^([cw]\/.*|loader)\.js$/.test(file)).map(file => `${file}.map`)
  const plugin = files.filter(file => file.startsWith('doorstep-wordpress/')).map(file => path.basename(file))
  const pluginName = `doorstep-wordpress-${about.version}.zip`
  const pluginZip = await zipFolder('doorstep-wordpress', path.join(dist, 'doorstep-wordpress'), plugin, {
    made,
    // The blocks link to the catalogue.
    before: [...documents]
      .filter(([name]) => name.startsWith('catalogue/'))
      .map(([name, content]) => [`doorstep-wordpress/${name}`, Buffer.from(content)]),
  })
  await put(path.join(out, pluginName), pluginZip)
  await put(
    path.join(out, `doorstep-${about.version}.zip`),
    await zipFolder('doorstep', dist, files, {
      made,
      before: [
        ...(await documentsOf({ dist, papers, documents })),
        [`about-doorstep/${pluginName}`, pluginZip],
      ],
    }),
  )
  await put(
    path.join(out, `doorstep-${about.version}-maps.zip`),
    await zipFolder('doorstep-maps', maps, mapped, { made }),
  )
  await packPackage({ dist, files, about, papers, folder, out })
}
