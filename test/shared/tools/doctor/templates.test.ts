import { check } from '../../../../shared/tools/doctor/check'
import { knowRelease } from '../../../mistakes/judge'
import { publicTemplates } from './public-templates'
import { forms, type Language, languages, mistakes, placeholders } from './template-corpus'

const knowledge = knowRelease()

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

const wrong = `<div data-widget="postcode-pannel"><a href="/register">Check</a></div>`

test.each([
  ['an else within an if', 'a.twig', `{% if a %}{% if b %}<p>B</p>{% else %}${wrong}{% endif %}{% endif %}`],
  [
    'an if within an else',
    'a.twig',
    `{% if a %}<p>A</p>{% else %}{% if b %}${wrong}{% else %}<p>B</p>{% endif %}{% endif %}`,
  ],
  [
    'an elsif of an else of an if',
    'a.liquid',
    `{% if a %}{% if b %}<p>1</p>{% else %}{% if c %}<p>2</p>{% elsif d %}${wrong}{% endif %}{% endif %}{% endif %}`,
  ],
  [
    'the seventh branch',
    'a.tpl',
    `{if $a == 1}<p>1</p>{elseif $a == 2}<p>2</p>{elseif $a == 3}<p>3</p>{elseif $a == 4}<p>4</p>{elseif $a == 5}<p>5</p>{elseif $a == 6}<p>6</p>{else}${wrong}{/if}`,
  ],
  [
    'an if of the same subject as one before',
    'a.liquid',
    `{% if a %}<p>A</p>{% else %}{% if b %}<div>{% else %}<section>{% endif %}${wrong}{% if b %}</div>{% else %}</section>{% endif %}{% endif %}`,
  ],
  [
    'the else of an if within the first branch',
    'a.blade.php',
    `@if (count($a) > 0)\n@if ($b === 'list')\n<p>1</p>\n@else\n${wrong}\n@endif\n@else\n<p>2</p>\n@if ($c) <p>3</p> @endif\n@endif`,
  ],
  [
    'an else within a case',
    'a.cshtml',
    `@switch (a)\n{\n    case 1:\n        <p>1</p>\n        break;\n    case 2:\n        @if (b)\n        {\n            <p>2</p>\n        }\n        else\n        {\n            ${wrong}\n        }\n        break;\n}`,
  ],
  [
    'a branch within a branch of JSP',
    'a.jsp',
    `<c:choose><c:when test="\${a}"><c:choose><c:when test="\${b}"><p>1</p></c:when><c:otherwise>${wrong}</c:otherwise></c:choose></c:when><c:otherwise><p>2</p></c:otherwise></c:choose>`,
  ],
])('J-42 A wrong name is found in %s', (_, file, source) => {
  expect(check(source, knowledge, file).map(({ message }) => message)).toEqual([
    expect.stringMatching(/postcode-pannel.*postcode-panel/),
  ])
})

test.each(publicTemplates.map(each => [each.name, each.project, each] as const))(
  'J-42 In %s templates with the structure of %s each wrong name is found, and nothing else',
  (_, __, { templates }) => {
    for (const { file, places, with: put } of templates)
      expect(check(put(wrong), knowledge, file).map(({ message }) => message)).toEqual(
        Array.from({ length: places }, () => expect.stringMatching(/postcode-pannel.*postcode-panel/)),
      )
  },
)

test('J-42 A wrong name is found in the else of each of fifty conditions within conditions', () => {
  const each = (nth: number) =>
    `{% if a${nth} %}{% if b${nth} %}<p>B</p>{% else %}${wrong}{% endif %}{% else %}{% if c${nth} %}${wrong}{% endif %}{% endif %}`
  const source = Array.from({ length: 50 }, (_, nth) => each(nth)).join('\n')
  expect(check(source, knowledge, 'a.twig')).toHaveLength(100)
})

test("J-48 Rails' loader tag, a classic script by default, is reported", () => {
  const about = (more: string) =>
    check(`<%= javascript_include_tag "doorstep/loader"${more} %>`, knowledge, 'a.erb').length
  expect([about(''), about(', defer: true'), about(', type: "module"')]).toEqual([1, 1, 0])
})
