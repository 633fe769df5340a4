import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Answers,
  frameworks,
  type InitKnown,
  stepsFor,
  usualFiles,
  usualOf,
} from '../../../../shared/tools/cli/init/instructions'
import { runInit } from '../../../../shared/tools/cli/init/run-init'
import { check, type Knowledge } from '../../../../shared/tools/doctor/check'
import { knowAll } from '../../../mistakes/judge'
import { standAt } from '../../../support/page/stand-at'
import { examplesOf, widgetNames } from '../../../support/widgets/all-widgets'

const docs = path.resolve(__dirname, '../../../../docs/frameworks')
const pages = Object.fromEntries(
  readdirSync(docs).map(file => [path.basename(file, '.md'), readFileSync(path.join(docs, file), 'utf8')]),
)
let known: InitKnown
let knowledge: Knowledge
beforeAll(async () => {
  standAt('https://shop.test')
  knowledge = await knowAll()
  const markups = await Promise.all(
    widgetNames.map(async name => [name, (await examplesOf(name))[0]?.markup ?? ''] as const),
  )
  known = {
    pages,
    markups: Object.fromEntries(markups),
    callsOf: widget => (widget === 'postcode-panel' ? ['checkPostcode'] : []),
    shownCalls: {
      checkPostcode: {
        method: 'POST',
        path: '/register/postcode/verify',
        sent: { postcode: 'BS3 4TN' },
        answer: { postcode_match: true },
      },
    },
  }
})

async function run(words: readonly string[], answers?: readonly string[]): Promise<string> {
  const said: string[] = []
  const left = [...(answers ?? [])]
  const ask = async (_: string, usual: string) => left.shift() || usual
  const out = { say: (line: string) => void said.push(line), complain() {} }
  expect(await runInit(['init', ...words], known, out, ask)).toBe(0)
  expect(left).toEqual([])
  return said.join('\n')
}

/** The text below a heading, ready for pasting. */
const below = (text: string, heading: RegExp): string => {
  const parts = text.split(/^\d+\. /m)
  return (parts.find(part => heading.test(part)) ?? '')
    .split('\n')
    .slice(1)
    .join('\n')
    .replace(/^ {3}/gm, '')
    .trim()
}

test.each(Object.keys(frameworks))(
  "J-46 init prints for %s the document head, a widget and the server's answers, which check accepts",
  async framework => {
    const text = await run(['--framework', framework, '--widget', 'postcode-panel', '--widget', 'tabs'])
    const head = below(text, /^In (the head of every page|your theme)/)
    const page = pages[framework] ?? ''
    if (framework !== 'static' && framework !== 'wordpress') {
      expect(head).toMatch(/name="csrf-token"|csrf_meta_tags/)
      expect(head).toMatch(/src="(\/static)?\/doorstep\/loader\.js"/)
    }
    for (const line of head.split('\n'))
      if (!/data-doorstep-site|DOORSTEP_SITE/.test(line)) expect(page).toContain(line)
    const markup = below(text, /^Where each widget/)
    expect(markup).toContain('data-widget="postcode-panel"')
    expect(text).toContain('POST /register/postcode/verify   (checkPostcode)')
    expect(text).toContain('sent, for example {"postcode":"BS3 4TN"}')
    expect(below(text, /^Files/)).toContain('Put the folder doorstep')
    // From wherever it was started: the command names itself.
    expect(text).toMatch(/^ {3}node \S+ check YOUR-TEMPLATES$/m)
    const faults = check(
      `<html><head>${head}</head><body>${markup}<div id="ingredients"></div><div id="method"></div><div id="keeping"></div></body></html>`,
      knowledge,
    )
    // WordPress' own hook prints head and loader.
    expect(framework === 'wordpress' ? [] : faults.map(({ message }) => message)).toEqual([])
  },
)

