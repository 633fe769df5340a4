import { closestMatch } from '../../../platform/values/closest-match'

/** A call, with what the contract shows as sent and as answered. */
type ShownCall = { method: string; path: string; sent?: unknown; answer?: unknown }

/** The data from the build: the pages of docs/frameworks, an example of each widget, and the calls. */
export type InitKnown = {
  pages: Readonly<Record<string, string>>
  markups: Readonly<Record<string, string>>
  /** Returns the calls that a widget cannot do without, else those that it makes. */
  callsOf: (widget: string) => readonly string[]
  shownCalls: Readonly<Record<string, ShownCall>>
}

/** The answers to the questions of `init`. */
export type Answers = {
  framework: string
  login: string
  header: string
  field: string
  root: string
  api: string
  files: string
  widgets: readonly string[]
}

/** Each framework: its name, and the language in which its page writes templates. */
export const frameworks: Readonly<Record<string, readonly [title: string, language: string]>> = {
  django: ['Django', 'django'],
  flask: ['Flask', 'jinja'],
  rails: ['Rails', 'erb'],
  laravel: ['Laravel', 'blade'],
  symfony: ['Symfony', 'twig'],
  spring: ['Spring with Thymeleaf', 'html'],
  jsp: ['JSP', 'jsp'],
  aspnet: ['ASP.NET Core', 'cshtml'],
  go: ['Go', 'gohtml'],
  express: ['Express', 'ejs'],
  php: ['plain PHP', 'php'],
  wordpress: ['WordPress', 'php'],
  static: ['static pages', 'html'],
}

/** Returns the known name that was meant; if there is none, throws a sentence that lists the known names. */
export function knownName(given: string, names: readonly string[], what: string): string {
  const name = given.trim().toLowerCase()
  if (names.includes(name)) return name
  const meant = closestMatch(name, names)
  throw new Error(
    `${what} is "${given}"; ${meant ? `did you mean "${meant}"?` : `there are ${names.join(', ')}.`}`,
  )
}

type Block = { language: string; code: string }

/** Returns the blocks of code of a page, in order. */
const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">\n`
const nameIn = (head: string, name: string) =>
  new RegExp(`<meta name="${name}"[^>]*content="([\\w-]+)"`).exec(head)?.[1]

/** Returns the token's names as the framework's page has them; Laravel's if that page has none. */
export function tokenNames(framework: string, { pages }: InitKnown): [header: string, field: string] {
  const head = blocksOf(pages[framework] ?? '')
    .map(({ code }) => code)
    .join('')
  return [nameIn(head, 'csrf-header') ?? 'X-CSRF-TOKEN', nameIn(head, 'csrf-param') ?? '_token']
}

/** Returns the folder of the loader on the page of the framework. */
export const usualFiles = (framework: string): string =>
  /^(?:django|flask)$/.test(framework) ? '/static/doorstep/' : '/doorstep/'

