import { readFileSync } from 'node:fs'
import type { Page, Response } from 'playwright-core'
import { openBrowser, type SharedBrowser } from '../../support/browser'
import { type PhpShop, servePhpShop } from '../../support/servers/php-shop'
import { openTabs, type WatchedPage } from '../../support/tabs'
import { arrive } from '../journey'

export let shop: PhpShop

export let browser: SharedBrowser

export let tabs: ReturnType<typeof openTabs>

const failed: string[] = []

type Heard = { method: string; path: string; status: number; body: unknown; from: string }

export const heard: Heard[] = []

export const asked = new Set<string>()

export const pages: WatchedPage[] = []

beforeAll(async () => {
  browser = await openBrowser()
  tabs = openTabs(browser)
})

beforeEach(async () => {
  shop = await servePhpShop()
})

afterEach(async () => {
  const complaints = pages.flatMap(page => page.complaints)
  await Promise.all(pages.splice(0).map(tabs.giveBack))
  const log = shop.complaints()
  await shop.close()
  expect([complaints, failed.splice(0), log]).toEqual([[], [], ''])
})

afterAll(() => browser?.close())

/** The contract's path for an address that this shop has changed. */
const inContract = (pathname: string) =>
  pathname
    .replace('/winkel/service/', '/winkel/api/')
    .replace('/winkel/my/', '/winkel/account/')
    .replace(/^\/winkel/, '')

/** Records the shop's answer to a call. */
export async function hear(answer: Response, pathname: string) {
  // The answer is lost when the page is left.
  const body = await answer.json().catch(() => undefined)
  const method = answer.request().method()
  if (body !== undefined)
    heard.push({ method, path: inContract(pathname), status: answer.status(), body, from: 'PHP' })
}

/** A page of a new guest. A 404, a 5XX or a request outside the folder is a fault. */
export async function visit(path: string, widgets: readonly string[] = []) {
  const page = await tabs.take({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(20_000)
  page.on('request', request =>
    asked.add(`${request.method()} ${inContract(new URL(request.url()).pathname)}`),
  )
  page.on('response', async answer => {
    const { pathname } = new URL(answer.url())
    const { 'content-type': type = '' } = answer.headers()
    if (type.includes('json') && !pathname.includes('/doorstep/')) await hear(answer, pathname)
    const isOdd = answer.status() === 404 || answer.status() >= 500 || !pathname.startsWith('/winkel/')
    if (isOdd && pathname !== '/favicon.ico') failed.push(`${answer.status()} ${pathname}`)
  })
  pages.push(page)
  await go(page, path, widgets)
  return page
}

export async function go(page: Page, path: string, widgets: readonly string[] = []) {
  await page.goto(`${shop.url}/winkel${path}`)
  await arrive(page, widgets)
}

export const at = (page: Page, path: RegExp) => page.waitForURL(({ pathname }) => path.test(pathname))

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

export const box = (page: Page) => page.getByRole('region', { name: 'Your Best of Local box' })

export const card = (page: Page, name: string) => page.locator('.doorstep-card', { hasText: name })

export const openWeek = (page: Page) =>
  page
    .locator('[data-widget="weekly-view-link"]')
    .getByRole('button')
    .or(page.getByRole('link', { name: 'Weekly view' }))
    .first()
    .click()

export const sees = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

async function logIn(page: Page) {
  await page.getByLabel('Email').fill('alison@doorstep.example')
  await page.getByLabel('Password').fill('gold-top')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

export async function asCustomer(path: string, widgets: readonly string[] = []) {
  const page = await visit(`/sign-in?back=${encodeURIComponent(`/winkel${path}`)}`)
  await logIn(page)
  await page.waitForURL(`${shop.url}/winkel${path}`)
  await arrive(page, widgets)
  return page
}

export const add = async (page: Page, name: string, shown: string) => {
  await card(page, name).locator('a, button').first().click()
  await card(page, name).getByText(shown).waitFor()
}

/** Goes from the box to the checkout. */
export async function checkOut(page: Page) {
  await box(page)
    .getByRole('link', { name: /Checkout|Review changes/ })
    .click()
  await at(page, /box\/checkout$/)
  await arrive(page, ['checkout-panel'])
}

/** Confirms the order, or saves the changes of one. */
export async function confirm(page: Page) {
  await button(page, /Confirm Order|Save changes/).click()
  await at(page, /box\/placed\/\d+$/)
}

export const contract = (): { paths: Record<string, Record<string, { operationId: string }>> } =>
  JSON.parse(readFileSync('dist/openapi.json', 'utf8'))
