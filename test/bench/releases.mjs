// Two small releases after the present one: each changes a sentence, fixes something in a chunk and has
// another version. Both are built from a copy of the sources.
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The changes of each release: the file, the old text, and the new one. */
const changes = [
  [],
  [
    ['package.json', /"version": "[^"]+"/, '"version": "9.0.1"'],
    [
      'widgets/postcode-panel/postcode-panel-messages.ts',
      'Pop in your postcode',
      'Tell us your postcode, please',
    ],
    [
      'shared/domain/store/basket/basket-notes.ts',
      '.includes(error.kind)',
      '.includes(error.kind) && error.status !== 409',
    ],
  ],
  [
    ['package.json', /"version": "[^"]+"/, '"version": "9.1.0"'],
    [
      'widgets/header-basket/header-basket-messages.ts',
      "nothing: 'Nothing due'",
      "nothing: 'Nothing is due yet'",
    ],
    ['shared/platform/values/links.ts', '.test(number) ?', ".test(number) && !number.startsWith('+0') ?"],
    ['shared/ui/ui-messages.ts', 'Please wait, this is', 'Please wait a moment, this is still'],
  ],
]

async function change(folder, [file, from, to]) {
  const place = path.join(folder, file)
  const text = await readFile(place, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from} any more: change something else in it.`)
  await writeFile(place, changed)
}

/**
 * Builds them, each with the changes of those before it.
 * @returns their folders in that order, and a function that removes them.
 */
export async function buildReleases(releases = changes) {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-releases-'))
  const source = path.join(folder, 'source')
  await mkdir(source)
  for (const name of ['widgets', 'shared', 'demo-pages', 'build.mjs', 'package.json', 'tsconfig.json'])
    await cp(path.join(root, name), path.join(source, name), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(source, 'node_modules'))
  const built = []
  for (const [at, list] of releases.entries()) {
    for (const each of list) await change(source, each)
    // The build reads the version once.
    const { build } = await import(`${pathToFileURL(path.join(source, 'build.mjs'))}?${at}`)
    const outdir = path.join(folder, `release-${at}`)
    await build({ outdir })
    built.push(outdir)
  }
  return { built, remove: () => rm(folder, { recursive: true }) }
}
