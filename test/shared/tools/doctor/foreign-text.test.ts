import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { main } from '../../../../shared/tools/cli/command-line'
import {
  asText,
  printableReport,
  type Report,
  reportFormats,
} from '../../../../shared/tools/cli/probe/findings'
import { run } from '../../../../shared/tools/doctor/command'
import { knowRelease } from '../../../mistakes/judge'

const knowledge = knowRelease()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foreign-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The command's output, as a terminal or a CI log gets it. */
async function printed(...words: string[]) {
  const lines: string[] = []
  const commands = { check: { about: '', usage: '', load: async () => runCheck } }
  const runCheck = (given: readonly string[], out: Parameters<typeof run>[2]) => run(given, knowledge, out)
  const out = { say: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) }
  const code = await main(['check', ...words], { version: '1', commands }, out as never)
  return { code, text: lines.join('\n') }
}

const esc = '\u001b'
const foreign: [what: string, text: string][] = [
  ['colour code of a terminal', `${esc}[31m`],
  ['title code of a terminal', `${esc}]0;owned\u0007`],
  ['escape of one byte', '\u009b31m'],
  ['carriage return', 'x\r::error::owned'],
  ['forged line', 'x\n::error file=a::owned'],
  ['command of Azure', '##vso[task.setvariable variable=a]b'],
  ['older command of GitHub', '##[error]owned'],
  ['service message of TeamCity', "##teamcity[message text='owned']"],
  ['direction override', '\u202egnp.exe'],
  ['line separator', 'x\u2028::error::owned'],
]
/** Forbidden in a line, apart from annotations that the command itself makes. */
const steers = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]|##(vso|teamcity)?\[/u
const isCommand = (line: string) => /^\s*::/.test(line)

test.each(foreign)('J-10 check prints no %s from a template', async (_, text) => {
  const widget = `postcode-pane${text}`
  writeFileSync(path.join(folder, 'a.html'), `<div data-widget="${widget}" data-l${'ok'}="${text}"></div>`)
  writeFileSync(path.join(folder, 'b.php'), `<?php echo doorstep_widget('tabz', ['${text}' => 1]);`)
  writeFileSync(path.join(folder, '::error title=x::c.html'), '<div data-widget="tabz"></div>')
  for (const format of ['text', 'json', 'sarif', 'github']) {
    const { code, text: said } = await printed('--format', format, folder)
    expect(code).toBe(1)
    expect(said).not.toMatch(steers)
    if (format !== 'github') expect(said.split('\n').filter(isCommand)).toEqual([])
    else
      for (const line of said.split('\n'))
        expect(line).toMatch(/^::error file=[^,:]*,line=\d+,col=\d+,title=doorstep [a-z-]+::/)
    if (format === 'json' || format === 'sarif') expect(() => JSON.parse(said)).not.toThrow()
  }
})

test.each(foreign)('J-10 probe prints no %s from a shop', (_, text) => {
  const row = {
    what: `GET /${text}`,
    verdict: 'breaks' as const,
    findings: [{ verdict: 'breaks' as const, says: text }],
    widgets: [],
  }
  const report: Report = printableReport({
    origin: 'https://shop.test',
    calls: [row],
    pages: [{ ...row, because: text }],
  })
  for (const [format, tell] of Object.entries(reportFormats)) {
    expect(tell(report)).not.toMatch(steers)
    if (format !== 'github') expect(tell(report).split('\n').filter(isCommand)).toEqual([])
  }
  expect(asText(report)).toContain('would break')
})

const fault = '<div data-widget="tabz"></div>'

test('J-10 A file that cannot be checked is reported, and all others are checked', async () => {
  writeFileSync(path.join(folder, 'a-deep.html'), `${'<div>'.repeat(100_000)}<div data-widget="tabs"></div>`)
  writeFileSync(
    path.join(folder, 'b-list.html'),
    `${'<ul><li>'.repeat(50_000)}<div data-widget="tabs"></div>`,
  )
  writeFileSync(path.join(folder, 'c-locked.html'), fault)
  chmodSync(path.join(folder, 'c-locked.html'), 0)
  writeFileSync(
    path.join(folder, 'd-json.html'),
    `<div data-widget="tabs" data-json='${'['.repeat(100_000)}'></div>`,
  )
  writeFileSync(path.join(folder, 'e-calls.php'), `<?php doorstep_widget('tabs', ${'['.repeat(100_000)}`)
  mkdirSync(path.join(folder, 'f'))
  writeFileSync(path.join(folder, 'f', 'g.html'), fault)
  const { code, text } = await printed(folder)
  expect(code).toBe(1)
  for (const name of ['a-deep.html', 'b-list.html'])
    expect(text).toMatch(new RegExp(`${name}:1:1 {2}it could not be read, and nothing in it was checked`))
  expect(text).toContain(`${path.join('f', 'g.html')}:1:6  there is no widget "tabz"`)
})

test('J-10 A missing path is reported, and the others are checked', async () => {
  writeFileSync(path.join(folder, 'a.html'), fault)
  const { code, text } = await printed(path.join(folder, 'none'), folder)
  expect(code).toBe(2)
  expect(text).toContain('there is no file or folder')
  expect(text).toContain('there is no widget "tabz"')
})
