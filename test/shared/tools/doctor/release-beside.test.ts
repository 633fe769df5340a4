import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { check, type Knowledge } from '../../../../shared/tools/doctor/check'
import { run } from '../../../../shared/tools/doctor/command'
import { knowAll } from '../../../mistakes/judge'
import { standAt } from '../../../support/page/stand-at'

let knowledge: Knowledge
let folder = ''
beforeAll(async () => {
  standAt('https://shop.test')
  knowledge = await knowAll()
  folder = mkdtempSync(path.join(tmpdir(), 'beside-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('J-48 Check of a whole site says nothing of a release that is unpacked in it', async () => {
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  for (const each of ['helpers', 'wordpress'])
    cpSync(
      each === 'helpers' ? 'shared/tools/server-helpers' : 'shared/tools/wordpress',
      path.join(folder, 'static/doorstep', each),
      { recursive: true },
    )
  for (const each of ['loader.js', 'manifest.json', 'c/1-a.js', 's/1-a.css', 'w/tabs-a.js'])
    put(`static/doorstep/${each}`, '')
  put('about-doorstep/doorstep.mjs', '')
  put('about-doorstep/PUBLIC.md', '<div data-widget="NAME">')
  put('about-doorstep/catalogue/tabs.html', '<div data-widget="tabbs"></div>')
  // Helpers that a site has copied stand where its own code is.
  cpSync('shared/tools/server-helpers', path.join(folder, 'app/helpers'), { recursive: true })
  put('templates/milk.html', '<div data-widget="postcode-pannel"></div>')
  const said: string[] = []
  await run(['check', folder, '--format', 'json'], knowledge, {
    say: line => void said.push(line),
    complain() {},
  })
  const faults: { file: string; message: string }[] =
    JSON.parse(said.join('\n')).faults ?? JSON.parse(said.join('\n'))
  expect(faults.map(({ file }) => path.relative(folder, file))).toEqual(['templates/milk.html'])
})

const fine = '<div data-widget="postcode-panel"><a href="/register">Check</a></div>'
const wrong = '<div data-widget="postcode-pannel"></div>'

test.each<[what: string, source: string, faults: number]>([
  ['a block of code', `# Help\n\n\`\`\`html\n${wrong}\n\`\`\`\n`, 0],
  ['a block of code in an entry of a list', `1. Write\n\n   ~~~html\n   ${wrong}\n   ~~~\n`, 0],
  ['a block within a longer one', `\`\`\`\`md\n\`\`\`html\n${wrong}\n\`\`\`\n${wrong}\n\`\`\`\`\n`, 0],
  ['a block that nothing ends', `Text\n\`\`\`\n${wrong}\n`, 0],
  ['code within a line', `Write \`${wrong}\` there.\n`, 0],
  ['a placeholder beside code', `\`\`\`html\n${wrong}\n\`\`\`\n\n${fine}\n`, 0],
  ['a mistake behind a block of code', `\`\`\`html\n${fine}\n\`\`\`\n\n${wrong}\n`, 1],
  ['a mistake before one', `${wrong}\n\n\`\`\`html\n${fine}\n\`\`\`\n`, 1],
  ['a mistake between two lines of code', `\`a\`\n\n${wrong}\n\n\`b\`\n`, 1],
  ['a single backtick', `It is 5\` long.\n\n${wrong}\n`, 1],
])('J-48 In Markdown, code is shown and not read: %s', (_, source, faults) => {
  expect(check(source, knowledge, 'help.md')).toHaveLength(faults)
})
