/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderCatalogue } from '../../../demo-pages/catalogue/render'
import { welshLabels } from '../../../demo-pages/catalogue/welsh-labels'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { readOptions } from '../../../shared/platform/options/read-options'
import { definitionOf } from '../../support/widgets/all-widgets'
import { labelsOf } from '../../support/words/marked-words'

const data = createDemoShop().visit({ as: 'customer' }).page('/catalogue/welsh')
const page = new DOMParser().parseFromString(
  renderCatalogue('/catalogue/welsh', { widgets: [] }, data) ?? '',
  'text/html',
)
const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

test('A-05 The page in Welsh declares its language, and the catalogue links to it', () => {
  expect(page.documentElement.lang).toBe('cy')
  expect(renderCatalogue('/catalogue', { widgets: [] }, data)).toContain('href="/catalogue/welsh"')
})

test.each(Object.entries(welshLabels))(
  'A-05 %s says everything in Welsh with the same {names}',
  async (name, labels) => {
    const definition = await definitionOf(name)
    const english = labelsOf(definition)
    expect(Object.keys(labels).toSorted()).toEqual(Object.keys(english).toSorted())
    const entries = Object.entries<string>(labels)
    expect(
      entries.filter(([label, words]) => `${names(words)}` !== `${names(english[label] ?? '')}`),
    ).toEqual([])
    // A few texts are the same in every language: a name, a code, a number.
    expect(
      entries.filter(
        ([label, words]) => words === english[label] && /[A-Za-z]/.test(words.replace(/\{\w+\}/g, '')),
      ),
    ).toEqual([])
    const placeholder = page.querySelector(`[data-widget="${name}"]`)
    expect(placeholder && readOptions(placeholder, definition.options)).toMatchObject({ labels })
  },
)
