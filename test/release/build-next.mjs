// Builds a release that follows the one in dist/, from changed sources, and writes both as zips: `node
// build-next.mjs FOLDER`.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deployedFiles } from '../../shared/tools/build/release/release-files.mjs'
import { zipOf } from '../../shared/tools/build/release/zip.mjs'
import { buildReleases } from '../bench/releases.mjs'

const folder = process.argv[2]
const changes = [
  ['package.json', /"version": "[^"]+"/, '"version": "9.0.1"'],
  // A script that is loaded at a press, and a part that most widgets need.
  [
    'widgets/direct-debit/GuaranteeDialog.tsx',
    'className={styles.guarantee} aria-label={messages.title}',
    "className={styles.guarantee} aria-label={messages.title + ', second edition'}",
  ],
  [
    'shared/domain/store/basket/basket-notes.ts',
    '.includes(error.kind)',
    '.includes(error.kind) && error.status !== 409',
  ],
]

const { built, remove } = await buildReleases([changes])
await mkdir(folder, { recursive: true })
for (const [name, dist] of [
  ['first', 'dist'],
  ['second', built[0]],
]) {
  const files = await deployedFiles(dist)
  const contents = files.map(async file => [`doorstep/${file}`, await readFile(path.join(dist, file))])
  await writeFile(path.join(folder, `doorstep-${name}.zip`), zipOf(await Promise.all(contents)))
}
await remove()
