import { screen } from '@testing-library/react'
import { hideEmail } from '../../support/page/hide-email'
import { openPage } from '../../support/page/open-page'

const open = (inside: string) =>
  openPage(`<div data-widget="info-panel" data-title="Allergens" data-text="Wheat & milk.">${inside}</div>`)

test('IP-01 A-96 a title and words stand in a part of the page of that name, beside the text', async () => {
  await open('<p>Allergens: wheat and milk.</p>')
  const panel = screen.getByRole('complementary', { name: 'Allergens' })
  expect(panel).toHaveTextContent(/^AllergensWheat & milk\.$/)
  expect(screen.getByRole('heading', { name: 'Allergens', level: 2 })).toBeVisible()
})

test('IP-01 markup of the page’s own stands in the place of the words, as it is', async () => {
  await open('<template data-slot="content"><p>Wheat and <a href="/terms">more</a>.</p></template>')
  expect(screen.getByRole('complementary')).not.toHaveTextContent('milk')
  expect(screen.getByRole('link', { name: 'more' })).toHaveAttribute('href', '/terms')
})

test('J-26 an address that Cloudflare hides in that markup is shown as text', async () => {
  const hidden = hideEmail('jane@shop.test')
  const link = `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</a>`
  const toWrite = `<a href="/cdn-cgi/l/email-protection#${hidden}">Write to us</a>`
  await open(`<template data-slot="content"><p>Ask ${link}. ${toWrite}</p></template>`)
  expect(screen.getByText(/^Ask/)).toHaveTextContent('Ask jane@shop.test. Write to us')
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:jane@shop.test')
})

test('IP-01 without a title it has the usual one', async () => {
  await openPage('<div data-widget="info-panel" data-text="By 8am."><p>By 8am.</p></div>')
  expect(screen.getByRole('complementary', { name: 'Good to know' })).toHaveTextContent('By 8am.')
})

test('A-102 a schema that the JSON names for an editor is no option, and no mistake', async () => {
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
  ['words of spaces', ' data-text="  "', ''],
  ['an empty text', ' data-text', ''],
  ['an empty template', '', '<template data-slot="content"> </template>'],
  ['a template with a comment', '', '<template data-slot="content"><!-- none --></template>'],
  ['its own title in JSON', '', '<script type="application/json">{ "title": "Allergens" }</script>'],
])('G-44 a panel with %s leaves the page’s own words, and one sentence says why', async (_, given, inner) => {
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
})

test('G-44 a panel whose words stand in an attribute that is spelt wrong is told of that alone', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage('<div data-widget="info-panel" data-txt="Wheat, milk and eggs."></div>')
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    'Doorstep: info-panel: it has no attribute data-txt; write data-text.',
  ])
  warn.mockRestore()
})

test('G-44 an empty template does not take the place of the words', async () => {
  await openPage(
    '<div data-widget="info-panel" data-text="Wheat, milk and eggs."><template data-slot="content"> </template></div>',
  )
  expect(screen.getByRole('complementary', { name: 'Good to know' })).toHaveTextContent(
    'Wheat, milk and eggs.',
  )
})
