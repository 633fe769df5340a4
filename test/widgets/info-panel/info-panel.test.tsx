import { screen } from '@testing-library/react'
import { hideEmail } from '../../support/page/hide-email'
import { openPage } from '../../support/page/open-page'

const open = (inside: string) =>
  openPage(`<div data-widget="info-panel" data-title="Allergens" data-text="Wheat & milk.">${inside}</div>`)

test('IP-01 A-96 Title and words stand in a named region beside the text', async () => {
  await open('<p>Allergens: wheat and milk.</p>')
  const panel = screen.getByRole('complementary', { name: 'Allergens' })
  expect(panel).toHaveTextContent(/^AllergensWheat & milk\.$/)
  expect(screen.getByRole('heading', { name: 'Allergens', level: 2 })).toBeVisible()
})

test('IP-01 The page’s own markup takes the place of the words unchanged', async () => {
  await open('<template data-slot="content"><p>Wheat and <a href="/terms">more</a>.</p></template>')
  expect(screen.getByRole('complementary')).not.toHaveTextContent('milk')
  expect(screen.getByRole('link', { name: 'more' })).toHaveAttribute('href', '/terms')
})

test('J-26 An e-mail address that Cloudflare hides in that markup is shown as text', async () => {
  const hidden = hideEmail('jane@shop.test')
  const link = `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</a>`
  const toWrite = `<a href="/cdn-cgi/l/email-protection#${hidden}">Write to us</a>`
  await open(`<template data-slot="content"><p>Ask ${link}. ${toWrite}</p></template>`)
  expect(screen.getByText(/^Ask/)).toHaveTextContent('Ask jane@shop.test. Write to us')
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:jane@shop.test')
})

test('IP-01 Without a title the panel has the default one', async () => {
  await openPage('<div data-widget="info-panel" data-text="By 8am."><p>By 8am.</p></div>')
  expect(screen.getByRole('complementary', { name: 'Good to know' })).toHaveTextContent('By 8am.')
})

test('A-102 A $schema key in the JSON is neither an option nor a mistake', async () => {
  const json =
    '{ "$schema": "/doorstep/editor/json/info-panel.schema.json", "labels": { "title": "About milk" } }'
  await openPage(
    `<div data-widget="info-panel" data-text="By 8am."><p>By 8am.</p><script type="application/json">${json}</script></div>`,
  )
  expect(screen.getByRole('complementary', { name: 'About milk' })).toBeVisible()
})

test.each([
  ['a title alone', ' data-title="Allergens"', ''],
  ['neither title nor words', '', ''],
  ['words of spaces only', ' data-text="  "', ''],
  ['an empty text', ' data-text', ''],
  ['an empty template', '', '<template data-slot="content"> </template>'],
  ['a template with a comment', '', '<template data-slot="content"><!-- none --></template>'],
  ['its own title in JSON', '', '<script type="application/json">{ "title": "Allergens" }</script>'],
])(
  'G-44 A panel with %s leaves the page’s own content, and one sentence says why',
  async (_, given, inner) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const crashed = jest.fn()
    window.addEventListener('doorstep:error', crashed)
    await openPage(`<div data-widget="info-panel"${given}>${inner}<p>Wheat, milk and eggs.</p></div>`)
    window.removeEventListener('doorstep:error', crashed)
    expect(screen.getByText('Wheat, milk and eggs.')).toBeVisible()
    expect(document.querySelector('.doorstep')).toBeNull()
    expect(document.querySelector('[data-widget]')).toHaveAttribute('data-widget-state', 'failed')
    expect(crashed).not.toHaveBeenCalled()
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      'Doorstep: info-panel: it has nothing to show; write data-text or <template data-slot="content">.',
    ])
    warn.mockRestore()
  },
)

test("G-44 A misspelt attribute with the panel's words is the only mistake reported", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage('<div data-widget="info-panel" data-txt="Wheat, milk and eggs."></div>')
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    'Doorstep: info-panel: it has no attribute data-txt; write data-text.',
  ])
  warn.mockRestore()
})

test('G-44 An empty template does not replace the words', async () => {
  await openPage(
    '<div data-widget="info-panel" data-text="Wheat, milk and eggs."><template data-slot="content"> </template></div>',
  )
  expect(screen.getByRole('complementary', { name: 'Good to know' })).toHaveTextContent(
    'Wheat, milk and eggs.',
  )
})