/** Returns the sentence of the page about the folder of the release. */
const placeOf = (page: string) => {
  const [said] = /^Put the folder [\s\S]*?(?=\n\n)/m.exec(page) ?? []
  return said ? `${said.replace(/`/g, '')}\n` : ''
}

/** Returns the head as the framework's page has it, with the site's own names and its address of the loader. */
function headFor({ framework, header, field, files }: Answers, known: InitKnown): string {
  const language = frameworks[framework]?.[1]
  const head = blocksOf(known.pages[framework] ?? '').find(
    ({ language: its, code }) => its === language && code.includes('csrf'),
  )
  const [usualHeader, usualField] = tokenNames(framework, known)
  const own = [
    ...(header === usualHeader ? [] : [meta('csrf-header', header)]),
    ...(field === usualField ? [] : [meta('csrf-param', field)]),
  ]
  const isReplaced = (line: string) =>
    (header !== usualHeader && line.includes('"csrf-header"')) ||
    (field !== usualField && line.includes('"csrf-param"'))
  const lines = (head?.code ?? '').split('\n').filter(line => line && !isReplaced(line))
  return [...lines, ...own.map(line => line.trim())].join('\n').replaceAll(usualFiles(framework), files)
}

/** Returns the block with the site's addresses; empty if they are the usual ones. */
function siteFor({ login, root, api }: Answers): string {
  const site = {
    ...(root && { root }),
    ...(api !== `${root}/api` && { api }),
    ...(login !== `${root}/login` && { pages: { login } }),
  }
  return Object.keys(site).length
    ? `\n<script type="application/json" data-doorstep-site>${JSON.stringify(site)}</script>`
    : ''
}

/** Returns the path of a call on the site. */
const pathOn = ({ root, api }: Answers, path: string) =>
  path.startsWith('/api/') ? api + path.slice('/api'.length) : root + path

function callLines(answers: Answers, { callsOf, shownCalls }: InitKnown): string[] {
  const names = [...new Set(answers.widgets.flatMap(callsOf))]
  return names.flatMap(name => {
    const call = shownCalls[name]
    if (!call) return []
    const [sent, answer] = [call.sent, call.answer].map(each => JSON.stringify(each))
    return [
      `${call.method} ${pathOn(answers, call.path)}   (${name})`,
      ...(sent ? [`  sent, for example ${sent}`] : []),
      ...(answer ? [`  answered, for example ${answer}`] : []),
    ]
  })
}

const indented = (lines: string) => lines.replace(/^(?=.)/gm, '   ')

/** Returns what to paste where, and what to run afterwards; `command` runs this command again. */
export function instructions(answers: Answers, known: InitKnown, command: string): string {
  const { framework, files, widgets, header, field, login } = answers
  const [title, language] = frameworks[framework] ?? ['', '']
  // The framework's page shows the server's part about tokens in the language of the server's code.
  const code = blocksOf(known.pages[framework] ?? '').filter(
    block =>
      (block.language !== language || framework === 'wordpress') && /csrf|token|doorstep/i.test(block.code),
  )
  const calls = callLines(answers, known)
  const steps: [what: string, lines: string][] = [
    [
      'Files',
      `${placeOf(known.pages[framework] ?? '')}Browsers fetch its files at ${files} of your own origin.`,
    ],
    [
      `In ${framework === 'wordpress' ? 'your theme’s functions.php' : 'the head of every page'} (${title})`,
      headFor(answers, known) + siteFor(answers),
    ],
    [
      'Where each widget should stand',
      widgets
        .map(name => (known.markups[name] ?? '').replaceAll('href="/login"', `href="${login}"`))
        .join('\n\n'),
    ],
    ...code
      .filter(({ code: lines }) => !headFor(answers, known).includes(lines.trim()))
      .map(({ code: lines }): [string, string] => ['In your code', lines.trimEnd()]),
    ...(calls.length
      ? [
          [
            `What your server answers, as JSON; a change has the token in the header ${header}, a form in the field ${field}`,
            `${calls.join('\n')}\nAll that is sent and read: about-doorstep/catalogue/calls.html`,
          ] as [string, string],
        ]
      : []),
    [
      'Once a postcode is confirmed, say so in the head; until then the widgets that order ask for one',
      '<meta name="doorstep-has-postcode" content="yes">',
    ],
    [
      'Check the result',
      [
        `${command} check YOUR-TEMPLATES`,
        `${command} probe http://localhost:8000 --page / --write   # a sandbox; --login ${login} --field NAME=VALUE for a customer`,
        'Open a page with ?doorstep-debug.',
      ].join('\n'),
    ],
  ]
  const shown = steps.map(([what, lines], at) => `${at + 1}. ${what}\n\n${indented(lines)}`)
  return `${shown.join('\n\n')}\n\nMore about ${title}: about-doorstep/docs/frameworks/${framework}.md`
}
