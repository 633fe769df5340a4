import { act, fireEvent, screen } from '@testing-library/react'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { openPage } from '../support/page/open-page'
import { isWhole } from '../support/rows'
import { pass } from '../support/test-time'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'
import { clock } from '../support/widgets/explore-example'

// jsdom has no layout to scroll.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const places = '.doorstep, [data-doorstep-dialogs]'

/** A translator's effect on a page: each text is replaced by its translation in two elements. */
function translate(): void {
  for (const place of document.querySelectorAll(places)) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, option, script, style, template')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
}

const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.doorstep button')].filter(
    each => !each.disabled && each.type !== 'submit',
  )

/** Widgets whose texts change at a press. */
const changing = [
  'bol-basket',
  'header-basket',
  'order-again',
  'pause-picker',
  'postcode-panel',
  'regular-order',
  'slider',
  'tabs',
]

test.each(isWhole ? widgetNames : changing)(
  'G-23 %s keeps working on a translated page, and each changed text is seen to change',
  async name => {
    const [example] = await examplesOf(name)
    if (!example) throw new Error(`${name} has no example`)
    const visit = createDemoShop({ now: clock }).visit({ as: example.visitor ?? 'guest', hasPostcode: true })
    await openPage(
      pageOf(example).replaceAll(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`),
      {
        globals: { ...visit.globals() },
        fetch: request => visit.fetch(request),
        providers: { now: clock },
      },
    )
    await pass(1500)
    for (let at = 0; at < 6; at++) {
      translate()
      const button = buttons()[at]
      if (button) await act(async () => void fireEvent.click(button))
      await pass(800)
    }
    expect(document.querySelector<HTMLElement>(`[data-widget="${name}"]`)?.dataset.widgetState).toBe(
      'mounted',
    )
    expect(screen.queryByText(/Something went wrong/)).toBeNull()
  },
)
