import { act } from '@testing-library/react'
import { attributeOf } from '../../shared/platform/options/read-options'
import type { Example } from '../../shared/platform/runtime/example'
import { expectElement } from '../support/expect-element'
import { openPage } from '../support/page/open-page'
import { definitionOf, examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

const readyPage = (example: Example, name: string) =>
  pageOf(example).replace(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`)
const settle = () => act(async () => new Promise(resolve => setTimeout(resolve, 0)))

test.each(widgetNames)(
  'J-99 K-89 %s stays when the page sets one of its attributes again, and shows a changed title',
  async name => {
    const [example] = await examplesOf(name)
    if (!example) throw new Error(`${name} has no example`)
    await openPage(readyPage(example, name), { globals: { isGuest: example.visitor !== 'customer' } })
    const placeholder = expectElement(document.querySelector(`[data-widget="${name}"]`), HTMLElement)
    expect(placeholder.dataset.widgetState).toBe('mounted')
    const { options } = await definitionOf(name)
    for (const attribute of Object.keys(options).map(attributeOf)) {
      const value = placeholder.getAttribute(attribute)
      if (value !== null) placeholder.setAttribute(attribute, value)
    }
    await settle()
    expect(placeholder.dataset.widgetState).toBe('mounted')
    if (options.title?.expected.startsWith('words to read')) {
      placeholder.dataset.title = 'Another title'
      await settle()
      expect(placeholder.dataset.widgetState).toBe('mounted')
      expect(document.body.innerHTML).toContain('Another title')
    }
  },
)
