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

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`

/** What a framework usually calls its token and its login, as the table of docs/frameworks has it. */
type Usual = { header: string; field: string; login: string; way: string }

/** Returns the framework's row of that table. */
export function usualOf(framework: string, { pages }: InitKnown): Usual {
  const row = new RegExp(`^\\| \\[[^|]+\\]\\(${framework}\\.md\\) (.*)$`, 'm').exec(pages.README ?? '')?.[1]
  const [header = '', field = '', login = '', way = ''] = [...(row ?? '').matchAll(/`([^`]+)`/g)].map(
    ([, each = '']) => each,
  )
  return { header, field, login, way }
}

/** Returns the folder of the loader on the page of the framework. */
export const usualFiles = (framework: string): string =>
  /^(?:django|flask)$/.test(framework) ? '/static/doorstep/' : '/doorstep/'

/** Returns what the page says first: where the files go. */
const placeOf = (page: string) => `${page.split('\n\n')[1]?.replace(/`/g, '') ?? ''}\n`

/** Returns the first block of the page with the token: the head, which WordPress prints in a hook. */
const headBlock = (framework: string, { pages }: InitKnown) =>
  blocksOf(pages[framework] ?? '').find(
    ({ language, code }) => language === frameworks[framework]?.[1] && code.includes('csrf'),
  )?.code ?? ''

/** Returns the head as the framework's page has it, with the site's own names and its address of the loader. */
function headFor({ framework, header, field, files }: Answers, known: InitKnown): string {
  const usual = usualOf(framework, known)
  const own = [
    ...(header === usual.header ? [] : [meta('csrf-header', header)]),
    ...(field === usual.field ? [] : [meta('csrf-param', field)]),
  ]
  const isReplaced = (line: string) =>
    (header !== usual.header && line.includes('"csrf-header"')) ||
    (field !== usual.field && line.includes('"csrf-param"'))
  const lines = headBlock(framework, known)
    .split('\n')
    .filter(line => line && !isReplaced(line))
  if (framework === 'wordpress') lines.splice(-1, 0, ...own.map(each => `    echo '${each}';`))
  else lines.push(...own)
  return lines.join('\n').replaceAll(usualFiles(framework), files)
}

/** Returns the site's addresses that are not the widgets' usual ones. */
function siteFor({ framework, login, root, api }: Answers, known: InitKnown) {
  const { way } = usualOf(framework, known)
  return {
    ...(root && { root }),
    ...(api !== `${root}/api` && { api }),
    ...(login !== `${root}/login` && { pages: { login } }),
    ...(way !== 'return' && { returnParameter: way }),
  }
}

/** Writes a value of JSON as PHP. */
const inPhp = (value: unknown): string =>
  typeof value === 'object' && value
    ? `[${Object.entries(value)
        .map(([name, each]) => `'${name}' => ${inPhp(each)}`)
        .join(', ')}]`
    : `'${String(value).replace(/[\\']/g, '\\$&')}'`

/** Returns the lines with these addresses: a script of the page, and in WordPress a constant. */
function siteLines(answers: Answers, known: InitKnown): string {
  const site = siteFor(answers, known)
  const isSaid = Object.keys(site).length > 0
  if (answers.framework !== 'wordpress')
    return isSaid
      ? `\n<script type="application/json" data-doorstep-site>${JSON.stringify(site)}</script>`
      : ''
  const base =
    answers.files === usualFiles('wordpress') ? '' : `\ndefine('DOORSTEP_BASE', ${inPhp(answers.files)});`
  return isSaid ? `${base}\ndefine('DOORSTEP_SITE', ${inPhp(site)});` : base
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

/** A step: what it is about, and the lines to paste, with their language if they are code. */
export type Step = { what: string; lines: string; language?: string }

/** Returns the part of the server about tokens, which the framework's page shows in the language of the server's code. */
function codeFor({ framework, header, field, api }: Answers, known: InitKnown): Block[] {
  const usual = usualOf(framework, known)
  const inServer = (name: string) => `HTTP_${name.toUpperCase().replaceAll('-', '_')}`
  const withOwn = (code: string) =>
    code
      .replaceAll(usual.header, header)
      .replaceAll(inServer(usual.header), inServer(header))
      .replaceAll(new RegExp(`\\b(?<![a-z])${usual.field}\\b`, 'g'), field)
      .replaceAll("'/api/'", `'${api}/'`)
  const head = headBlock(framework, known)
  const isMeant = ({ language, code }: Block) =>
    framework === 'wordpress'
      ? code !== head && code.includes('wp_verify_nonce')
      : language !== frameworks[framework]?.[1] && /csrf|token|doorstep/i.test(code)
  return blocksOf(known.pages[framework] ?? '')
    .filter(isMeant)
    .map(block => ({ ...block, code: withOwn(block.code) }))
}

/** Returns what to paste where, and what to run afterwards; `command` runs this command again. */
export function stepsFor(answers: Answers, known: InitKnown, command: string): Step[] {
  const { framework, files, widgets, header, field, login } = answers
  const [title = '', language = ''] = frameworks[framework] ?? []
  const isWordpress = framework === 'wordpress'
  const calls = callLines(answers, known)
  return [
    {
      what: 'Files',
      lines: `${placeOf(known.pages[framework] ?? '')}Browsers fetch the widgets' files at ${files} of your own origin.`,
    },
    {
      what: isWordpress
        ? "In your theme's functions.php; the plugin prints the loader"
        : `In the head of every page (${title})`,
      lines: headFor(answers, known) + siteLines(answers, known),
      language,
    },
    {
      what: isWordpress
        ? 'Where each widget should stand: its block from the list below "Doorstep", or in Custom HTML'
        : 'Where each widget should stand',
      lines: widgets
        .map(name => (known.markups[name] ?? '').replaceAll('href="/login"', `href="${login}"`))
        .join('\n\n'),
      language: 'html',
    },
    ...codeFor(answers, known).map(each => ({
      what: 'In your code',
      lines: each.code.trimEnd(),
      language: each.language,
    })),
    ...(calls.length
      ? [
          {
            what: `What your server answers, as JSON; a change has the token in the header ${header}, a form in the field ${field}`,
            lines: `${calls.join('\n')}\nAll that is sent and read: about-doorstep/catalogue/calls.html`,
          },
        ]
      : []),
    {
      what: 'Once a postcode is confirmed, say so in the head; until then the widgets that order ask for one',
      lines: '<meta name="doorstep-has-postcode" content="yes">',
      language: 'html',
    },
    {
      what: 'Check the result',
      lines: [
        `${command} check YOUR-TEMPLATES`,
        `${command} probe http://localhost:8000 --page / --write   # a sandbox; --login ${login} --field NAME=VALUE for a customer`,
        'Open a page with ?doorstep-debug.',
      ].join('\n'),
    },
  ]
}

/** Returns the steps as text. */
export function instructions(answers: Answers, known: InitKnown, command: string): string {
  const shown = stepsFor(answers, known, command).map(
    ({ what, lines }, at) => `${at + 1}. ${what}\n\n${indented(lines)}`,
  )
  const { framework } = answers
  return `${shown.join('\n\n')}\n\nMore about ${frameworks[framework]?.[0]}: about-doorstep/docs/frameworks/${framework}.md`
}
