/** One way to damage a placeholder. */
import { present } from '../support/present'
export type Damage = {
  kind: 'word' | 'tag' | 'quote' | 'json' | 'name' | 'unit' | 'place'
  what: string
  markup: string
  meant?: string | undefined
}

type Change = (hit: RegExpExecArray) => string
type Make = Generator<[what: string, markup: string, meant?: string | undefined]>

const openingOf = (markup: string) =>
  /^<[^>]*?(?:"[^"]*"[^>]*?|'[^']*'[^>]*?)*>/.exec(markup.trim())?.[0] ?? ''
const script = /(<script type="application\/json">)([\s\S]*?)(<\/script>)/
const jsonOf = (markup: string) => script.exec(markup)?.[2]
const withJson = (markup: string, json: string) =>
  markup.replace(script, (_, open, __, close) => open + json + close)

/** The text with one match of a pattern changed: the first, the middle and the last in turn. */
function* each(
  text: string,
  pattern: RegExp,
  change: (hit: RegExpExecArray) => string,
  most = 3,
): Generator<[number, string]> {
  const hits = [...text.matchAll(pattern)]
  const chosen =
    hits.length <= most ? hits.keys() : [0, Math.floor(hits.length / 2), hits.length - 1].slice(0, most)
  for (const at of chosen) {
    const hit = present(hits[at])
    yield [at, text.slice(0, hit.index) + change(hit) + text.slice(hit.index + hit[0].length)]
  }
}

const attribute = /\s(data-[\w-]+)="([^"]*)"/g

function* inOpening(markup: string, what: string, pattern: RegExp, change: Change, meantBy?: Change): Make {
  const opening = openingOf(markup)
  const meant = meantBy && [...each(opening, pattern, meantBy, 6)]
  for (const [nth, [at, text]] of [...each(opening, pattern, change, 6)].entries())
    yield [
      `${what}, ${at + 1}`,
      markup.replace(opening, () => text),
      meant && markup.replace(opening, () => meant[nth]?.[1] ?? ''),
    ]
}
function* inJson(
  markup: string,
  what: string,
  pattern: RegExp,
  change: Change,
  most = 3,
  meantBy?: Change,
): Make {
  const json = jsonOf(markup)
  const meant = json && meantBy && [...each(json, pattern, meantBy, most)]
  for (const [nth, [at, text]] of json ? [...each(json, pattern, change, most)].entries() : [])
    yield [
      `${what}, ${at + 1}`,
      withJson(markup, text),
      meant ? withJson(markup, meant[nth]?.[1] ?? '') : undefined,
    ]
}
function* whole(markup: string, what: string, change: (json: string) => string): Make {
  const json = jsonOf(markup)
  if (json && change(json) !== json) yield [what, withJson(markup, change(json))]
}

const texts = /"((?:[^"\\\n]|\\.)*)"/g

