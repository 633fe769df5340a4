import type { Page } from 'playwright-core'
import { journeys } from './journey'

const walk = journeys()

type Options = { viewport?: { width: number; height: number } } & Record<string, unknown>

/** On a phone the page leaves the cost of the week to the button in its header. */
export const visitMilk = (options: Options = {}) =>
  walk.visit(
    '/shop/milk',
    ['weekly-view-link', ...((options.viewport?.width ?? 1280) > 820 ? ['weekly-cost'] : [])],
    { as: 'customer', ...options },
  )

export const card = (page: Page, name: string) =>
  page.locator('.product', { has: page.getByText(name, { exact: true }) })

export const order = (page: Page, name: string) => card(page, name).locator('a.button, button').first()

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

export const week = (page: Page) => page.getByRole('region', { name: 'Your week', exact: true })

export const openWeek = async (page: Page) => {
  await page.getByRole('button', { name: /^Your week/ }).click()
  await week(page).getByRole('listitem').first().waitFor()
}

export const calls = (pattern: RegExp) =>
  walk.shop.log.map(({ method, path }) => `${method} ${path}`).filter(call => pattern.test(call))

export const newest = () => [...walk.shop.visitors.values()].at(-1)

beforeEach(() => {
  ;(walk.shop.log as unknown[]).length = 0
})