/** Parses a text on the standard input, in each language that this machine has. */
const parsers: Record<string, [command: string, ...words: string[]]> = {
  php: ['php', '-l'],
  ruby: ['ruby', '-c'],
  erb: ['ruby', '-rerb', '-e', 'RubyVM::InstructionSequence.compile(ERB.new(STDIN.read).src)'],
  python: ['/usr/bin/python3', '-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
  js: [process.execPath, '--check', '-'],
}

/** The code of a step that can be parsed alone. */
function expectParsed(framework: string, language: string, lines: string): void {
  const [command, ...words] = parsers[language] ?? []
  if (!command) return
  // WordPress' lines belong into functions.php; a page of plain PHP is a template.
  const isHook = framework === 'wordpress' || framework === 'symfony'
  const input = language === 'php' && isHook ? `<?php\nfunction around() {\n${lines}\n}` : lines
  const { status, stdout, stderr } = spawnSync(command, words, { input, encoding: 'utf8' })
  expect(status === 0 ? '' : `${framework} ${language} ${stdout}${stderr}`).toBe('')
}

test.each(Object.keys(frameworks))(
  'L-53 All code that init prints for %s can be parsed, with the usual names and with a site’s own',
  framework => {
    const { header, field, login, way } = usualOf(framework, known)
    expect([header, field, login, way].filter(Boolean)).toHaveLength(4)
    const usual: Answers = {
      ...{ framework, header, field, login, root: '', api: '/api', files: usualFiles(framework) },
      widgets: ['postcode-panel', 'tabs'],
    }
    const named = { header: 'X-Own', field: 'own_token' }
    const own = { ...usual, ...named, login: "/l'in", api: '/v1', files: '/files/' }
    for (const answers of [usual, own]) {
      const steps = stepsFor(answers, known, 'doorstep')
      for (const { language = '', lines } of steps) expectParsed(framework, language, lines)
      const text = steps.map(({ lines }) => lines).join('\n')
      if (way !== 'return') expect(text).toMatch(new RegExp(`returnParameter(": "|":"|' => ')${way}`))
      expect(text).not.toMatch(/^(Browsers fetch )?its files/m)
      if (answers === own && framework !== 'rails') expect(text).not.toContain(`"${header}"`)
    }
  },
)

test('J-46 Five answers, typed or piped in, become the site’s own names and addresses', async () => {
  const text = await run([], ['django', '/accounts/login/', 'X-Own,own_token', '/v1/', 'postcode-panel tabs'])
  const head = below(text, /^In the head/)
  expect(head).toContain('<meta name="csrf-header" content="X-Own">')
  expect(head).toContain('<meta name="csrf-param" content="own_token">')
  expect(head.match(/csrf-header/g)).toHaveLength(1)
  expect(head).toContain('{"api":"/v1","pages":{"login":"/accounts/login/"},"returnParameter":"next"}')
  expect(text).toContain('href="/accounts/login/"')
})

test.each(['', ',own_token', ' , '])(
  'J-43 J-46 A missing token name, as in "%s", becomes the framework\'s usual one',
  async token => {
    const words = '--framework express --login /login --api /api --widget postcode-panel --token'
    const text = await run([...words.split(' '), token])
    expect(text).not.toContain('content=""')
    expect(text).not.toContain('in the header ,')
    expect(text).toContain(`in the field ${token.includes('own') ? 'own_token' : '_csrf'}`)
  },
)

test('J-46 L-53 init supports a shop in a folder, where its login is, too, and files elsewhere', async () => {
  const words =
    '--framework php --root /shop --files /static/doorstep --widget postcode-panel --token X-CSRF-TOKEN,_token'
  const text = await run([...words.split(' '), '--api', '/shop/api'])
  const head = below(text, /^In the head/)
  expect(head).toContain('src="/static/doorstep/loader.js"')
  expect(head).toContain('{"root":"/shop"}')
  expect(text).toContain('POST /shop/register/postcode/verify')
})
