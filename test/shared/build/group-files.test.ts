type Imports = Record<string, string[]>
type Groups = { core: string[]; groups: { users: Set<string>; files: string[] }[] }

const { groupFiles } = jest.requireActual<{
  groupFiles: (account: object, widgets: string[], later: string[]) => Groups
}>('../../../shared/build/group-files.mjs')

/** The bundler's account of files of 1000 bytes each; `later:` marks what is fetched later. */
const accountOf = (imports: Imports) => ({
  inputs: Object.fromEntries(
    Object.entries(imports).map(([file, names]) => [
      file,
      {
        imports: names.map(name => ({
          path: name.replace('later:', ''),
          kind: name.startsWith('later:') ? 'dynamic-import' : 'import-statement',
        })),
      },
    ]),
  ),
  outputs: {
    all: {
      inputs: Object.fromEntries(Object.keys(imports).map(file => [file, { bytesInOutput: 1000 }])),
    },
  },
})

/** Forty widgets, each with a handful of fifty shared files, some of which import one another. */
const manyWidgets = () => {
  const names = Array.from({ length: 40 }, (_, at) => `widget${at}.ts`)
  const shared = Array.from({ length: 50 }, (_, at) => `shared${at}.ts`)
  const imports: Imports = { 'react.js': [] }
  shared.forEach((file, at) => {
    imports[file] = at % 4 ? [] : shared.slice(at + 1, at + 3)
  })
  names.forEach((name, at) => {
    imports[name] = ['react.js', ...shared.filter((_, place) => (at * 13 + place * 7) % 11 < 3)]
  })
  return { names, imports }
}

test('what every widget needs is the core, and what one widget alone needs is nobody else’s', () => {
  const imports = {
    'a.ts': ['react.js', 'alone.ts', 'both.ts'],
    'b.ts': ['react.js', 'both.ts'],
    'c.ts': ['react.js', 'later:calendar.ts'],
    'react.js': [],
    'alone.ts': [],
    'both.ts': [],
    'calendar.ts': ['react.js'],
  }
  const { core, groups } = groupFiles(accountOf(imports), ['a.ts', 'b.ts', 'c.ts'], ['calendar.ts'])
  expect(core).toEqual(['react.js'])
  expect(groups.map(({ files }) => files)).toEqual([['both.ts']])
})

test('forty widgets that share fifty files share at most twenty scripts, and none is cut', () => {
  const { names, imports } = manyWidgets()
  const { groups } = groupFiles(accountOf(imports), names, [])
  expect(groups.length).toBeLessThanOrEqual(20)
  // Whoever gets a script gets what it imports: else the bundler would split that once more.
  const groupOf = new Map(groups.flatMap(group => group.files.map(file => [file, group] as const)))
  for (const { users, files } of groups) {
    for (const file of files) {
      for (const next of imports[file] ?? []) {
        expect([...users].filter(user => !groupOf.get(next)?.users.has(user))).toEqual([])
      }
    }
  }
})
