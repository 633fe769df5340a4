import type { Page } from 'playwright-core'
import { addDays, formatDate } from '../../shared/domain/rules/dates/dates'
import { today } from '../../shared/platform/values/london'
import { shopNow } from '../support/shop-time'
import { journeys, press } from './journey'

export const browser = journeys()

export const visit = (address: string, widgets: readonly string[], options = {}) =>
  browser.visit(address, widgets, { as: 'customer', ...options })

export const day = (after: number) => formatDate(addDays(today(shopNow()), after))

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** Presses Enter at the focus and waits for the next page. */
export const follow = (page: Page) => Promise.all([page.waitForEvent('load'), press(page, 'Enter')])
