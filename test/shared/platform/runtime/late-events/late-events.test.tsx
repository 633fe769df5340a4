import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { printingNothing } from '../../../../../demo-pages/pages/print-nothing'
import { settled } from '../../../../support/page/open-page'
import { openShopPage } from '../../../../support/page/shop-page'
import { type Moment, placeholder, play, raise, subjects, words } from './late-events'

const refusal = /enter (a|your) postcode|Check Postcode/i
const guest = { as: 'guest', hasPostcode: false } as const
const confirm = (detail: object = { postcode: 'BS3 4TN', quotaReached: false }) =>
  raise('valid-postcode', detail)
const asleep = (widget: string, happen: () => unknown) =>
  play(
    widget,
    {
      moment: 'asleep',
      kind: 'prints nothing',
      happen(visit) {
        // The page has confirmed it with the shop.
        visit.state.postcode = 'BS3 4TN'
        happen()
      },
    },
    guest,
  )

describe('J-90 a page that prints nothing and confirms the postcode before any widget mounts', () => {
  test.each(['order-dialog', 'order-edit', 'regular-order', 'bol-basket'])(
    'J-90 OD-17 EVT-02 EVT-03 EVT-04 %s asks for no postcode',
    async widget => {
      await play(widget, { moment: 'asleep', kind: 'prints nothing', happen: () => {} }, guest)
      expect(words()).toMatch(refusal)
      await asleep(widget, confirm)
      expect(words()).not.toMatch(refusal)
    },
  )

  test('J-90 OD-17 The first press of a card orders', async () => {
    const { calls } = await asleep('order-dialog', confirm)
    expect(calls('POST')).toEqual(['POST /api/product/bol {"id":231,"quantity":1,"increment":true}'])
  })

  test.each([
    ['nothing', undefined],
    ['another shape', { postcode: 7 }],
    ['an invalid postcode', { postcode: '<b>' }],
  ])('J-90 An event with %s reverts nothing', async (_, detail) => {
    await asleep('regular-order', () => {
      confirm()
      raise('valid-postcode', detail)
    })
    expect(words()).not.toMatch(refusal)
  })

  test('J-90 A-113 A card says before it is pressed that registration is full, also a card added later', async () => {
    await openShopPage(printingNothing(subjects['order-dialog']?.write(undefined as never) ?? ''), guest)
    await act(async () => {
      confirm({ postcode: 'BS3 4TN', quotaReached: true })
      await settled()
    })
    expect(screen.getByText('No more new customers today')).toBeVisible()
    await act(async () => {
      document.body.insertAdjacentHTML('beforeend', subjects['order-dialog']?.write(undefined as never) ?? '')
      await settled()
    })
    await waitFor(() => expect(screen.getAllByText('No more new customers today')).toHaveLength(2))
  })
})

describe('J-90 EVT-04 page globals', () => {
  test.each<[string, Moment, () => unknown]>([
    ['a global set after the loader', 'asleep', () => Object.assign(window, { hasPostcode: true })],
    [
      'a global set when another widget is mounted',
      'between',
      () => Object.assign(window, { hasPostcode: true }),
    ],
    [
      'a meta element added when another widget is mounted',
      'between',
      () => {
        Reflect.deleteProperty(window, 'hasPostcode')
        document.head.insertAdjacentHTML('beforeend', '<meta name="doorstep-has-postcode" content="1">')
      },
    ],
  ])('J-90 EVT-04 %s reaches a widget that is mounted later', async (_, moment, happen) => {
    await play('regular-order', { moment, kind: 'prints nothing', happen }, guest)
    document.querySelector('meta[name=doorstep-has-postcode]')?.remove()
    expect(words()).not.toMatch(refusal)
  })
})

describe('J-90 HB-53 a week requested by the page', () => {
  const week = (load: string) =>
    `<div data-widget="header-basket" data-load="${load}"><a href="/account">Your week</a></div>`
  const ask = () => raise('open-weekly-basket', { date: '2026-12-08' })
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn()
  })

  test('J-90 The week opens although its widget waits for a press', async () => {
    await openShopPage(week('interaction'))
    await act(async () => {
      ask()
      await settled()
    })
    expect(words()).toContain('8 December')
  })

  test('J-90 The week opens when it was requested while its widget was loading', async () => {
    await openShopPage(week('interaction'))
    await act(async () => {
      fireEvent.click(placeholder('header-basket'))
      ask()
      await settled()
    })
    expect(words()).toContain('8 December')
  })
})
