import { act, fireEvent } from '@testing-library/react'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { openPage, settled } from '../support/page/open-page'
import { isWhole } from '../support/rows'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

/**
 * Calls at a first press that depend on no read, since the person typed or chose what they send, or the page printed
 * the quantity that plus and minus change.
 */
const own =
  /register\/(postcode|code)\/verify|addresses\/postcode\/verify|account\/details|email-recipe|regular-modified/

// Links and the page's own forms do nothing here, and scrolling has no layout.
const stay = (event: Event) => {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault()
}
beforeEach(() => {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  for (const type of ['click', 'submit']) window.addEventListener(type, stay)
})
afterEach(() => {
  for (const type of ['click', 'submit']) window.removeEventListener(type, stay)
})

test.each(widgetNames)(
  'J-97 A first press on a sleeping %s with unanswered reads changes nothing in the shop',
  async name => {
    // The other examples have the same controls.
    for (const example of (await examplesOf(name)).slice(0, isWhole ? undefined : 1)) {
      const visit = createDemoShop().visit({ as: example.visitor ?? 'guest', hasPostcode: true })
      const sent: string[] = []
      const page = pageOf(example).replace(
        `data-widget="${name}"`,
        `data-widget="${name}" data-load="interaction"`,
      )
      await openPage(page, {
        globals: { ...visit.globals() },
        fetch(request) {
          if (request.method !== 'GET') sent.push(`${request.method} ${new URL(request.url).pathname}`)
          return new Promise(() => {})
        },
      })
      const controls = document.querySelectorAll(`[data-widget="${name}"] :is(a,button)`)
      await act(async () => {
        for (const control of controls) fireEvent.click(control)
        await settled()
        await settled()
      })
      expect([example.name, sent.filter(call => !own.test(call))]).toEqual([example.name, []])
    }
  },
)
