import { render, screen } from '@testing-library/react'
import { pageLink } from '../../../../../shared/platform/page/host/page-link'
import { ButtonLink } from '../../../../../shared/ui/button/ButtonLink'
import { TextLink } from '../../../../../shared/ui/button/TextLink'
import { ErrorSummary } from '../../../../../shared/ui/form/ErrorSummary'

const foreign = '<base href="https://evil.test/shop/">'
const hosts: [head: string, href: string][] = [
  ['', '/contact'],
  ['<base href="/">', '/contact'],
  ['<base href="https://shop.test/pages/">', '/contact'],
  ['<base target="_blank">', '/contact'],
  [foreign, 'https://shop.test/contact'],
  ['<base href="//evil.test">', 'https://shop.test/contact'],
  ['<base href="http://shop.test/">', 'https://shop.test/contact'],
  ['<base target="_top" href="https://evil.test/">', 'https://shop.test/contact'],
]

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

test.each(hosts)('On a page with %j a link to the shop is %s in this tab', (head, href) => {
  document.head.innerHTML = head
  expect(pageLink('/contact')).toEqual({ href, target: '_self' })
})

test('An element called "baseURI" is not mistaken for the page’s own baseURI', () => {
  document.body.innerHTML = '<img name="baseURI" alt="">'
  document.head.innerHTML = foreign
  expect(pageLink('/contact').href).toBe('https://shop.test/contact')
})

test('Text that is no address stays unchanged, and so does a link to another site', () => {
  document.head.innerHTML = foreign
  for (const href of ['http://', 'mailto:hello@shop.test', 'tel:01225', 'https://farm.test/'])
    expect(pageLink(href).href).toBe(href)
})

test('Links of text, buttons and the error summary stay on the shop under a foreign <base>', () => {
  document.head.innerHTML = '<base href="https://evil.test/" target="elsewhere">'
  render(
    <>
      <TextLink href="/contact">Contact</TextLink>
      <TextLink href="/terms" opensNewTab>
        Terms
      </TextLink>
      <ButtonLink href="/shop/best-of-local/checkout">Checkout</ButtonLink>
      <ErrorSummary errors={[{ controlId: 'postcode', message: 'Enter a postcode' }]} />
    </>,
  )
  const led = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href, target }) => [href, target])
  expect(led).toEqual([
    ['https://shop.test/contact', '_self'],
    ['https://shop.test/terms', '_blank'],
    ['https://shop.test/shop/best-of-local/checkout', '_self'],
    ['https://shop.test/#postcode', ''],
  ])
})
