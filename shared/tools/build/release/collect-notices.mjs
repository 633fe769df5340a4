// Build pass: collects the licences of the packages whose code is in the built files; these must be shipped with it.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Licence texts of packages that are published without one, taken from their repositories.
const licences = fileURLToPath(new URL('licences', import.meta.url))

const inPackage = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//
const isLicence = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/** Returns the folders of the packages that contribute code to a built file, by its metafile. */
export const packagesIn = ({ inputs }) => [
  ...new Set(
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput ? (inPackage.exec(file)?.[1] ?? []) : [],
    ),
  ),
]

async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const own = (await readdir(folder)).filter(file => isLicence.test(file)).sort()
  const stored = path.join(licences, `${name.replace('/', '+')}.txt`)
  const files = own.length ? own.map(file => path.join(folder, file)) : [stored]
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8').catch(() => '')))
  const text = texts.join('\n\n').replaceAll('\r', '').trim()
  if (!text)
    throw new Error(
      `${name} ${version} (${license ?? 'no licence named'}) comes without the text of its licence. ` +
        `Put that into shared/tools/build/release/licences/${path.basename(stored)}, or do without the package.`,
    )
  return { name, version, license, text }
}

const rule = '='.repeat(80)

/** Writes THIRD-PARTY-NOTICES.txt for the packages in these folders; throws if one has no licence text. */
export async function collectNotices(root, folders) {
  const notices = await Promise.all([...new Set(folders)].map(folder => noticeOf(path.resolve(root, folder))))
  const before = (one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1)
  const sections = notices
    .sort(before)
    .map(
      ({ name, version, license, text }) =>
        `${rule}\n${name} ${version}${license ? ` (${license.replace(/^\((.*)\)$/, '$1')})` : ''}\n${rule}\n\n${text}\n`,
    )
  return `The files of Doorstep hold code of the following packages, under the licences that follow.\n\n${sections.join('\n')}`
}
