import { mailHref, safeHref, safeRedirect, telephoneHref } from '../../../../shared/platform/values/links'
import fc from '../../../support/fast-check'

const schemes = fc.constantFrom(
  'javascript:',
  'java\tscript:',
  ' javascript:',
  '\u0001javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'http:',
  'https:',
  'HTTPS:',
  'ftp:',
  '',
)
const addresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.tuple(schemes, fc.constantFrom('', '//', '/', '\\\\'), fc.string()).map(parts => parts.join('')),
  fc.domain(),
)

describe('a website somebody else wrote', () => {
  it.each([
    ['https://farm.co.uk', 'https://farm.co.uk/'],
    ['http://farm.co.uk/eggs?fresh=1#top', 'http://farm.co.uk/eggs?fresh=1#top'],
    ['HTTP://Farm.co.uk', 'http://farm.co.uk/'],
    ['www.farm.co.uk', 'https://www.farm.co.uk/'],
    ['farm.co.uk:8080', 'https://farm.co.uk:8080/'],
    ['farm.co.uk/eggs', 'https://farm.co.uk/eggs'],
    ['farm.co.uk?x=1', 'https://farm.co.uk/?x=1'],
    ['//farm.co.uk', 'https://farm.co.uk/'],
    [' farm.co.uk ', 'https://farm.co.uk/'],
    ['javascript.com', 'https://javascript.com/'],
    ['xn--bcher-kva.de', 'https://xn--bcher-kva.de/'],
    ['bücher.de', 'https://xn--bcher-kva.de/'],
    ['http://192.168.0.1/', 'http://192.168.0.1/'],
  ])('%j becomes a link to %s', (written, href) => {
    expect(safeHref(written)).toBe(href)
  })

  it.each([
    ['javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    [' javascript:alert(1)'],
    ['\u0000javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['javascript://farm.co.uk/%0aalert(1)'],
    ['data:text/html,<script>'],
    ['vbscript:x'],
    ['blob:https://shop.test/1'],
    ['file:///etc/passwd'],
    ['ftp://farm.co.uk'],
    ['https://user@farm.co.uk'],
    ['https://user:pass@farm.co.uk'],
    ['info@farm.co.uk'],
    ['call us'],
    ['farm.co.uk is great'],
    ['localhost:3000'],
    ['v1.5'],
    ['1.2.3.4'],
    ['/eggs'],
    ['https://'],
    [''],
    [null],
    [{ href: 'https://x.test' }],
    [['https://x.test']],
  ])('%j stays text', written => {
    expect(safeHref(written)).toBeNull()
  })

  it('A link has http or https, agrees with the browser’s own parser, and keeps its text', () => {
    fc.assert(
      fc.property(addresses, written => {
        const href = safeHref(written)
        if (href === null) return
        const url = new URL(href)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        expect(url.href).toBe(href)
        expect(safeHref(href)).toBe(href)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an address in a reply for the browser to open', () => {
  const origin = 'https://shop.test'

  it.each([
    ['/checkout', 'https://shop.test/checkout'],
    ['https://shop.test/a?b#c', 'https://shop.test/a?b#c'],
    ['/a/../b', 'https://shop.test/b'],
    ['checkout', 'https://shop.test/checkout'],
  ])('%j is %s', (written, href) => {
    expect(safeRedirect(written, origin)).toBe(href)
  })

  it.each([
    ['https://evil.test/'],
    ['http://shop.test/'],
    ['https://shop.test:444/'],
    ['https://shop.test.evil.test/'],
    ['https://shop.test@evil.test/'],
    ['https://me:secret@shop.test/'],
    ['//evil.test'],
    ['/\\evil.test'],
    ['\\\\evil.test'],
    ['/\t/evil.test'],
    ['blob:https://shop.test/1'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [''],
    ['  '],
    [null],
    [{}],
    [5],
  ])('%j is rejected', written => {
    expect(safeRedirect(written, origin)).toBeNull()
  })

  it('The result is null or on our own origin, for any text, as the browser parses it', () => {
    fc.assert(
      fc.property(addresses, written => {
        const href = safeRedirect(written, origin)
        if (href === null) return
        expect(href.startsWith(`${origin}/`)).toBe(true)
        expect(new URL(href).href).toBe(href)
        expect(safeRedirect(href, origin)).toBe(href)
        expect(new URL(written, origin).href).toBe(href)
      }),
      { numRuns: 500 },
    )
    expect(safeRedirect('/x', 'null')).toBeNull()
  })
})

describe('telephone and e-mail links', () => {
  it.each([
    ['01632 960001', 'tel:01632960001'],
    ['+44 1632 960001', 'tel:+441632960001'],
    [' 999 ', 'tel:999'],
    ['01632\u00a0960001', 'tel:01632960001'],
    ['01632-960001', null],
    ['01632 960001;ext=2', null],
    ['1,2', null],
    ['call me', null],
    ['javascript:1', null],
    ['12', null],
    ['1'.repeat(16), null],
    ['44+1632', null],
    ['', null],
    [1632960001, null],
  ])('The number %j links to %j', (written, href) => {
    expect(telephoneHref(written)).toBe(href)
  })

  it('A number is dialled as digits only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d ]*$/)), written => {
        const href = telephoneHref(written)
        return href === null || /^tel:\+?[0-9]{3,15}$/.test(href)
      }),
    )
  })

  it.each([
    ['depot@farm.co.uk', 'mailto:depot@farm.co.uk'],
    [' first.last+eggs@farm.co.uk ', 'mailto:first.last+eggs@farm.co.uk'],
    ['depot@farm', null],
    ['depot@farm.co.uk?bcc=all@farm.co.uk', null],
    ['a@b.test,c@d.test', null],
    ['a&b@farm.co.uk', null],
    ['a%0a@farm.co.uk', null],
    ['javascript:alert(1)@farm.co.uk', null],
    ['', null],
    [null, null],
  ])('The address %j links to %j', (written, href) => {
    expect(mailHref(written)).toBe(href)
  })
})
