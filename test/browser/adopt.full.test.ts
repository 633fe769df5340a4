import { browser, seed } from './adopt'
import { dice } from './person'

test('F-31 A-118 On a slow connection the registration form keeps typed text while its widgets arrive', async () => {
  const page = await browser.visit('/faq', [])
  const die = dice(seed)
  await page.route(/\/(w|c)\//, async route => {
    await new Promise(arrive => setTimeout(arrive, die.below(700)))
    await route.continue()
  })
  await page.goto(new URL('/register', page.url()).href, { waitUntil: 'commit' })
  const field = page.locator('input[name=referral_code]')
  await field.click()
  await page.keyboard.type('WELCOME10', { delay: 60 })
  await page.locator('.doorstep p', { hasText: 'Your code is added.' }).waitFor()
  expect(await field.inputValue()).toBe('WELCOME10')
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
  const codes = browser.shop.log
    .filter(({ path }) => path === '/register/code/verify')
    .map(({ body }) => body)
  expect(codes).toEqual(['{"code":"WELCOME10"}'])
})
