import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { examplesOf, pageOf, widgetNames } from '../../support/widgets/all-widgets'
import { customer } from './play-rows'

/** Opens a page with the first example of each widget, and waits until all are mounted and still. */
export async function allWidgets(page: Page, head = customer): Promise<void> {
  const all: string[] = []
  for (const name of widgetNames) {
    const [example] = await examplesOf(name)
    if (example) all.push(pageOf(example))
  }
  await page.route('**/all', route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: barePage(
        all
          .join('\n')
          .replaceAll(/ data-load="\w+"/g, '')
          .replaceAll('data-widget=', 'data-load="ready" data-widget='),
        head,
      ),
    }),
  )
  await page.goto(new URL('/all', page.url()).href)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-load=ready]')].every(each =>
      each.matches('[data-widget-state=mounted]'),
    ),
  )
  await page.waitForTimeout(800)
}
