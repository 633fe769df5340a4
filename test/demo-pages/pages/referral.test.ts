/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const parse = (markup: string | null) => new DOMParser().parseFromString(markup ?? '', 'text/html')

test('RL-01 Without JavaScript the link can be copied, and it credits the neighbour at registration', async () => {
  const shop = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') })
  const path = '/account/refer-a-neighbour'
  const page = parse(renderPage(path, shop.visit({ as: 'customer' }).page(path)))
  const link = page.querySelector('[data-widget="referral-link"] a')?.getAttribute('href') ?? ''
  expect(link).toBe('/register?friend=alison')

  const neighbour = shop.visit({ as: 'guest', hasPostcode: true })
  const form = parse(renderPage('/register', neighbour.page(link)))
  const friend = form.querySelector<HTMLInputElement>('form [name="friend"]')?.value ?? ''
  await neighbour.submit('/register', {
    friend,
    first_name: 'Ann',
    last_name: 'Rowe',
    email: 'ann@rowe.example',
    address_1: '1 Mill Lane',
    city: 'Bristol',
    password: 'gold-top',
    password_confirmation: 'gold-top',
  })
  expect(neighbour.state.registrations.at(-1)).toMatchObject({ email: 'ann@rowe.example', friend: 'alison' })
})
