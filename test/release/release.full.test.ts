import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { commitAll, copySources, makeRelease, type Released } from './copy-sources'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-release-'))
const one = path.join(folder, 'one')
const other = path.join(folder, 'another place', 'deep down', 'two')
const places = [one, other]
const zipName = `doorstep-${version}.zip`
const pluginName = `doorstep-wordpress-${version}.zip`
const mapsName = `doorstep-${version}-maps.zip`
const packageName = `doorstep-dairy-doorstep-${version}.tgz`

const sum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
/** The names in release/, or nothing where it is missing. */
const releaseIn = (place: string): Record<string, string> =>
  existsSync(path.join(place, 'release'))
    ? Object.fromEntries(
        readdirSync(path.join(place, 'release')).map(name => [
          name,
          sum(readFileSync(path.join(place, 'release', name))),
        ]),
      )
    : {}
const leftIn = (place: string) => readdirSync(place).filter(name => name.startsWith('.release'))

let made: Released[]
beforeAll(async () => {
  for (const place of places) {
    mkdirSync(place, { recursive: true })
    copySources(place)
  }
  made = [await makeRelease(one)]
  // Another zone, another language, another mask for new files.
  const elsewhere = { shell: 'umask 077; export TZ=Pacific/Auckland LANG=de_DE.UTF-8;' }
  made.push(await makeRelease(other, elsewhere))
}, 900_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('G-14 Two releases of one commit have the same bytes wherever they are made', () => {
  expect(made.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    made.map(() => ({ code: 0, stderr: '' })),
  )
  expect(Object.keys(releaseIn(one)).sort()).toEqual([packageName, zipName, mapsName, pluginName].sort())
  expect(releaseIn(other)).toEqual(releaseIn(one))
  for (const place of places) expect(leftIn(place)).toEqual([])
  // The build of the same sources in this folder.
  const differing = Object.entries(unzipSync(readFileSync(path.join(one, 'release', zipName)))).filter(
    ([name, content]) =>
      name.startsWith('doorstep/') &&
      sum(content) !== sum(readFileSync(path.join('dist', name.slice('doorstep/'.length)))),
  )
  expect(
    differing.map(([name]) => `${name} is not what dist/ has; is that of these sources? npm run build`),
  ).toEqual([])
})

/** Links of the documents and of the catalogue to a missing file of the zip, or a missing place on a page. */
function brokenLinks(files: Readonly<Record<string, Uint8Array>>): string[] {
  const textOf = (name: string) => new TextDecoder().decode(files[name])
  // Code blocks are examples for a site.
  const contentOf = (name: string) =>
    name.endsWith('.md')
      ? textOf(name)
          .replace(/^ *```[\s\S]*?^ *```/gm, '')
          .replace(/`[^`\n]*`/g, '')
      : textOf(name)
  const pages = Object.keys(files).filter(name => /^about-doorstep\/.*\.(md|html|css)$/.test(name))
  expect(pages.filter(name => name.endsWith('.html')).length).toBeGreaterThan(44)
  const links = /\]\(([^)\s]+)\)|<[a-z][^>]* (?:href|src)="([^"]+)"|url\(([^)\s]+)\)/g
  return pages.flatMap(page =>
    [...contentOf(page).matchAll(links)]
      .map(([, inText, inTag, inStyle]) => inText ?? inTag ?? inStyle ?? '')
      .filter(link => !/^(https:|data:)/.test(link) && !isThere(page, link))
      .map(link => `${page}: ${link}`),
  )
  function isThere(page: string, link: string): boolean {
    const [file = '', place] = link.split('#')
    const target = file ? path.posix.join(path.posix.dirname(page), file) : page
    if (file.startsWith('/') || !files[target]) return false
    return !place || !target.endsWith('.html') || textOf(target).includes(` id="${place}"`)
  }
}

test("G-14 J-46 The zip has a site's files, the loader last, and beside them the documents and the command", () => {
  const files = unzipSync(readFileSync(path.join(one, 'release', zipName)))
  const names = Object.keys(files).filter(name => name.startsWith('doorstep/'))
  const others = Object.keys(files).filter(name => !names.includes(name))
  expect(others).toEqual(
    expect.arrayContaining(
      ['README.md', 'PUBLIC.md', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.txt', 'doorstep.mjs'].map(
        name => `about-doorstep/${name}`,
      ),
    ),
  )
  expect(others.filter(name => !name.startsWith('about-doorstep/'))).toEqual([])
  expect(brokenLinks(files)).toEqual([])
  const textOf = (name: string) => new TextDecoder().decode(files[`doorstep/${name}`])
  const { integrity, widgets } = JSON.parse(textOf('manifest.json'))
  for (const [file, hash] of Object.entries(integrity))
    expect(
      `sha384-${createHash('sha384')
        .update(files[`doorstep/${file}`] ?? '')
        .digest('base64')}`,
    ).toBe(hash)
  for (const name of Object.keys(widgets)) expect(names).toContain(`doorstep/editor/json/${name}.schema.json`)
  expect(names).toEqual(
    expect.arrayContaining(
      [
        'doorstep.d.ts',
        'openapi.json',
        'THIRD-PARTY-NOTICES.txt',
        'page.css',
        'helpers/doorstep.php',
        'helpers/doorstep.js',
        'editor/vscode.html-data.json',
        'editor/web-types.json',
      ].map(name => `doorstep/${name}`),
    ),
  )
  expect(names.slice(-3)).toEqual(['', '.br', '.gz'].map(ending => `doorstep/loader.js${ending}`))
  const scripts = names.filter(name => /^doorstep\/(?:[cws]\/.*|loader|page)\.(?:js|css)$/.test(name))
  expect(scripts.map(name => name.slice('doorstep/'.length)).toSorted()).toEqual(
    Object.keys(integrity).toSorted(),
  )
  const plain = (name: string, ending: string, decode: (content: Uint8Array) => Uint8Array) =>
    sum(decode(files[name + ending] ?? new Uint8Array())) === sum(files[name] ?? new Uint8Array())
  expect(scripts.filter(name => !plain(name, '.br', brotliDecompressSync))).toEqual([])
  expect(scripts.filter(name => !plain(name, '.gz', gunzipSync))).toEqual([])
  expect(names.filter(name => /meta\.json|catalogue|doorstep\.mjs|\.map$|\.tsx?$/.test(name))).toEqual([
    'doorstep/doorstep.d.ts',
    'doorstep/helpers/doorstep.d.ts',
    'doorstep/helpers/widget-options.d.ts',
  ])
  const said = names.map(name => new TextDecoder().decode(files[name])).join('\n')
  expect(said).not.toContain(folder)
  expect(said).not.toContain('sourceMappingURL')
})

test("The WordPress plugin is a zip to upload: its files in one folder, the same as in the site's zip", () => {
  const plugin = unzipSync(readFileSync(path.join(one, 'release', pluginName)))
  const site = unzipSync(readFileSync(path.join(one, 'release', zipName)))
  const names = [
    'blocks.json',
    'blocks.php',
    'doorstep-wordpress.php',
    'doorstep.php',
    'editor.js',
    'README.md',
    'samples.json',
  ]
  const isOfCatalogue = (name: string) => name.startsWith('doorstep-wordpress/catalogue/')
  const code = Object.entries(plugin).filter(([name]) => !isOfCatalogue(name))
  expect(code.map(([name]) => name).toSorted()).toEqual(
    names.map(name => `doorstep-wordpress/${name}`).toSorted(),
  )
  for (const [name, content] of code) expect(site[`doorstep/${name}`]).toEqual(content)
  expect(plugin['doorstep-wordpress/catalogue/tabs.html']).toBeDefined()
  expect(unzipSync(site[`about-doorstep/${pluginName}`] as Uint8Array)).toEqual(plugin)
})

describe('the source maps, apart from the files that a site deploys', () => {
  type Mapped = { script: string; map: { file: string; sources: string[]; sourcesContent: string[] } }
  const maps = new Map<string, Mapped>()
  const mapsFolder = path.join(folder, 'doorstep-maps')
  const root = path.resolve(__dirname, '../..')
  beforeAll(() => {
    const textsOf = (name: string) =>
      Object.entries(unzipSync(readFileSync(path.join(one, 'release', name)))).map(
        ([file, content]) => [file, new TextDecoder().decode(content)] as const,
      )
    const scripts = new Map(textsOf(zipName))
    for (const [file, text] of textsOf(mapsName)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
      const name = file.replace(/^doorstep-maps\/(.*)\.map$/, '$1')
      maps.set(name, { map: JSON.parse(text), script: scripts.get(`doorstep/${name}`) ?? '' })
    }
  })
  const integrityIn = (text: Buffer | Uint8Array): Record<string, string> =>
    JSON.parse(new TextDecoder().decode(text)).integrity

  test('G-14 There is a source map for every script that a page may load', () => {
    const files = unzipSync(readFileSync(path.join(one, 'release', zipName)))
    const scripts = Object.keys(integrityIn(files['doorstep/manifest.json'] ?? new Uint8Array())).filter(
      file => file.endsWith('.js'),
    )
    expect(scripts.length).toBeGreaterThan(80)
    expect([...maps.keys()].toSorted()).toEqual(scripts.toSorted())
    for (const [name, { map, script }] of maps) {
      expect(map.file).toBe(path.basename(name))
      expect(script.length).toBeGreaterThan(100)
    }
  })

  test('G-14 Scripts have the same bytes as in a build without source maps', () => {
    const files = unzipSync(readFileSync(path.join(one, 'release', zipName)))
    expect(integrityIn(files['doorstep/manifest.json'] ?? new Uint8Array())).toEqual(
      integrityIn(readFileSync(path.join(root, 'dist/manifest.json'))),
    )
  })

  test("G-14 Source maps have the project's sources and no path of the machine", () => {
    const sources = new Map(
      [...maps.values()].flatMap(({ map }) =>
        map.sources.map((source, at) => [source, map.sourcesContent[at]] as const),
      ),
    )
    expect(
      [...sources.keys()].filter(source => !/^(widgets|shared|node_modules)\/[^.]/.test(source)),
    ).toEqual([])
    const own = [...sources].filter(([source]) => !source.startsWith('node_modules/'))
    expect(own.length).toBeGreaterThan(500)
    const different = own.filter(([source, text]) => readFileSync(path.join(root, source), 'utf8') !== text)
    // The build replaces these placeholders by its own results.
    expect(different.map(([source]) => source).toSorted()).toEqual([
      'shared/platform/runtime/lazy/built-ahead.ts',
      'shared/platform/runtime/lazy/built-server-rendered.ts',
      'shared/tools/doctor/built-prints.ts',
      'widgets/index.ts',
    ])
    for (const { map } of maps.values()) {
      expect(JSON.stringify(map)).not.toContain(folder)
      expect(JSON.stringify(map)).not.toContain(root)
    }
  })

  const ask = /^node -p '.*findOrigin.*'$/m.exec(readFileSync('docs/upgrading.md', 'utf8'))?.[0] ?? ''
  /** The result of the documented command for a position in a built script. */
  const originOf = (name: string, [line, column]: readonly [number, number]) => {
    const command = ask.replace('w/tabs-AbCd.js', name).replace('(1, 2345)', `(${line}, ${column})`)
    expect(command).toContain(`${name}.map`)
    const said = execFileSync('sh', ['-c', command], { cwd: path.dirname(mapsFolder), encoding: 'utf8' })
    const [, file] = /fileName: '(.*)'/.exec(said) ?? []
    return { file, line: Number(/lineNumber: (\d+)/.exec(said)?.[1]) }
  }
  /** Line and column, counted as in a stack trace. */
  const placeIn = (text: string, words: string): readonly [number, number] => {
    const before = text.slice(0, text.indexOf(words)).split('\n')
    return [before.length, (before.at(-1) ?? '').length + 1]
  }

  test.each([
    ['a widget', 'widgets/map/service/ServiceChart.tsx', 'no maps'],
    ['the options of a widget', 'widgets/tabs/tabs.options.ts', 'names no element: nothing has the id '],
    ['a store', 'shared/domain/store/basket/basket-notes.ts', 'old-token'],
    ['a call', 'shared/domain/api/client/client.ts', 'the page has no CSRF token'],
    ['a component', 'shared/ui/button/TextLink.tsx', 'noopener noreferrer'],
    ['the loader', 'shared/platform/runtime/mount/fetch-chunk.ts', 'script[nonce]'],
  ])('G-14 The source maps lead from a crash in %s to its line: %s', (_, source, words) => {
    const built = [...maps].filter(
      ([, { script, map }]) => script.includes(words) && map.sources.includes(source),
    )
    expect(built.length).toBeGreaterThan(0)
    for (const [name, { script }] of built)
      expect(originOf(name, placeIn(script, words))).toEqual({
        file: source,
        line: placeIn(readFileSync(path.join(root, source), 'utf8'), words)[0],
      })
  })
})

describe('the package, installed into an empty project', () => {
  const project = path.join(folder, 'project')
  const installed = path.join(project, 'node_modules/@doorstep-dairy/doorstep')
  beforeAll(() => {
    mkdirSync(project)
    writeFileSync(path.join(project, 'package.json'), '{"name":"empty","private":true}')
    const words = ['install', '--offline', '--no-audit', '--no-fund', path.join(one, 'release', packageName)]
    execFileSync('npm', words, { cwd: project, stdio: 'pipe' })
  })
  const npx = (...words: string[]) =>
    execFileSync('npx', ['--no', '--', '@doorstep-dairy/doorstep', ...words], {
      cwd: project,
      encoding: 'utf8',
    })

  test('G-14 The package has a command that prints its usage', () => {
    expect(npx('--help')).toMatch(/ {2}check .*\n {2}probe /)
    expect(npx('check', '--help')).toContain('doorstep check [--format text|json|sarif|github]')
    const file = path.join(installed, 'doorstep.mjs')
    expect(statSync(file).mode & 0o111).toBe(0o111)
    expect(execFileSync(process.execPath, [file, '--version'], { encoding: 'utf8' }).trim()).toBe(version)
  })

  test("G-14 The package has the zip's files, types, helpers and changes, and cannot be published by accident", () => {
    const zip = unzipSync(readFileSync(path.join(one, 'release', zipName)))
    const own = ['CHANGELOG.md', 'PUBLIC.md', 'doorstep.mjs'].map(name => `about-doorstep/${name}`)
    const deployed = Object.keys(zip).filter(name => name.startsWith('doorstep/'))
    expect(deployed.length).toBeGreaterThan(100)
    for (const name of [...deployed, ...own]) {
      const file = name.replace(/^about-doorstep\//, '').replace(/^doorstep\//, 'bundle/')
      expect(sum(readFileSync(path.join(installed, file)))).toBe(sum(zip[name] as Uint8Array))
    }
    const about = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
    expect(about).toMatchObject({ private: true, license: 'UNLICENSED', version })
    expect(readdirSync(installed)).toEqual(expect.arrayContaining(['CHANGELOG.md', 'PUBLIC.md']))
    const asked =
      "import('@doorstep-dairy/doorstep/helpers').then(all => console.log(Object.keys(all).join()))"
    expect(execFileSync(process.execPath, ['-e', asked], { cwd: project, encoding: 'utf8' })).toContain(
      'doorstepWidget',
    )
  })
})

describe('obstacles to a release, which leave release/ as it was', () => {
  let before: Record<string, string>
  beforeAll(() => {
    before = releaseIn(one)
  })
  afterEach(() => {
    expect(releaseIn(one)).toEqual(before)
    expect(leftIn(one)).toEqual([])
    execFileSync('git', ['checkout', '-q', '.'], { cwd: one })
    execFileSync('git', ['clean', '-fdq'], { cwd: one })
  })
  const refused = async (...args: Parameters<typeof makeRelease>) => {
    const { code, stdout, stderr } = await makeRelease(...args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^No release was made\. /)
    expect(stderr).not.toMatch(/^\s+at |node:internal/m)
    return stderr
  }

  test('G-14 A tree with uncommitted changes is not released', async () => {
    appendFileSync(path.join(one, 'README.md'), '\nOne line more.\n')
    writeFileSync(path.join(one, 'stray.txt'), '')
    const said = await refused(one)
    expect(said).toContain(' M README.md')
    expect(said).toContain('?? stray.txt')
  })

  test('G-14 A full disk stops the release', async () => {
    // The limit of a file's size fails as a full disk does: in the middle of writing.
    const said = await refused(one, { shell: "trap '' XFSZ; ulimit -f 128;" })
    expect(said).toContain('There is no room on the disk')
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('G-14 An interruption (%s) stops the release', async signal => {
    const { code, stderr } = await makeRelease(one, {
      watch(kill) {
        const timer = setInterval(() => {
          if (!leftIn(one).length) return
          clearInterval(timer)
          setTimeout(kill, 300, signal)
        }, 20)
      },
    })
    expect(code).toBe(130)
    expect(stderr).toBe('The release was interrupted; release/ is as it was.\n')
  })

  test('G-14 The leftovers of a killed release are gone after the next try', async () => {
    mkdirSync(path.join(one, '.release-4194305/dist'), { recursive: true })
    appendFileSync(path.join(one, 'README.md'), '\nOne line more.\n')
    await refused(one)
  })
})

test('G-14 A changed list of public names needs a line in the change log', async () => {
  execFileSync('git', ['tag', 'v0.0.9'], { cwd: one })
  appendFileSync(path.join(one, 'shared/PUBLIC.md'), '\n- `a-name-more`\n')
  commitAll(one)
  const { code, stderr } = await makeRelease(one)
  expect(code).toBe(1)
  expect(stderr).toBe(
    'No release was made. shared/PUBLIC.md is not what it was in v0.0.9, and CHANGELOG.md says nothing of it.\n',
  )
})

test('G-14 A version missing from the change log is not released', async () => {
  const file = path.join(one, 'package.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"version": "${version}"`, '"version": "7.8.9"'))
  commitAll(one)
  const { code, stderr } = await makeRelease(one)
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('"## 7.8.9"') })
})
