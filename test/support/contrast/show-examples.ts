import type { Page } from 'playwright-core'

/**
 * Puts every example of all widgets, or of the given ones, on the page as it looks alone, and waits until all are
 * loaded.
 */
export async function showExamples(page: Page, of?: readonly string[]): Promise<number> {
  const shown = await page.evaluate(async wanted => {
    const fetchPage = (address: string) =>
      new Promise<Document>(resolve => {
        const request = new XMLHttpRequest()
        request.open('GET', address)
        request.responseType = 'document'
        request.onload = () => resolve(request.response)
        request.send()
      })
    const list = await fetchPage('/catalogue')
    const all = [...list.querySelectorAll('.cat-cards code')].map(each => each.textContent ?? '')
    const names = all.filter(name => wanted?.includes(name) ?? true)
    if (wanted && names.length < wanted.length) throw new Error(`No such widget: ${wanted.join(', ')}`)
    const ofWidgets = await Promise.all(names.map(name => fetchPage(`/catalogue/${name}`)))
    const addresses = ofWidgets.flatMap((widget, at) =>
      [...widget.querySelectorAll<HTMLButtonElement>('[data-scenarios] button')].map(
        ({ value }) => `/catalogue/preview?widget=${names[at]}&example=${encodeURIComponent(value)}`,
      ),
    )
    const pages = await Promise.all(addresses.map(fetchPage))
    const main = document.querySelector('main')
    main?.replaceChildren(
      ...pages.map(each => {
        const place = document.createElement('section')
        const title = each.querySelector('main h1')
        place.setAttribute('aria-label', title?.textContent ?? '')
        place.dataset.contrastPlace = ''
        title?.remove()
        place.append(
          ...[...(each.querySelector('main')?.childNodes ?? [])].map(node => document.importNode(node, true)),
        )
        for (const placeholder of place.querySelectorAll<HTMLElement>('[data-widget]'))
          placeholder.dataset.load = 'ready'
        return place
      }),
    )
    return pages.length
  }, of)
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLElement>('main [data-widget]')].every(({ dataset }) =>
        /mounted|failed/.test(dataset.widgetState ?? ''),
      ),
    undefined,
    { timeout: 60_000 },
  )
  await page.waitForLoadState('networkidle')
  return shown
}
