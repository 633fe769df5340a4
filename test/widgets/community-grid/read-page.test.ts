/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { readPage } from '../../../widgets/community-grid/read-page'
import { hideEmail } from '../../support/page/hide-email'

const selectors = { grid: '.grid', next: '[rel=next]' }

test('CG-02 CG-03 Addresses are resolved against their own page; pictures come from the site or over https', () => {
  const page = new URL('http://shop.local/stories/page/2')
  const item =
    '<li><a href="../one">One</a><img src="/a.svg"><img src="http://tracker.test/b.gif"><img src="//cdn.test/c.png"></li>'
  const read = readPage(`<ul class="grid">${item}</ul><a rel="next" href="3">More</a>`, selectors, page)
  const [first] = read?.items ?? []
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('http://shop.local/stories/one')
  expect([...(first?.querySelectorAll('img') ?? [])].map(({ src }) => src)).toEqual([
    'http://shop.local/a.svg',
  ])
  expect(read?.link).toBe('/stories/page/3')
  expect(readPage('<p>Nothing here</p>', selectors, page)).toBeNull()
})

test('J-26 An e-mail address that Cloudflare hides is shown as text in loaded items', () => {
  const page = new URL('https://shop.local/stories')
  const hidden = hideEmail('jane@shop.test')
  const item = (content: string) => `<li>Write to ${content}.</li>`
  const items = [
    // Cloudflare prints the first for an address in the text, and the second for a mailto link.
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</a>`,
    `<a href="/cdn-cgi/l/email-protection#${hidden}"><span class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</span></a>`,
    `<a href="/cdn-cgi/l/email-protection#${hidden}">Jane</a>`,
    `<a href="/cdn-cgi/l/email-protection" data-cfemail="${hideEmail('<img src=x>@é.test')}">[email&#160;protected]</a>`,
    '<a href="/cdn-cgi/l/email-protection" data-cfemail="5">[email&#160;protected]</a>',
  ]
  const read = readPage(`<ul class="grid">${items.map(item).join('')}</ul>`, selectors, page)
  expect(read?.items.map(({ innerHTML }) => innerHTML)).toEqual([
    'Write to jane@shop.test.',
    'Write to <a href="mailto:jane@shop.test">jane@shop.test</a>.',
    'Write to <a href="mailto:jane@shop.test">Jane</a>.',
    'Write to &lt;img src=x&gt;@é.test.',
    expect.stringContaining('protected'),
  ])
})
