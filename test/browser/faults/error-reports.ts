import type { Page } from 'playwright-core'
import { journeys } from '../journey'

export const walk = journeys()

/** Opens a page of the shop with that markup in it. */
export async function goToPageWith(page: Page, markup: string): Promise<void> {
  await page.route('**/terms', async route => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace('<h1>', `${markup}<h1>`) })
  })
  await page.goto(`${walk.url}/terms`)
}

/** Opens a page of the shop with that markup; gives the reports it has sent. */
export async function openPage(markup: string, missing: readonly string[] = []) {
  const page = await walk.visit('/assets/logo-mark.svg', [])
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/demo/errors')) sent.push(request.postData() ?? '')
  })
  for (const file of missing) await page.route(`**/doorstep/${file}*`, route => route.abort())
  await goToPageWith(page, markup)
  return { page, sent }
}

export const placeholder = (name: string, attributes = '') =>
  `<div data-widget="${name}" data-load="ready"${attributes}><a href="/contact">Ask us</a></div>`

/** Waits until this many were sent, since reports are sent with a delay. */
export async function until(sent: readonly string[], count: number): Promise<void> {
  for (let tries = 0; sent.length < count && tries < 100; tries++)
    await new Promise(resolve => setTimeout(resolve, 50))
}

/** The rows of the shop's page of reports, once it has that many. */
export async function rowsOf(page: Page, count = 1): Promise<string[]> {
  let rows: string[] = []
  for (let tries = 0; rows.length < count && tries < 20; tries++) {
    await page.goto(`${walk.url}/demo`)
    rows = await page.locator('table.table tbody tr').allInnerTexts()
  }
  return rows.map(row => row.replaceAll('\t', ' ').replace(/^\S+ \S+ UTC /, ''))
}

export const dispatch = (page: Page, name: string, details: readonly object[]) =>
  page.evaluate(
    ([event, list]) => {
      for (const detail of list) window.dispatchEvent(new CustomEvent(event, { detail }))
    },
    [name, details] as const,
  )
