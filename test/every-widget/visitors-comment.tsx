import { act } from '@testing-library/react'
import createPurifier from 'dompurify'
import { attributeOf } from '../../shared/platform/options/read-options'
import { openPage } from '../support/page/open-page'
import { watchPosts } from '../support/page/watch-posts'
import { definitionOf, examplesOf, widgetNames } from '../support/widgets/all-widgets'

const sanitizeHtml = jest.requireActual<(html: string, rules?: object) => string>('sanitize-html')

/** A visitor's hostile addresses: a script, a call of the shop, and another site. */
export const attacks = {
  'an address of another site': {
    script: 'https://evil.test/run.js',
    post: 'https://evil.test/post',
    read: 'https://evil.test/list',
    link: 'https://evil.test/page',
    image: 'https://evil.test/seen.png',
  },
  'a call of the shop': {
    script: '/uploads/run.js',
    post: '/api/basket/cancel-bol',
    read: '/api/basket/cancel-bol',
    link: '/api/basket/cancel-bol',
    image: '/api/basket/cancel-bol',
  },
  'an address that runs a script': {
    script: 'data:text/javascript,alert(1)',
    post: 'java\nscript:alert(1)',
    read: '\u0001javascript:alert(1)',
    link: ' java\tscript:alert(1)',
    image: 'data:image/svg+xml,<svg onload=alert(1)>',
  },
} as const
export type Attack = keyof typeof attacks

/** Replaces every address in the JSON of an example. */
const poisoned = (value: unknown, address: string): unknown => {
  if (Array.isArray(value)) return value.map(each => poisoned(each, address))
  if (typeof value === 'string') return /^(https?:\/)?\/\S/.test(value) ? address : value
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, address)]))
    : value
}

/** A placeholder as a visitor would write it: the options of an example, hostile addresses, and no script. */
export async function written(name: string, attack: Attack): Promise<string> {
  const hostile: Readonly<Record<string, string>> = attacks[attack]
  const [example] = await examplesOf(name)
  const holder = document.createElement('template')
  holder.innerHTML = example?.markup ?? ''
  const placeholder = holder.content.querySelector<HTMLElement>('[data-widget]') as HTMLElement
  const json = placeholder.querySelector('script[type="application/json"]')
  const written = json?.textContent ?? placeholder.getAttribute('data-json')
  if (written)
    placeholder.setAttribute('data-json', JSON.stringify(poisoned(JSON.parse(written), hostile.link ?? '')))
  for (const [option, { kinds, from }] of Object.entries((await definitionOf(name)).options))
    for (const kind of from === 'attribute' ? kinds : [])
      if (kind in hostile) placeholder.setAttribute(attributeOf(option), hostile[kind] ?? '')
  placeholder.setAttribute('data-load', 'ready')
  placeholder.innerHTML = 'Read more'
  return placeholder.outerHTML
}

const purify = createPurifier(window)

/** The elements and attributes that WordPress allows in a post, `data-*` among them. */
const ofWordpress = {
  ALLOWED_TAGS:
    'a abbr article aside blockquote br button div em figure h2 h3 h4 img li ol p section span strong table tbody td th tr ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'href rel target name id class style title alt src width height'.split(' '),
  ALLOW_DATA_ATTR: true,
}

export const sanitisers = {
  'DOMPurify with its defaults': html => purify.sanitize(html),
  'the list of WordPress for posts': html => purify.sanitize(html, ofWordpress),
  'sanitize-html that keeps attributes': html => sanitizeHtml(html, { allowedAttributes: false }),
  'sanitize-html with its defaults': html => sanitizeHtml(html),
} as const satisfies Record<string, (html: string) => string>
export type Sanitiser = keyof typeof sanitisers

export type Row = {
  name: string
  state: string | undefined
  scripts: string[]
  leads: string[]
  sent: string[]
}

const own = (address: string) => new URL(address, location.href).origin === location.origin
const runs = /^[\s\0-\x20]*(javascript|data|blob|vbscript):/i