function* ofWord(markup: string): Make {
  yield* inOpening(
    markup,
    'curly quotes around an attribute',
    attribute,
    ([, name, value]) => ` ${name}=“${value}”`,
  )
  yield* inOpening(
    markup,
    'curly single quotes around an attribute',
    attribute,
    ([, name, value]) => ` ${name}=‘${value}’`,
  )
  yield* inOpening(
    markup,
    'a closing quote that is curly',
    attribute,
    ([, name, value]) => ` ${name}="${value}”`,
  )
  yield* inOpening(markup, 'a dash for a hyphen', /\sdata-(?=\w)/g, () => ' data–')
  yield* inOpening(markup, 'a space that does not break', / (?=data-)/g, () => '\u00a0')
  yield* whole(markup, 'curly quotes in all the JSON', json => json.replace(texts, '“$1”'))
  yield* whole(markup, 'German quotes in all the JSON', json => json.replace(texts, '„$1“'))
  yield* whole(markup, 'curly single quotes in all the JSON', json => json.replace(texts, '‘$1’'))
  yield* whole(markup, 'spaces in the JSON that do not break', json => json.replace(/ (?=")/g, '\u00a0'))
  yield* inJson(markup, 'curly quotes around a text', texts, ([, text]) => `“${text}”`, 6)
  yield* inJson(markup, 'a closing curly quote', texts, ([, text]) => `"${text}”`, 6)
}

function* ofTags(markup: string): Make {
  for (const [at, text] of each(markup, /<\/[\w-]+>/g, () => '', 12))
    yield [`an end tag lost, ${at + 1}`, text]
  const opening = openingOf(markup)
  const inner = markup.slice(opening.length).replace(/<\/[\w-]+>\s*$/, '')
  const self = opening.replace(/>$/, ' />')
  if (!/<(script|template)/.test(inner))
    yield ['a tag that closes itself', self + inner, `${opening}</${/^<(\w+)/.exec(opening)?.[1]}>${inner}`]
}

function* ofQuotes(markup: string): Make {
  yield* inOpening(markup, 'a closing quote lost', attribute, ([, name, value]) => ` ${name}="${value}`)
  yield* inOpening(markup, 'an opening quote lost', attribute, ([, name, value]) => ` ${name}=${value}"`)
  yield* inOpening(markup, 'no quotes', attribute, ([, name, value]) => ` ${name}=${value}`)
  yield* inOpening(markup, 'a quote too many', attribute, ([, name, value]) => ` ${name}="${value}""`)
  yield* inOpening(
    markup,
    'quotes within',
    /\s(data-(?!widget)[\w-]+)="([^"]*)"/g,
    ([, name, value = '']) => ` ${name}="${value.replace(/\b[a-z]{3,}\b/i, '"$&"')}"`,
    ([, name, value = '']) => ` ${name}="${value.replace(/\b[a-z]{3,}\b/i, '&quot;$&&quot;')}"`,
  )
  yield* whole(markup, 'all single', json => json.replace(texts, "'$1'"))
  yield* inJson(markup, 'a text in single quotes', texts, ([, text]) => `'${text}'`, 6)
  yield* inJson(markup, 'an opening quote lost in the JSON', texts, ([, text]) => `${text}"`, 8)
  yield* inJson(markup, 'a closing quote lost in the JSON', texts, ([, text]) => `"${text}`, 8)
  yield* inJson(
    markup,
    'quotes within a text',
    /: "((?:[^"\\\n]|\\.)*)"/g,
    ([, text = '']) => `: "${text.replace(/\b[a-z]{3,}\b/i, '"$&"')}"`,
    6,
    ([, text = '']) => `: "${text.replace(/\b[a-z]{3,}\b/i, '\\"$&\\"')}"`,
  )
  const json = jsonOf(markup)
  const opening = openingOf(markup)
  if (json && !json.includes("'"))
    yield [
      'JSON in double quotes of an attribute',
      markup
        .replace(script, '')
        .replace(opening, () => opening.replace(/>$/, ` data-json="${json.replace(/\s+/g, ' ').trim()}">`)),
    ]
}

