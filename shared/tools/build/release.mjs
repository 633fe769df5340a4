// Makes a release of the checked-out commit: `npm run release` writes release/. Nothing is published.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { offlineCatalogue } from './release/offline-catalogue.mjs'
import { writeRelease } from './release/release-files.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
const target = path.join(root, 'release')
/** The list of every name that a site may rely on. */
const publicList = 'shared/PUBLIC.md'
const work = path.join(root, `.release-${process.pid}`)

const git = (...words) =>
  execFileSync('git', ['--no-optional-locks', ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trimEnd()

/** A known obstacle, reported as a sentence without a stack trace. */
class Hindrance extends Error {}

function mustBeClean(why) {
  const changed = git('status', '--porcelain')
  if (changed) throw new Hindrance(`${why}\n${changed}`)
}

/** Requires an entry in the change log, where sites read what has changed for them. */
function requireChangelog(version, changes) {
  if (!changes.includes(`\n## ${version}`))
    throw new Hindrance(`CHANGELOG.md has no section "## ${version}": write what is different for a site.`)
  let last
  try {
    last = git('describe', '--tags', '--abbrev=0', '--match', 'v*')
  } catch {
    // There has been no release yet.
    return
  }
  const different = git('diff', '--name-only', last, '--', publicList, 'CHANGELOG.md').split('\n')
  if (different.includes(publicList) && !different.includes('CHANGELOG.md'))
    throw new Hindrance(`${publicList} is not what it was in ${last}, and CHANGELOG.md says nothing of it.`)
}

/** Deletes the files of a release that was killed. */
async function forgetKilled() {
  for (const name of await readdir(root)) {
    const pid = /^\.release-(\d+)$/.exec(name)?.[1]
    if (!pid || isRunning(Number(pid))) continue
    await rm(path.join(root, name), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return /** @type {NodeJS.ErrnoException} */ (problem).code === 'EPERM'
  }
}

const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG']

function sentenceOf(problem) {
  const { code, message, stderr } = problem
  const said = `${message}\n${stderr ?? ''}`
  if (noRoom.includes(code) || /ENOSPC|EDQUOT|EFBIG|no space left/.test(said))
    return `There is no room on the disk for it (${said.trim().split('\n')[0]}).`
  if (code === 'EACCES' || code === 'EROFS') return `It cannot be written (${message}).`
  return message
}

/** Replaces the old folder by the new one; the old one stays complete until then. */
async function putInPlace(made) {
  const old = path.join(work, 'old')
  await rename(target, old).catch(({ code }) => {
    if (code !== 'ENOENT') throw new Hindrance(`release/ cannot be replaced (${code}).`)
  })
  await rename(made, target)
}

const styleOfWords = 'shared/platform/messages/STYLE.md'

/** Returns a document with the links of the zip, where files from deep folders lie beside the README. */
const linksOfZip = text => text.replace(/\]\((\.\.\/)?shared\/(?:[\w-]+\/)*(\w+\.md)\)/g, ']($1$2)')

/** The documents for work on the widgets themselves, which are with the sources. */
const forMakers =
  /^(CONTRIBUTING\.md|docs\/(architecture|hunt|kinds|mechanisms|testing)\.md|docs\/record\/.*)$/

/** Returns a document without the links to those. */
const withoutMakers = (file, text) =>
  text.replace(/\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)/g, (all, words, link) =>
    forMakers.test(path.posix.join(path.posix.dirname(file), link)) ? words : all,
  )

/** The places of the two example shops in the zip. */
const shops = [
  ['demo-pages/php-shop/', 'php-shop/'],
  ['demo-pages/wordpress-shop/', 'wordpress-shop/'],
  ['demo-pages/rails-shop/', 'rails-shop/'],
]
const inZip = file => shops.reduce((name, [from, to]) => name.replace(from, to), file)

/** Returns README and the documents, with the files that they show and link to, by their names in the zip. */
async function documentsOf() {
  const wanted = [
    'README.md',
    styleOfWords,
    'docs',
    'demo-pages/demo-shop.png',
    ...shops.map(([from]) => from),
  ]
  const files = git('ls-files', ...wanted)
    .split('\n')
    .filter(file => !forMakers.test(file))
  /** @returns {Promise<[string, string | Buffer]>} */
  const read = async file => {
    const content = await readFile(path.join(root, file))
    if (!file.endsWith('.md')) return [inZip(file), content]
    const text = linksOfZip(withoutMakers(file, `${content}`))
    return [file === styleOfWords ? path.basename(file) : file, text]
  }
  return new Map(await Promise.all(files.map(read)))
}

async function release() {
  mustBeClean('A release is made of a commit. These are not in it; commit them or put them aside:')
  const about = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const papers = new Map()
  for (const file of ['CHANGELOG.md', publicList])
    papers.set(path.basename(file), await readFile(path.join(root, file), 'utf8'))
  requireChangelog(about.version, papers.get('CHANGELOG.md'))
  await mkdir(work)
  const dist = path.join(work, 'dist')
  const maps = path.join(work, 'maps')
  const { buildAll, importBundled } = await import('../../../build.mjs')
  const { publicNames } = await buildAll({ outdir: dist, maps })
  if (publicNames !== papers.get('PUBLIC.md'))
    throw new Hindrance(`${publicList} is not what the sources say: run \`npm run build\` and commit it.`)
  const out = path.join(work, 'out')
  const made = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
  const documents = await documentsOf()
  for (const [file, content] of await offlineCatalogue({ dist, root, importBundled }))
    documents.set(`catalogue/${file}`, content)
  await writeRelease({ dist, maps, about, papers, documents, made, folder: path.join(work, 'package'), out })
  mustBeClean('The tree has changed while the release was made:')
  await putInPlace(out)
  for (const name of (await readdir(target)).sort())
    console.log(`release/${name}  ${(await stat(path.join(target, name))).size} bytes`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    rmSync(work, { recursive: true, force: true })
    console.error('The release was interrupted; release/ is as it was.')
    process.exit(130)
  })

try {
  await forgetKilled()
  await release()
} catch (problem) {
  console.error(`No release was made. ${sentenceOf(problem)}`)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
