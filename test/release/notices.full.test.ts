import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as esbuild from 'esbuild'

const root = path.resolve(__dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-notices-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The packages that any entry point reaches, as the bundler finds them without a plan of ours. */
async function packagesOf(entries: readonly string[], platform: 'browser' | 'node'): Promise<string[]> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform,
    jsx: 'automatic',
    define: { DOORSTEP_VERSION: '""', 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'empty' },
    logLevel: 'silent',
  })
  const inputs = Object.values(metafile.outputs).flatMap(output =>
    Object.entries(output.inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  )
  const names = inputs.flatMap(file => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
  return [...new Set(names)].sort()
}

const text = readFileSync(path.join(root, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8')
const aboutOf = (name: string) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))

/** A package's licence text as shipped. */
function shippedLicence(name: string): string | undefined {
  const place = path.join(root, 'node_modules', name)
  const file = readdirSync(place).find(each => /^licen[cs]e(\.\w+)?$/i.test(each))
  return file && readFileSync(path.join(place, file), 'utf8').replaceAll('\r', '').trim()
}

test('G-14 Every package in a built file has its notice, with its version and the text of its licence', async () => {
  const packages = [
    ...(await packagesOf(['widgets/start.ts', 'shared/tools/doctor/doctor.ts'], 'browser')),
    ...(await packagesOf(['shared/tools/cli/commands.ts'], 'node')),
  ]
  expect(packages).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'dompurify', 'supercluster', 'ajv', 'parse5']),
  )
  const sections = text.split(/^={80}$/m)
  const missing = packages.filter(name => {
    const at = sections.findIndex(section => section.trim().startsWith(`${name} ${aboutOf(name).version}`))
    const licence = shippedLicence(name)
    const said = sections[at + 1]?.trim() ?? ''
    return at < 0 || said.length < 300 || (licence !== undefined && !said.includes(licence))
  })
  expect(missing).toEqual([])
})

test('G-14 No package that is only used to build has a notice', () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  // The command contains it, and a test of ours uses it too.
  const both = ['ajv', 'hono']
  const names = [...text.matchAll(/^={80}\n(\S+) /gm)].map(match => match[1] ?? '')
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter(name => name in devDependencies && !both.includes(name))).toEqual([])
  expect(text).not.toMatch(/\n(undefined|null)\b/)
})

describe('a package', () => {
  const collect = (...names: string[]) => {
    const script = `
      const { collectNotices } = await import(${JSON.stringify(path.join(root, 'shared/tools/build/release/collect-notices.mjs'))})
      console.log(await collectNotices(${JSON.stringify(folder)}, ${JSON.stringify(names)}).catch(({ message }) => message))`
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  }
  const add = (name: string, files: Record<string, string>) => {
    mkdirSync(path.join(folder, name), { recursive: true })
    const about = JSON.stringify({ name, version: '1.0.0', license: 'MIT' })
    for (const [file, content] of Object.entries({ 'package.json': about, ...files }))
      writeFileSync(path.join(folder, name, file), content)
    return name
  }

  test.each([
    ['no file', {}],
    ['an empty file', { LICENSE: ' \n' }],
    ['only a file that is no licence', { 'LICENSES-OF-OTHERS.md': 'none', 'README.md': 'MIT' }],
  ])(
    'G-14 A package with %s as its licence stops the build with one sentence that names it',
    (what, files) => {
      const name = add(`unlicensed-${what.length}`, files)
      expect(collect(name)).toBe(
        `${name} 1.0.0 (MIT) comes without the text of its licence. ` +
          `Put that into shared/tools/build/release/licences/${name}.txt, or do without the package.\n`,
      )
    },
  )

  test.each(['LICENSE', 'license', 'Licence.txt', 'LICENSE-MPL', 'COPYING', 'LICENSE.md'])(
    'G-14 A package with its licence in %s has a notice with that text',
    file => {
      const name = add(`licensed-${file.toLowerCase()}`, { [file]: `Use it as you like, says ${file}.` })
      expect(collect(name)).toContain(`says ${file}.`)
    },
  )
})