/** Records what the page fetches, sends as a beacon, posts and opens. */
export function watchDoors() {
  const posts = watchPosts()
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    jest.spyOn(window, 'open').mockImplementation(address => {
      asked.push(`open ${address}`)
      return null
    })
  })
  afterEach(() => jest.restoreAllMocks())
  const fetch = async ({ method, url }: Request) => {
    asked.push(`${method} ${url}`)
    return new Response('{"message":"No"}', { status: 404, headers: { 'Content-Type': 'application/json' } })
  }

  /** Presses everything in the comment; gives the widgets that work and the addresses they lead to. */
  async function read(name: string, sanitiser: Sanitiser, attack: Attack): Promise<Row> {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const html = sanitisers[sanitiser](await written(name, attack))
    const { left, posted } = await openPage(`<article class="comment">${html}</article>`, { fetch })
    for (const control of document.querySelectorAll<HTMLElement>('.doorstep button, .doorstep input'))
      await act(async () => control.click())
    for (const form of document.querySelectorAll<HTMLFormElement>('.doorstep form'))
      await act(async () => form.requestSubmit())
    warn.mockRestore()
    const found = <Of extends Element>(selector: string, attribute: string) =>
      [...document.querySelectorAll<Of>(selector)].flatMap(each => each.getAttribute(attribute) ?? [])
    const forms = found('.doorstep form[method=post]', 'action')
    const links = found('.doorstep a[href]', 'href')
    const shown = found('.doorstep [src]', 'src')
    return {
      name,
      state: document.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState,
      scripts: [
        ...found('script[src]', 'src'),
        ...[...forms, ...links, ...shown.filter(each => !/^data:image\//.test(each)), ...left].filter(each =>
          runs.test(each),
        ),
      ],
      leads: [...new Set([...links, ...shown].filter(each => /^https?:/.test(each) && !own(each)))],
      sent: [
        ...forms.filter(each => !own(each) || /\/api\//.test(each)),
        ...asked.flatMap(each => (own(each.split(' ')[1] ?? '') ? [] : each)),
        ...asked.filter(each => /^(POST|PUT|PATCH|DELETE) .*cancel-bol/.test(each)),
        ...posted.map(({ action }) => action).filter(each => !own(each) || /\/api\//.test(each)),
        ...left.filter(each => each.includes('//') && !own(each)),
      ],
    }
  }
  return { read, posts }
}

/** Makes a test for each widget, and a test that prints what such a comment can still do. */
export function testComment(
  { read, posts }: ReturnType<typeof watchDoors>,
  sanitiser: Sanitiser,
  attack: Attack,
  names: readonly string[] = widgetNames,
): void {
  const rows: Row[] = []
  test.each(names)(
    'J-01 J-02 %s runs no foreign script, posts to no call of the shop and sends nothing elsewhere',
    async name => {
      const row = await read(name, sanitiser, attack)
      rows.push(row)
      expect([row.scripts, row.sent]).toEqual([[], []])
      // A search form only reads, without the token. Other forms post to the site's own addresses.
      const withToken = posts.filter(fields => fields.some(([field]) => field === '_token'))
      if (attack !== 'an address that runs a script') expect(withToken).toEqual([])
    },
  )
  test('J-01 J-02 The remaining abilities of such a comment are known', () => {
    const named = (isOf: (row: Row) => boolean) => rows.filter(isOf).map(({ name }) => name)
    const failed = named(({ state }) => state === 'failed')
    const left = named(({ state }) => state !== undefined)
    process.stdout.write(
      `${sanitiser}, ${attack}: placeholders left ${left.length} of ${names.length}; work: ${named(({ state }) => state === 'mounted').length}; refused: ${failed.join(' ')}; lead to other sites: ${named(({ leads }) => leads.length > 0).join(' ')}\n`,
    )
    if (attack !== 'an address that runs a script')
      expect(failed).toEqual(
        expect.arrayContaining([
          'business-requirements',
          'enquiry-form',
          'house-move',
          'map',
          'payment-form',
        ]),
      )
  })
}
