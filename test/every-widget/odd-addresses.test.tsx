import { attributeOf } from '../../shared/platform/options/read-options'
import { allowsScript, refusalOfPost } from '../../shared/platform/page/allowed'
import { safeHref, safeRedirect } from '../../shared/platform/values/links'
import { openPage } from '../support/page/open-page'
import { definitionOf, examplesOf, widgetNames } from '../support/widgets/all-widgets'

/** Addresses that are parsed differently than they look. */
const odd = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  '\u2028javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://shop.test/%0aalert(1)',
  'ｊavascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/javascript;base64,YWxlcnQoMSk=',
  'blob:https://shop.test/9d1e',
  'blob:https://evil.test/9d1e',
  'filesystem:https://shop.test/temporary/x',
  'file:///etc/passwd',
  'view-source:https://shop.test/',
  'about:srcdoc',
  '//evil.test/x',
  '///evil.test/x',
  '/\\evil.test/x',
  '\\\\evil.test\\x',
  '/\t/evil.test/x',
  '\n//evil.test/x',
  '/\u0000/evil.test',
  'https:/\\evil.test/x',
  'https:\\\\evil.test/x',
  'https://shop.test@evil.test/x',
  'https://shop.test:443@evil.test/',
  'https://shop.test.evil.test/x',
  'https://evil.test#@shop.test/',
  'https://evil.test\\@shop.test/x',
  'https://shop.test:8443/x',
  'http://shop.test/x',
  'https://ѕhop.test/x',
  'https://shop.test\u3002evil.test/x',
  'ftp://shop.test/x',
  'mailto:a@b.test?body=x',
  'tel:+449000',
  'https://[::1]/x',
  'https://user:pass@shop.test/x',
]

/** One of each kind, for the widgets; the functions that every widget uses are tried with all. */
const someOdd = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.test/9d1e',
  '/\\evil.test/x',
  'https://shop.test@evil.test/x',
  'https://user:pass@shop.test/x',
  'http://shop.test/x',
]

/** The destination of a link on a page of the shop. */
const target = (address: string) => new URL(address, 'https://shop.test/page')
const isOwn = (address: string) => target(address).origin === 'https://shop.test'
const isAddress = (kinds: readonly string[]) =>
  kinds.some(kind => /^(link|image|read|post|script)$/.test(kind))

/**
 * Options that may lead to other sites, or become another kind of link: their display is checked on the page.
 */
const abroad: Readonly<Record<string, readonly string[]>> = {
  map: ['attributionUrl'],
  'offline-customer': ['email', 'phone'],
  'order-dialog': ['productPage'],
  'referral-link': ['url'],
  'seasonal-popup': ['image', 'href'],
}

test.each(widgetNames)(
  'J-01 J-02 No option of %s accepts a deceptive address as one of the shop',
  async name => {
    const wrong: string[] = []
    for (const [option, { from, kinds, read }] of Object.entries((await definitionOf(name)).options)) {
      if (from !== 'attribute' || !isAddress(kinds)) continue
      for (const address of odd) {
        let taken: unknown
        try {
          taken = read(address, option)
        } catch {
          continue
        }
        if (typeof taken === 'string' && !isOwn(taken) && !abroad[name]?.includes(option))
          wrong.push(`${option}: ${JSON.stringify(address)}`)
        // The site lists every address of a post or a script.
        if (kinds.includes('script')) wrong.push(`${option} runs ${JSON.stringify(address)}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test.each(Object.entries(abroad))(
  'J-01 J-02 %s leads to other sites by web addresses only, and runs none',
  async (name, options) => {
    const [example] = await examplesOf(name)
    const holder = document.createElement('template')
    for (const address of someOdd) {
      holder.innerHTML = example?.markup ?? ''
      const placeholder = holder.content.querySelector<HTMLElement>('[data-widget]') as HTMLElement
      for (const option of options) placeholder.setAttribute(attributeOf(option), address)
      placeholder.setAttribute('data-load', 'ready')
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
      await openPage(placeholder.outerHTML)
      warn.mockRestore()
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.doorstep a[href]')]
      expect(links.filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol))).toEqual([])
      expect(links.filter(link => link.username || link.password)).toEqual([])
      const others = links.filter(
        ({ origin, protocol }) => protocol === 'https:' && origin !== location.origin,
      )
      expect(others.filter(({ rel }) => !/noopener|noreferrer/.test(rel))).toEqual([])
    }
  },
)

test('J-01 J-02 Each link to another site is a web address that runs no script', () => {
  const led = odd.flatMap(address => safeHref(address) ?? [])
  expect(led.filter(address => !/^https?:$/.test(new URL(address).protocol))).toEqual([])
  expect(led.filter(address => new URL(address).username)).toEqual([])
  expect(odd.filter(address => safeRedirect(address, location.origin) && !isOwn(address))).toEqual([])
  expect(odd.filter(address => URL.canParse(address) && allowsScript(address))).toEqual([])
  const posted = odd.filter(
    address => safeRedirect(address, location.origin) && refusalOfPost(address) === undefined,
  )
  expect(posted.filter(address => !isOwn(address))).toEqual([])
})
