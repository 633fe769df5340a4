import { check, type Knowledge } from '../../../../shared/tools/doctor/check'
import { knowAll } from '../../../mistakes/judge'
import { standAt } from '../../../support/page/stand-at'
import { forms, type Language, languages, mistakes, placeholders } from './template-corpus'

let knowledge: Knowledge
beforeAll(async () => {
  standAt('https://shop.test')
  knowledge = await knowAll()
})

const head = ({ address, text }: Language) =>
  `<meta name="csrf-token" content="${text('token')}">\n<script type="module" src="${address('doorstep/loader.js')}"></script>`

const says = (language: Language, body: string, inHead = head(language)) =>
  check(language.page(inHead, body), knowledge, language.file).map(
    ({ line, message }) => `${line} ${message}`,
  )

const each = languages.map((language): [string, Language] => [language.name, language])

test.each(each)(
  'J-42 No correct placeholder has a finding in %s, and every planted mistake is found',
  (name, language) => {
    const alarms = placeholders.flatMap(([what, write]) =>
      says(language, write(language)).map(each => `${what}: ${each}`),
    )
    // All placeholders are on one page, so that none can hide another.
    const together = says(language, placeholders.map(([, write]) => write(language)).join('\n<hr>\n'))
    const missed = mistakes.flatMap(([what, write, meant]) => {
      const isOfLoader = what.startsWith('the loader')
      const found = isOfLoader
        ? says(language, placeholders[0]?.[1](language) ?? '', write(language))
        : says(language, write(language))
      return found.some(each => meant.test(each)) ? [] : [`${what}: ${found.join('; ') || 'nothing'}`]
    })
    const planted = mistakes.length
    console.info(
      `${name}: ${alarms.length} false alarms in ${placeholders.length} placeholders, ${planted - missed.length} of ${planted} mistakes found`,
    )
    expect({ alarms, together, missed }).toEqual({ alarms: [], together: [], missed: [] })
  },
)

test('J-42 Nothing is reported for other markup of real templates', () => {
  const alarms = forms.flatMap(([file, source]) =>
    check(source, knowledge, file).map(({ message }) => `${file} ${source.slice(0, 60)}: ${message}`),
  )
  expect(alarms).toEqual([])
})

test("J-48 Rails' loader tag, a classic script by default, is reported", () => {
  const about = (more: string) =>
    check(`<%= javascript_include_tag "doorstep/loader"${more} %>`, knowledge, 'a.erb').length
  expect([about(''), about(', defer: true'), about(', type: "module"')]).toEqual([1, 1, 0])
})
