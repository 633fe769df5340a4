import { check, type Knowledge } from '../../../../shared/tools/doctor/check'
import { knowAll } from '../../../mistakes/judge'
import { standAt } from '../../../support/page/stand-at'
import { publicTemplates } from './public-templates'
import { type Language, languages, mistakes, placeholders } from './template-corpus'

/* Each placeholder and each planted mistake of the corpus, in each structure that templates use. */

let knowledge: Knowledge
beforeAll(async () => {
  standAt('https://shop.test')
  knowledge = await knowAll()
})

type Structure = (language: Language, placeholder: string) => string

/** Under a condition; in some languages of the corpus it belongs to an attribute or a text. */
const under: Structure = ({ name, when, either }, it) =>
  /^(?:Razor|Thymeleaf)$/.test(name) ? either(it, '<p>Nothing today</p>') : when(it)

const structures: Readonly<Record<string, Structure>> = {
  alone: (_, it) => it,
  'in a condition': under,
  'in one branch': ({ either }, it) => either(it, '<p>Nothing today</p>'),
  'in the other branch': ({ either }, it) => either('<p>Nothing today</p>', it),
  'in a loop': ({ each }, it) => each(`<div class="item">${it}</div>`),
  'in a condition within a loop': (language, it) => language.each(under(language, it)),
  'in a loop within a branch': ({ each, either }, it) => either(each(it), '<p>None</p>'),
  'behind a comment that holds markup': ({ comment }, it) =>
    `${comment('<div data-widget="old"><p>')}\n${it}`,
  'behind a comment of the page': (_, it) => `<!-- <div data-widget="slider"> was here -->\n${it}`,
  'between includes': ({ include }, it) => `${include}\n${it}\n${include}`,
  'in a cell of a table with a loop': ({ each, text }, it) =>
    `<table><tbody>${each(`<tr><th>${text('name')}</th><td>${it}</td></tr>`)}</tbody></table>`,
  'in an entry of a list': ({ each }, it) => `<ul>${each(`<li>${it}</li>`)}</ul>`,
  'in an element with computed attributes': ({ text, worked }, it) =>
    `<section id="${text('id')}" class="a ${text('kind')}" title='${worked.replaceAll("'", '"')}'>${it}</section>`,
  'in an element with a conditional attribute': ({ when, text }, it) =>
    `<section class="card${when(' is-new')}" ${when('hidden')} data-id=${text('id')}>${it}</section>`,
  'in an element over several lines': ({ text }, it) =>
    `<section\n  id="shop"\n  class="a\n    b ${text('kind')}"\n>\n${it}\n</section>`,
  'beside a script and a style sheet of the page': ({ text }, it) =>
    `<style>.a > b { color: red }</style>\n<script>if (1 < 2) { let a = "${text('name')}" }</script>\n${it}`,
  'with Windows line ends': (_, it) => `<p>Hello</p>\n${it}`.replaceAll('\n', '\r\n'),
}

const head = ({ address, text }: Language) =>
  `<meta name="csrf-token" content="${text('token')}">\n<script type="module" src="${address('doorstep/loader.js')}"></script>`

const says = (language: Language, body: string) =>
  check(language.page(head(language), body), knowledge, language.file).map(({ message }) => message)

const inPage = mistakes.filter(([what]) => !what.startsWith('the loader'))

test.each(languages.map((language): [string, Language] => [language.name, language]))(
  'J-42 In %s structures at most 1 of 200 correct placeholders is reported, and 95 of 100 mistakes are found',
  (name, language) => {
    const rows = Object.entries(structures)
    const alarms = rows.flatMap(([where, structure]) =>
      placeholders.flatMap(([what, write]) => {
        const found = says(language, structure(language, write(language)))
        return found.length ? [`${what}, ${where}: ${found.join('; ')}`] : []
      }),
    )
    const missed = rows.flatMap(([where, structure]) =>
      inPage.flatMap(([what, write, meant]) =>
        says(language, structure(language, write(language))).some(each => meant.test(each))
          ? []
          : [`${what}, ${where}`],
      ),
    )
    const all = rows.length * placeholders.length
    const planted = rows.length * inPage.length
    console.info(
      `${name}: ${alarms.length} false alarms in ${all} placeholders, ${planted - missed.length} of ${planted} mistakes found`,
    )
    if (alarms.length + missed.length) console.info([...alarms, ...missed].join('\n'))
    expect(all).toBeGreaterThanOrEqual(200)
    expect(alarms.length).toBeLessThanOrEqual(all / 200)
    expect(missed.length).toBeLessThanOrEqual(planted / 20)
  },
)

test.each(publicTemplates.map(each => [each.name, each.project, each] as const))(
  'J-42 In %s templates with the structure of %s at most 1 of 200 placeholders is reported, and 95 of 100 mistakes are found',
  (name, project, { language, templates }) => {
    const places = templates.flatMap(({ file, places, with: put }) =>
      Array.from({ length: places }, (_, nth) => ({
        where: `${file}, place ${nth + 1}`,
        says: (written: string) => check(put(written, nth), knowledge, file).map(({ message }) => message),
      })),
    )
    const alarms = places.flatMap(({ where, says }) =>
      placeholders.flatMap(([what, write]) => {
        const found = says(write(language))
        return found.length ? [`${what}, ${where}: ${found.join('; ')}`] : []
      }),
    )
    const missed = places.flatMap(({ where, says }) =>
      inPage.flatMap(([what, write, meant]) =>
        says(write(language)).some(each => meant.test(each)) ? [] : [`${what}, ${where}`],
      ),
    )
    const all = places.length * placeholders.length
    const planted = places.length * inPage.length
    console.info(
      `${name}, ${project}: ${alarms.length} false alarms in ${all} placeholders, ${planted - missed.length} of ${planted} mistakes found`,
    )
    if (alarms.length + missed.length) console.info([...alarms, ...missed].join('\n'))
    expect(all).toBeGreaterThanOrEqual(200)
    expect(alarms.length).toBeLessThanOrEqual(all / 200)
    expect(missed.length).toBeLessThanOrEqual(planted / 20)
  },
)
