import { act, screen, waitFor } from '@testing-library/react'
import { milk } from '../../shared/features/ordering/essentials-shop'
import { expectElement } from '../../support/expect-element'
import type { PageOptions } from '../../support/page/open-page'
import { pass } from '../../support/test-time'
import { closed, heard, host, open, openDay, plus, press, shop, show, user } from './open-day-order'

describe('after a change', () => {
  const change = async (page: PageOptions = {}, options = {}) => {
    const opened = await show(options, page)
    const dialog = await openDay()
    await plus()
    await press('Update order')
    await waitFor(() => expect(heard).toHaveLength(1))
    return { ...opened, dialog }
  }

  test('DO-13 EVT-05 The page gets an event', async () => {
    await change()
    expect(heard).toEqual([{ template: 'de', product: 101, quantity: 4 }])
  })

  test('DO-14 DO-15 UI-04 After one second the dialog closes, and then the page is reloaded', async () => {
    const { left } = await change()
    await pass(300)
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(left).toEqual([])
    await closed()
    expect(left).toEqual(['reload'])
  })

  test('G-62 Data that a change makes old is read on the reloaded page, and only once', async () => {
    const saved = () => screen.queryByText('Saved as you wished.', { selector: '[data-tone] *' })
    await change()
    await closed()
    await show()
    await screen.findByRole('button', { name: /^Change this day/ })
    expect(saved()).toBeVisible()
    await press('Done')
    expect(saved()).toBeNull()
    await show()
    await screen.findByRole('button', { name: /^Change this day/ })
    expect(saved()).toBeNull()
  })

  test('DO-15 A-68 A page that prevents the event is not reloaded', async () => {
    host.prevents = true
    const { left } = await change()
    await closed()
    await pass(50)
    expect(left).toEqual([])
  })

  test('DO-16 Choosing another product reloads the page at once', async () => {
    const { left } = await change({}, { product: { ...milk, template: 'bol' } })
    await pass(50)
    expect(left).toEqual(['reload'])
    await closed()
  })

  test('DO-16 A-68 Choosing another product does not reload a page that prevents the event', async () => {
    host.prevents = true
    const { left } = await change({}, { product: { ...milk, template: 'bol' } })
    await closed()
    expect(left).toEqual([])
  })

  test('DO-15 Closing the dialog early reloads the page at once, and only once', async () => {
    const { left } = await change()
    await user.keyboard('{Escape}')
    await closed()
    await pass(1200)
    expect(left).toEqual(['reload'])
  })

  test('DO-14 DO-15 A widget removed within the second does not reload the page', async () => {
    const { left } = await change()
    act(() => window.Doorstep?.unmount(expectElement(document.querySelector('[data-widget]'), Element)))
    await pass(1200)
    expect(left).toEqual([])
  })
})

describe('closing', () => {
  test('DO-17 DO-18 After closing, typed text, refusals and success messages are gone the next time', async () => {
    await show()
    const dialog = await openDay()
    await plus()
    shop.instead = ({ method }) =>
      method === 'POST' ? Response.json({ message: 'No.' }, { status: 422 }) : undefined
    await press('Update order')
    await dialog.findByRole('alert')
    await user.keyboard('{Escape}')
    await press('Close without saving')
    await closed()
    shop.instead = ({ method }) => (method === 'GET' ? new Promise<Response>(() => {}) : undefined)
    const again = await open()
    expect(again.queryByRole('alert')).toBeNull()
    expect(again.queryByRole('spinbutton')).toBeNull()
  })
})