function* ofJson(markup: string): Make {
  yield* inJson(markup, 'a comma lost', /,(?=\s*["{[])/g, () => '', 6)
  yield* inJson(markup, 'two commas', /,(?=\s*["{[])/g, () => ',,')
  yield* inJson(markup, 'a semicolon for a comma', /,(?=\s*["{[])/g, () => ';')
  yield* inJson(markup, 'a colon lost', /":/g, () => '"', 6)
  yield* inJson(markup, 'an equals sign for a colon', /":/g, () => '" =')
  yield* inJson(markup, 'a comma before a closing bracket', /(?<=\S)(?=\s*[}\]])/g, () => ',', 6)
  yield* inJson(markup, 'an opening bracket lost', /[{[]/g, () => '', 6)
  yield* inJson(markup, 'a closing bracket lost', /[}\]]/g, () => '', 6)
  yield* inJson(
    markup,
    'a closing bracket of the wrong kind',
    /[}\]]/g,
    ([sign]) => (sign === '}' ? ']' : '}'),
    6,
  )
  yield* inJson(markup, 'a closing bracket too many', /[}\]]/g, ([sign]) => sign + sign, 6)
  yield* inJson(markup, 'a line break in a text', /: "[^"\n]* [^"\n]*"/g, ([text]) =>
    text.replace(/(: "[^"\n]*) /, '$1\n'),
  )
  yield* inJson(markup, 'a comment', /,(?=\s*")/g, () => ', /* more */')
  yield* inJson(markup, 'a comment at the end of a line', /,\n/g, () => ', // more\n')
  yield* inJson(
    markup,
    'a number with a comma',
    /: (\d+)\.(\d\d)\b/g,
    ([, pounds, pence]) => `: ${pounds},${pence}`,
  )
  yield* inJson(markup, 'a text without quotes', /: "([\w £.-]*)"/g, ([, text]) => `: ${text}`)
  yield* inJson(markup, 'a break of an editor', /,\s*\n/g, ([text]) => `${text}<br />`)
  yield* inJson(markup, 'a name twice', /("\w+": )("[^"\n]*")/g, ([text, name]) => `${text}, ${name}"other"`)
  yield* whole(markup, 'names without quotes', json => json.replace(/"(\w+)":/g, '$1:'))
  yield* whole(markup, 'words of Python', json =>
    json
      .replace(/\btrue\b/g, 'True')
      .replace(/\bfalse\b/g, 'False')
      .replace(/\bnull\b/g, 'None'),
  )
  yield* whole(markup, 'escaped', json => json.replaceAll('"', '&quot;'))
  yield* whole(markup, 'escaped twice', json => json.replaceAll('"', '&amp;quot;'))
  yield* whole(markup, 'an assignment', json => `var options = ${json.trim()};`)
  yield* whole(markup, 'a semicolon at its end', json => `${json.trim()};`)
  yield* whole(markup, 'in a paragraph', json => `<p>${json.trim()}</p>`)
  yield* whole(markup, 'as a text', json => JSON.stringify(json))
  for (const part of [0.3, 0.6, 0.9])
    yield* whole(markup, `cut off at ${part}`, json => json.slice(0, Math.floor(json.length * part)))
}

const slips: [string, (name: string) => string][] = [
  ['a letter lost', name => name.slice(0, 2) + name.slice(3)],
  ['a letter twice', name => name.slice(0, 3) + name.slice(2)],
  ['two letters swapped', name => name.slice(0, 1) + (name[2] ?? '') + (name[1] ?? '') + name.slice(3)],
  ['in capitals', name => name.toUpperCase()],
  ['with an underscore', name => name.replace(/-|(?<=[a-z])(?=[A-Z])/, '_')],
]

function* ofNames(markup: string): Make {
  for (const [what, slip] of slips) {
    yield* inOpening(
      markup,
      `the widget, ${what}`,
      /data-widget="([\w-]+)"/g,
      ([, name = '']) => `data-widget="${slip(name)}"`,
    )
    yield* inOpening(
      markup,
      `an attribute, ${what}`,
      /data-(?!widget|load|printed)([\w-]+)(?==")/g,
      ([, name = '']) => `data-${slip(name)}`,
    )
    yield* inJson(
      markup,
      `a name in the JSON, ${what}`,
      /"(\w{4,})":/g,
      ([, name = '']) => `"${slip(name)}":`,
      6,
    )
  }
  yield* inOpening(markup, 'without data-', /\sdata-(?=[\w-]+=)/g, () => ' ')
  yield* inOpening(markup, 'data twice', /\sdata-(?=[\w-]+=)/g, () => ' data-data-')
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const money: [string, (pounds: string, pence: string) => string][] = [
  ['in pence', (pounds, pence) => `${+(pounds + pence)}p`],
  ['with its sign', (pounds, pence) => `£${pounds}.${pence}`],
  ['in pounds and pence', (pounds, pence) => `£${pounds} ${pence}p`],
  ['with a comma', (pounds, pence) => `${pounds},${pence}`],
  ['in words', (pounds, pence) => `${pounds}.${pence} pounds`],
  ['of another country', (pounds, pence) => `€${pounds}.${pence}`],
]
const dates: [string, (year: string, month: string, day: string) => string][] = [
  ['with points', (year, month, day) => `${day}.${month}.${year}`],
  ['in words', (year, month, day) => `${+day} ${months[+month - 1]} ${year}`],
  ['in words as in America', (year, month, day) => `${months[+month - 1]} ${+day}, ${year}`],
  ['with dashes', (year, month, day) => `${day}-${month}-${year}`],
  ['without signs', (year, month, day) => `${year}${month}${day}`],
  ['with a short year', (year, month, day) => `${day}/${month}/${year.slice(2)}`],
  ['of no calendar', year => `${year}-02-30`],
  ['to come', () => 'next Monday'],
]
const numbers: [string, (number: string) => string][] = [
  ['with a part', number => `${number}.0`],
  ['in words', () => 'a few'],
  ['with a unit', number => `${number} days`],
  ['with thousands', number => `${number},000`],
]
const flags: [string, (is: boolean) => string][] = [
  ['as yes or no', is => (is ? 'yes' : 'no')],
  ['as 1 or 0', is => (is ? '1' : '0')],
  ['in capitals', is => (is ? 'TRUE' : 'FALSE')],
  ['as maybe', () => 'maybe'],
]

function* ofUnits(markup: string): Make {
  for (const [start, end] of [
    ['="', '"'],
    [': "', '"'],
  ] as const) {
    const inside = start === '="' ? inOpening : inJson
    const written = (text: string) => start + text + end
    for (const [what, form] of money)
      yield* inside(
        markup,
        `an amount ${what}`,
        new RegExp(`${start}(\\d+)\\.(\\d\\d)"`, 'g'),
        ([, pounds = '', pence = '']) => written(form(pounds, pence)),
      )
    for (const [what, form] of dates)
      yield* inside(
        markup,
        `a date ${what}`,
        new RegExp(`${start}(\\d{4})-(\\d\\d)-(\\d\\d)"`, 'g'),
        ([, year = '', month = '', day = '']) => written(form(year, month, day)),
      )
    for (const [what, form] of numbers)
      yield* inside(markup, `a number ${what}`, new RegExp(`${start}(\\d+)"`, 'g'), ([, number = '']) =>
        written(form(number)),
      )
    for (const [what, form] of flags)
      yield* inside(markup, `yes or no ${what}`, new RegExp(`${start}(true|false)"`, 'g'), ([, is]) =>
        written(form(is === 'true')),
      )
  }
}

function* ofPlaces(markup: string): Make {
  const [element = '', , json = ''] = script.exec(markup) ?? []
  const moved = (text: string) => markup.replace(script, () => text)
  if (json) {
    yield ['the script without its type', moved(`<script>${json}</script>`)]
    yield ['the script as a template', moved(`<template>${json}</template>`)]
    yield ['the script in a comment', moved(`<!-- ${element} -->`)]
    yield ['the script behind', `${moved('').trim()}${element}`]
    yield ['the script printed', moved(json.replaceAll('<', '&lt;'))]
    yield ['the script in <pre>', moved(`<pre>${json.replaceAll('<', '&lt;')}</pre>`)]
    yield ['the script twice', moved(element + element)]
    yield [
      'the JSON in two scripts',
      moved(`${element}<script type="application/json">{ "labels": {} }</script>`),
    ]
    yield [
      'the JSON a level too deep',
      moved(`<script type="application/json">{ "options": ${json} }</script>`),
    ]
    const read: Record<string, unknown> = JSON.parse(json)
    for (const [name, value] of Object.entries(read)) {
      const rest = Object.fromEntries(Object.entries(read).filter(([each]) => each !== name))
      const opening = openingOf(markup)
      const value_ = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
      const attributeName = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
      if (typeof value === 'object')
        yield [
          `${name} in an attribute`,
          moved(
            `<script type="application/json">${JSON.stringify(rest).replaceAll('<', '\\u003c')}</script>`,
          ).replace(opening, () => opening.replace(/>$/, ` data-${attributeName}='${value_}'>`)),
        ]
    }
  }
  for (const [at, text] of each(
    markup,
    /<template data-slot="(\w+)">([\s\S]*?)<\/template>/g,
    ([, name, inner]) => `<div data-slot="${name}">${inner}</div>`,
  ))
    yield [`a slot that is no template, ${at + 1}`, text]
  const opening = openingOf(markup)
  const inner = markup
    .trim()
    .slice(opening.length)
    .replace(/<\/\w+>$/, '')
  const fallback = inner.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '')
  const parts = [...inner.matchAll(/<(script|template)\b[\s\S]*?<\/\1>/g)].map(([part]) => part).join('')
  const isPlain = !/<\/?(a|template)\b/.test(inner)
  if (isPlain)
    yield [
      'on a link',
      `${opening.replace(/^<\w+/, '<a href="/x"')}${inner}</a>`,
      `${opening}${parts}<a href="/x">${fallback}</a></${/^<(\w+)/.exec(opening)?.[1]}>`,
    ]
  yield ['hidden', markup.replace(/ data-widget/, ' hidden data-widget')]
}

const makers: [Damage['kind'], (markup: string) => Make][] = [
  ['word', ofWord],
  ['tag', ofTags],
  ['quote', ofQuotes],
  ['json', ofJson],
  ['name', ofNames],
  ['unit', ofUnits],
  ['place', ofPlaces],
]

/** Every damage that is made to a placeholder, one at a time. */
export function* damagesTo(markup: string): Generator<Damage> {
  const seen = new Set([markup])
  for (const [kind, make] of makers)
    for (const [what, damaged, meant] of make(markup.trim())) {
      if (seen.has(damaged)) continue
      seen.add(damaged)
      yield { kind, what, markup: damaged, meant }
    }
}
