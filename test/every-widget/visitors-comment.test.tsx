import { act } from '@testing-library/react'
import createPurifier from 'dompurify'
import { attributeOf } from '../../shared/platform/options/read-options'
import { openPage } from '../support/page/open-page'
import { watchPosts } from '../support/page/watch-posts'
import { definitionOf, examplesOf, widgetNames } from '../support/widgets/all-widgets'

const posts = watchPosts()

/** What a visitor would write for an option of each dangerous kind. */
const hostile = { script: 'https://evil.test/run.js', post: '/api/basket/cancel-bol' } as const

/** A placeholder as a visitor would write it: the options of an example, hostile addresses, and no script. */
async function written(name: string): Promise<string> {
  const [example] = await examplesOf(name)
  const holder = document.createElement('template')
  holder.innerHTML = example?.markup ?? ''
  const placeholder = holder.content.querySelector<HTMLElement>('[data-widget]') as HTMLElement
  const json = placeholder.querySelector('script[type="application/json"]')
  if (json?.textContent) placeholder.setAttribute('data-json', json.textContent)
  for (const [option, { kinds }] of Object.entries((await definitionOf(name)).options))
    for (const kind of kinds)
      if (kind in hostile)
        placeholder.setAttribute(attributeOf(option), hostile[kind as keyof typeof hostile])
  placeholder.setAttribute('data-load', 'ready')
  placeholder.innerHTML = 'Read more'
  return placeholder.outerHTML
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const purify = createPurifier(window)
/** Two sanitisers: DOMPurify as it comes, and the elements and attributes that WordPress allows in a post (`data-*` among them). */
const sanitisers: Readonly<Record<string, (html: string) => string>> = {
  'DOMPurify as it comes': html => purify.sanitize(html),
  'the list of WordPress for posts': html =>
    purify.sanitize(html, {
      ALLOWED_TAGS:
        'a abbr article aside blockquote br button div em figure h2 h3 h4 img li ol p section span strong table tbody td th tr ul'.split(
          ' ',
        ),
      ALLOWED_ATTR: 'href rel target name id class style title alt src width height'.split(' '),
      ALLOW_DATA_ATTR: true,
    }),
}

type Row = { name: string; state: string | undefined; scripts: number; forms: string[]; links: string[] }

/** What a reader finds of a comment: which widgets work, and where they lead. */
async function read(name: string, sanitise: (html: string) => string): Promise<Row> {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage(`<article class="comment">${sanitise(await written(name))}</article>`)
  const placeholder = document.querySelector<HTMLElement>('[data-widget]')
  for (const button of document.querySelectorAll<HTMLElement>('.doorstep button'))
    await act(async () => button.click())
  warn.mockRestore()
  return {
    name,
    state: placeholder?.dataset.widgetState,
    scripts: document.querySelectorAll('script[src]').length,
    forms: [...document.querySelectorAll<HTMLFormElement>('.doorstep form[method=post]')].flatMap(
      form => form.getAttribute('action') ?? [],
    ),
    links: [...document.querySelectorAll<HTMLAnchorElement>('.doorstep a[href^=http]')].flatMap(link =>
      link.origin === location.origin ? [] : link.origin,
    ),
  }
}

describe.each(Object.keys(sanitisers))('a comment that has been through %s', sanitiser => {
  const rows: Row[] = []
  test.each(widgetNames)(
    'J-01 J-02 %s runs no script of others and posts to no call of the shop',
    async name => {
      const row = await read(name, sanitisers[sanitiser] as (html: string) => string)
      rows.push(row)
      expect([row.scripts, row.forms.filter(each => each.includes('/api/'))]).toEqual([0, []])
      // A search is a form, too: it asks, without the token.
      expect(posts.filter(fields => fields.some(([field]) => field === '_token'))).toEqual([])
    },
  )
  test('J-01 J-02 what such a comment can still do is known', () => {
    const failed = rows.filter(({ state }) => state === 'failed').map(({ name }) => name)
    const leading = rows.filter(({ links }) => links.length).map(({ name }) => name)
    process.stdout.write(
      `${sanitiser}: ${rows.length} of ${widgetNames.length} widgets; work: ${rows.filter(({ state }) => state === 'mounted').length}; refused: ${failed.join(' ')}; lead to other sites: ${leading.join(' ')}\n`,
    )
    expect(failed).toEqual(
      expect.arrayContaining(['business-requirements', 'enquiry-form', 'house-move', 'map', 'payment-form']),
    )
  })
})

test('J-02 where the page says data-doorstep-off, none of it works', async () => {
  const all = (await Promise.all(widgetNames.map(written))).join('')
  await openPage(`<section id="comments" data-doorstep-off>${purify.sanitize(all)}</section>`)
  expect(document.querySelectorAll('[data-widget]')).toHaveLength(widgetNames.length)
  expect(document.querySelectorAll('[data-widget-state], #comments .doorstep')).toHaveLength(0)
})
