import { screen } from '@testing-library/react'
import { openPage } from '../../support/open-page'

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

test('G-44 a panel with words that it cannot use keeps them on the page, and the mistake is named', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage('<div data-widget="info-panel" data-title="Allergens"><p>Wheat, milk and eggs.</p></div>')
  expect(screen.getByText('Wheat, milk and eggs.')).toBeVisible()
  expect(document.querySelector('.doorstep')).toBeNull()
  expect(String(warn.mock.calls)).toMatch(/info-panel: .*give it data-text/)
  warn.mockRestore()
})
