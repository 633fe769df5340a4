import { type Asked, barePage, type Said } from '../../support/servers/bare-server'
import { basketOf, isRead, keeps, line, noAlert, plus, quantity, region } from './box'
import {
  asDocumented,
  customer,
  json,
  milk,
  ok,
  placeholder,
  playRows,
  type Row,
  type Turn,
  until,
  veg,
} from './play-rows'
import {
  addButton,
  card,
  cardOf,
  email,
  guarantee,
  guest,
  milkSearch,
  mounted,
  orders,
  postcode,
  recipe,
  shopSearch,
} from './subjects'

// What a server of another maker answers, says and forgets: words, types, ids, sums, pages and sessions.

const box = placeholder('bol-basket')
const week = placeholder('weekly-cost', 'data-start-of-week="2026-11-22"')
const phone = placeholder('account-phone', 'data-phone="0117 496 0142" data-editing')
const said = (body: unknown, more: object = {}): Said => ({ status: 200, body, ...more })
const isBox = (asked: Asked) => isRead(asked, /^\/api\/bol-basket/)
/** A shop whose answer to each order in a row is the next of these. */
const answers =
  (...all: Said[]) =>
  () => {
    let orders = 0
    return (asked: Asked): Said =>
      asked.method === 'POST' && asked.path === '/api/product/bol'
        ? (all[orders++] ?? ok)
        : isBox(asked)
          ? said(basketOf([]))
          : asDocumented(asked)
  }
/** Presses the card once for each answer, and reads the shop's reason each time, without a word of a framework. */
const reads = (count: number, reason: RegExp, never: RegExp) => async (turn: Turn) => {
  const { page } = turn
  for (let at = 0; at < count; at++) {
    await page
      .getByRole('button', { name: /Add to basket|Try again/i })
      .first()
      .click()
    await until(() => orders(turn).length === at + 1, `order ${at + 1}`)
    await page.waitForTimeout(350)
    const words = await page.locator('body').innerText()
    expect([at, reason.test(words)]).toEqual([at, true])
    expect([at, never.exec(words)?.[0]]).toEqual([at, undefined])
    if (at < count - 1) await page.reload()
    await mounted(page, 1)
  }
}
const glass = 'Your box holds too much glass.'
const refused = (status: number, body: unknown, type = 'application/json'): Said => ({
  status,
  body: JSON.stringify(body),
  type,
})
const check = async ({ page, asked }: Turn, typed = 'BA1 5LR') => {
  const before = asked(/postcode\/verify/).length
  const field = page.getByRole('textbox', { name: /postcode/i }).first()
  await field.fill(typed)
  await field.press('Enter')
  await until(() => asked(/postcode\/verify/).length > before, 'a check')
}
const verdict = (more: object) => ({
  postcode_match: true,
  quota_reached: false,
  is_affiliate: false,
  results: { delivery_summary: 'Monday', round: { roundsman: 'Pat', depot: null } },
  ...more,
})

const rows: Row[] = [
  {
    id: 'K-501',
    sees: 'the reason of a shop that is written with Django or Rails is read, whatever key it stands under',
    head: customer,
    body: card,
    mayComplain: true,
    shop: answers(
      refused(400, { quantity: [glass] }),
      refused(400, { non_field_errors: [glass] }),
      refused(409, { detail: glass }),
      refused(422, { errors: [glass] }),
      refused(422, { errors: { base: [glass] } }),
      refused(422, { error: glass }),
      refused(400, {
        errors: [{ detail: glass, code: 'too_much', status: '400', source: { pointer: '/data' } }],
      }),
    ),
    act: reads(7, /too much glass/, /non_field|too_much|\[object|\{|base:|detail/i),
  },
  {
    id: 'K-502',
    sees: 'the reason of a shop that is written with ASP.NET, Spring, Symfony or Express is read, and no title of theirs',
    head: customer,
    body: card,
    mayComplain: true,
    shop: answers(
      refused(
        400,
        { type: 'about:blank', title: 'Bad Request', status: 400, detail: glass, traceId: '00-ab' },
        'application/problem+json',
      ),
      refused(
        400,
        {
          title: 'One or more validation errors occurred.',
          status: 400,
          errors: { Quantity: [glass] },
          traceId: '00-ab',
        },
        'application/problem+json; charset=utf-8',
      ),
      refused(409, {
        timestamp: '2026-11-23T09:00:00Z',
        status: 409,
        error: 'Conflict',
        message: glass,
        path: '/api/product/bol',
      }),
      refused(
        422,
        {
          title: 'Validation Failed',
          detail: `quantity: ${glass}`,
          violations: [{ propertyPath: 'quantity', title: glass }],
        },
        'application/problem+json',
      ),
      refused(400, { statusCode: 400, message: [glass], error: 'Bad Request' }),
      refused(400, { errors: [{ type: 'field', value: 3, msg: glass, path: 'quantity', location: 'body' }] }),
      refused(400, { Message: glass }),
    ),
    act: reads(
      7,
      /too much glass/,
      /Bad Request|Validation Failed|One or more|Conflict|00-ab|location|\[object/,
    ),
  },
  {
    id: 'K-503',
    sees: 'a verdict about a postcode whose yes and no are words or numbers is that verdict',
    head: guest,
    body: postcode,
    shop: () => {
      let checks = 0
      return asked =>
        /postcode\/verify/.test(asked.path)
          ? said(
              verdict(
                [
                  { postcode_match: '0', quota_reached: '0', results: { id: 5 } },
                  { postcode_match: 'false', quota_reached: 'false', results: [] },
                  { postcode_match: 0, quota_reached: 0, results: null },
                  { postcode_match: '1', quota_reached: '0', is_affiliate: '0' },
                ][checks++] ?? {},
              ),
            )
          : asDocumented(asked)
    },
    act: async turn => {
      const { page } = turn
      for (let at = 0; at < 4; at++) {
        await check(turn)
        await page.locator('[aria-modal=true]').waitFor()
        const words = await page.locator('[aria-modal=true]').innerText()
        expect([at, /We deliver to your area/.test(words)]).toEqual([at, at === 3])
        expect([at, /full for today/i.test(words)]).toEqual([at, false])
        await page.keyboard.press('Escape')
        await page.locator('[aria-modal=true]').waitFor({ state: 'detached' })
        if (at < 3) await page.reload()
        await mounted(page, 1)
      }
    },
  },
  {
    id: 'K-504',
    sees: 'an answer about a postcode that says neither yes nor no is told as not known, and never as “we do not deliver”',
    head: guest,
    body: postcode,
    mayComplain: true,
    shop: () => {
      let checks = 0
      return asked =>
        /postcode\/verify/.test(asked.path)
          ? ([
              said({}),
              said([]),
              said({ postcode_match: null, results: [] }),
              said({ success: true }),
              said('', { type: 'application/json' }),
              { status: 204, body: '' } as Said,
              said({ postcode_match: 'maybe' }),
              said({ data: null }),
            ][checks++] ?? ok)
          : asDocumented(asked)
    },
    act: async turn => {
      const { page } = turn
      for (let at = 0; at < 8; at++) {
        await check(turn)
        await page.waitForTimeout(500)
        const words = await page.locator('body').innerText()
        expect([
          at,
          /(don.t|do not|not yet) deliver|Leave your details|we deliver to your/i.exec(words)?.[0],
        ]).toEqual([at, undefined])
        expect([at, await page.getByRole('alert').filter({ hasText: /./ }).count()]).toEqual([at, 1])
        await page.reload()
        await mounted(page, 1)
      }
    },
  },
  {
    id: 'K-505',
    sees: 'answers that PHP sends as text/html, and others as text/json or with a suffix, are read everywhere',
    head: customer,
    body: `${box}${week}${card}${shopSearch}`,
    shop: () => {
      const types = [
        'text/html',
        'text/json',
        'application/vnd.api+json',
        'text/plain;charset=UTF8',
        'application/json;charset="utf-8"',
        '',
      ]
      let at = 0
      const tell = keeps()()
      return asked => {
        const answer = asked.path.startsWith('/suggest')
          ? said([{ name: 'Milk' }, 'Milk shake'])
          : tell(asked)
        if (answer === 'lost' || !answer) return answer
        return { ...answer, body: JSON.stringify(answer.body), type: types[at++ % types.length] ?? '' }
      }
    },
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      for (let press = 0; press < 3; press++) {
        await plus(region(turn), 'Cheese 1').click()
        await page.waitForTimeout(700)
      }
      expect(await quantity(turn).inputValue()).toBe('5')
      await addButton(page).click()
      await region(turn).getByText('Winter box').first().waitFor()
      await page.getByRole('combobox').pressSequentially('milk')
      await page.getByRole('option').first().waitFor()
      await page.locator('[data-widget=weekly-cost]').getByText(/£\d/).first().waitFor()
      await noAlert(turn)
    },
  },
  {
    id: 'K-506',
    sees: 'a card knows its product in the box, and changes its line, where one has its id as a number and the other as text',
    head: customer,
    body: `${cardOf({ ...veg, id: '333' }).replace('data-load="ready"', 'data-load="ready" data-stepper data-quantity="1"')}${box}`,
    shop: () => {
      let number = 1
      return asked => {
        if (asked.method === 'PUT')
          number = Number((JSON.parse(asked.body) as { quantity: unknown }).quantity)
        return isBox(asked)
          ? said(
              basketOf([
                {
                  ...line('5'),
                  id: '5',
                  product_id: 333,
                  quantity: String(number),
                  product: { ...veg, id: '333' },
                },
              ]),
            )
          : asked.method === 'GET'
            ? asDocumented(asked)
            : ok
      }
    },
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Winter box').first().waitFor()
      const inCard = page.locator('[data-widget=order-dialog]')
      await until(
        async () =>
          /in box|added/.test(await inCard.innerText()) || (await inCard.getByRole('spinbutton').count()) > 0,
        'the card to know',
      )
      await plus(region(turn), 'Winter box').click()
      await until(() => turn.asked(/bol-basket\/5/).length > 0, 'a change')
      expect(JSON.parse(turn.asked(/bol-basket\/5/)[0]?.body ?? '{}').quantity).toBe(2)
      const field = inCard.getByRole('spinbutton')
      if (await field.count()) await until(async () => (await field.inputValue()) === '2', 'two in the card')
    },
  },
  {
    id: 'K-507',
    sees: 'a week whose prices are texts, with a sign, in thousandths or missing adds up, or says what is not known; it is never another sum',
    head: customer,
    body: week,
    say: asked =>
      isRead(asked, /^\/api\/basket\?/)
        ? said({
            products: ['£2.70', 2.7, '2.700', ' 2.70 '].map((total_price, at) => ({
              id: 40 + at,
              product_id: 101 + at,
              product: { id: 101 + at, name: `Milk ${at}`, template: 'de', order_price: '1.35' },
              quantity_ordered: 2,
              total_price,
              delivery_date: '2026-11-27',
            })),
            orders: [],
            pauses: [],
            moves: [],
            activeBolOrder: null,
          })
        : asDocumented(asked),
    act: async ({ page, widget }) => {
      await until(async () => /£\d|not known|try again/i.test(await widget.innerText()), 'the week')
      await page.waitForTimeout(300)
      const words = await widget.innerText()
      for (const sum of words.match(/£[\d,.]+/g) ?? [])
        expect(['£10.80', '£8.10', '£5.40', '£2.70']).toContain(sum)
      if (!words.includes('£10.80')) expect(words).toMatch(/known/i)
    },
  },
  {
    id: 'K-508',
    sees: 'dates for one order that are not in groups, have a time, are a list or none at all are offered, or said to be unknown; an empty list is said to be empty',
    head: customer,
    body: placeholder('one-off-order', '', json({ product: milk })),
    mayComplain: true,
    shop: () => {
      let kind = 0
      const all: unknown[] = [
        { 'This week': { '2026-11-27': 'Friday 27 November' } },
        { 'This week': { '2026-11-27 00:00:00': 'Friday 27 November' } },
        { '2026-11-27': 'Friday 27 November' },
        ['2026-11-27'],
        [{ value: '2026-11-27', label: 'Friday 27 November' }],
        { 'This week': ['2026-11-27'] },
        [],
        {},
        null,
      ]
      return asked => {
        if (asked.path === '/next') {
          kind++
          return ok
        }
        return isRead(asked, /^\/api\/product\/oneoff\//)
          ? said({
              dates: all[kind],
              quantity: 0,
              order_id: null,
              frequency: 1,
            })
          : asDocumented(asked)
      }
    },
    act: async ({ page, asked }) => {
      for (let at = 0; at < 9; at++) {
        await page.waitForTimeout(500)
        const options = await page.locator('.doorstep option').allTextContents()
        const words = `${await page.locator('.doorstep').first().innerText()} ${options.join()}`
        const before = asked(/^\/api\/product\/oneoff$/).length
        if (/27 November|27th/.test(words)) {
          const one = page.getByRole('spinbutton').first()
          if (await one.count()) await one.fill('1')
          await page
            .locator('.doorstep')
            .getByRole('button', { name: /order|add/i })
            .last()
            .click()
          await until(() => asked(/^\/api\/product\/oneoff$/).length > before, `order ${at}`)
          expect(asked(/^\/api\/product\/oneoff$/).at(-1)?.body).toContain('2026-11-27')
        } else if (at < 6) {
          expect([at, /no delivery dates/i.test(words)]).toEqual([at, false])
          expect([at, /try again|reload/i.test(words)]).toEqual([at, true])
        } else expect([at, /no delivery dates|try again|reload/i.test(words)]).toEqual([at, true])
        await page.evaluate("fetch('/next').then(each => each.text())")
        await page.reload()
        await mounted(page, 1)
      }
    },
  },
  {
    id: 'K-509',
    sees: 'five thousand suggestions are shown within a second, and the arrow, Enter and another letter work',
    body: shopSearch,
    say: asked =>
      asked.path.startsWith('/suggest')
        ? said(Array.from({ length: 5000 }, (_, at) => ({ name: `Milk ${at}`, url: `/found?${at}` })))
        : ok,
    act: async ({ page }) => {
      const field = page.getByRole('combobox')
      await field.pressSequentially('milk')
      await page.getByRole('option').first().waitFor({ timeout: 2500 })
      const slow = await page.evaluate(async () => {
        const begun = performance.now()
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
        return performance.now() - begun
      })
      expect(slow).toBeLessThan(600)
      await field.press('ArrowDown')
      await field.press('ArrowDown')
      await field.press('Enter')
      await page.waitForURL(/found/)
    },
  },
  {
    id: 'K-510',
    sees: 'lines without a product, a name, a picture or a price are shown as what is known of them, and the total says that it is not whole',
    head: customer,
    body: box,
    mayComplain: true,
    say: asked =>
      isBox(asked)
        ? said(
            basketOf([
              line(1),
              { ...line(2), product: null },
              { ...line(3), product: [] },
              line(4, {}, { name: null }),
              line(5, {}, { name: '', image: '' }),
              line(6, {}, { order_price: null }),
              line(7, {}, { image: false, max_qty_allowed: null, template: 'new-kind' }),
            ]),
          )
        : asDocumented(asked),
    act: async turn => {
      await region(turn).getByText('Cheese 1').first().waitFor()
      const words = await region(turn).innerText()
      expect(words).not.toMatch(/null|undefined|NaN|\[object/)
      expect(words).toContain('Cheese 6')
      expect(words).toContain('Cheese 7')
      expect(words).toMatch(/known/i)
    },
  },
  {
    id: 'K-511',
    sees: 'of two postcodes that are checked in a row, the answer of the last one counts, also where that of the first comes later',
    head: guest,
    body: `${postcode}${guarantee}`,
    shop: () => {
      let checks = 0
      return asked =>
        /postcode\/verify/.test(asked.path)
          ? checks++
            ? said(verdict({ results: { delivery_summary: 'Tuesday', round: null } }), { wait: 100 })
            : said(verdict({ postcode_match: false, results: { id: 5 } }), { wait: 1500 })
          : asDocumented(asked)
    },
    act: async turn => {
      const { page } = turn
      await check(turn, 'BA1 5LR')
      const field = page.getByRole('textbox', { name: /postcode/i }).first()
      await field.fill('BS3 4TN')
      await field.press('Enter')
      await page.locator('[aria-modal=true]').waitFor()
      await page.waitForTimeout(2000)
      const words = await page.locator('body').innerText()
      // Either the second check was made and counts, or it has to be asked for again.
      if (turn.asked(/postcode\/verify/).length > 1) expect(words).toMatch(/We deliver to your area/)
      else expect(words).not.toMatch(/BS3 4TN.*(not|don.t)/i)
    },
  },
  {
    id: 'K-512',
    sees: 'after a token that has expired, on a page that has no address for another, what is typed is still there once the page is loaded again',
    mayComplain: true,
    body: `${recipe}${placeholder('enquiry-form', 'data-action="/posted"', json({ types: [{ value: 'deliveries', label: 'My deliveries' }] }))}`,
    shop: () => {
      let isNew = false
      return asked => {
        if (!asked.path.startsWith('/email-recipe')) return ok
        if (isNew) return ok
        isNew = true
        return { status: 419, body: { message: 'CSRF token mismatch.' } }
      }
    },
    act: async ({ page, asked }) => {
      await page.getByLabel('Enquiry Type').selectOption('deliveries')
      await page.getByLabel('First line of address').fill('1 Mill Road')
      await email(page).first().fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page
        .getByRole('alert')
        .filter({ hasText: /expired|reload/i })
        .first()
        .waitFor()
      expect(await page.locator('body').innerText()).not.toMatch(/mismatch/)
      await page
        .getByRole('button', { name: /reload/i })
        .first()
        .click()
      await page.waitForTimeout(500)
      await mounted(page, 2)
      expect(await email(page).first().inputValue()).toBe('kate@example.co')
      expect(await page.getByLabel('First line of address').inputValue()).toBe('1 Mill Road')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length === 2, 'another recipe')
      await page.getByText('Recipe sent successfully').first().waitFor()
    },
  },
  {
    id: 'K-513',
    sees: 'a change, a removal, a number and a recipe that are answered with the login page are not said to be saved; people come to the login',
    head: customer,
    body: '<p>First</p>',
    pages: {
      '/plus': barePage(box, customer),
      '/remove': barePage(box, customer),
      '/phone': barePage(phone, customer),
      '/recipe': barePage(recipe, customer),
    },
    mayComplain: true,
    act: async turn => {
      const { page } = turn
      const cases: Record<string, () => Promise<void>> = {
        plus: () => plus(region(turn), 'Cheese 1').click(),
        remove: () =>
          region(turn)
            .getByRole('button', { name: /Remove Cheese 1/ })
            .click(),
        phone: async () => {
          await page.getByRole('textbox', { name: 'Phone' }).fill('01632 960777')
          await page.getByRole('button', { name: 'Update' }).click()
        },
        recipe: async () => {
          await email(page).fill('kate@example.co')
          await page.getByRole('button', { name: 'SUBMIT' }).click()
        },
      }
      for (const [name, act] of Object.entries(cases)) {
        const tell = keeps()()
        turn.answer(asked =>
          asked.path.startsWith('/login')
            ? said('<!doctype html><title>Login</title><h1>Log in</h1>')
            : asked.method === 'GET'
              ? tell(asked)
              : { status: 302, body: '', headers: { Location: '/login' } },
        )
        await page.goto(new URL(`/${name}`, page.url()).href)
        await mounted(page, 1)
        await act()
        await page.waitForURL(/\/login/)
        await page.getByRole('heading', { name: 'Log in' }).waitFor()
      }
    },
  },
  {
    id: 'K-514',
    sees: 'a box that is answered with nothing, null, 204, an empty text or words is told as not known, and can be tried again',
    head: customer,
    body: box,
    mayComplain: true,
    shop: () => {
      let kind = 0
      const all: Said[] = [
        said('null', { type: 'application/json' }),
        { status: 204, body: '' },
        said('', { type: 'application/json' }),
        said('""', { type: 'application/json' }),
        said('OK'),
        said('true', { type: 'application/json' }),
      ]
      return asked => {
        if (asked.path === '/next') {
          kind++
          return ok
        }
        return isBox(asked) ? (all[kind] ?? said(basketOf([line(1)]))) : asDocumented(asked)
      }
    },
    act: async turn => {
      const { page } = turn
      for (let at = 0; at < 6; at++) {
        await page
          .getByRole('button', { name: /try again/i })
          .first()
          .waitFor()
        const words = await page.locator('.doorstep').first().innerText()
        expect([at, /£0\.00|add some products|empty/i.exec(words)?.[0]]).toEqual([at, undefined])
        await page.evaluate("fetch('/next').then(each => each.text())")
        if (at < 5) await page.reload()
        else
          await page
            .getByRole('button', { name: /try again/i })
            .first()
            .click()
      }
      await region(turn).getByText('Cheese 1').first().waitFor()
    },
  },
  {
    id: 'K-515',
    sees: 'quantities and maxima that are texts are counted, not joined: two and one are three, and no more than the most go',
    head: customer,
    body: `${box}${cardOf({ ...veg, max_qty_allowed: '2' })}`,
    shop: () => {
      const now = new Map([['1', '2']])
      return asked => {
        const [, id = ''] = /^\/api\/bol-basket\/(\w+)/.exec(asked.path) ?? []
        if (asked.method === 'PUT')
          now.set(id, String((JSON.parse(asked.body) as { quantity: unknown }).quantity))
        return isBox(asked)
          ? said(
              basketOf(
                [...now].map(([each, number]) => line(each, { quantity: number }, { max_qty_allowed: '4' })),
              ),
            )
          : asked.method === 'GET'
            ? asDocumented(asked)
            : ok
      }
    },
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      for (let press = 0; press < 4; press++) {
        await plus(region(turn), 'Cheese 1').click({ force: true })
        await page.waitForTimeout(150)
      }
      await page.waitForTimeout(1200)
      const all = turn.asked(/bol-basket\/1/).map(({ body }) => JSON.parse(body).quantity)
      expect(Math.max(...all)).toBe(4)
      expect(await quantity(turn).inputValue()).toBe('4')
      expect(await region(turn).innerText()).toMatch(/£19\.20/)
    },
  },
  {
    id: 'K-516',
    sees: 'a code that the shop refuses with 200 is told with the shop’s reason, and nothing is said to be taken off',
    head: customer,
    body: box,
    shop: keeps((_, asked) =>
      asked.path === '/api/basket/apply-discount'
        ? said({ success: false, message: 'This code is for new customers.' })
        : undefined,
    ),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const opener = region(turn).getByText(/code/i).first()
      await opener.click()
      const field = region(turn).getByRole('textbox', { name: /code/i }).first()
      await field.fill('FIRST')
      await field.press('Enter')
      await page.getByText('This code is for new customers.').first().waitFor()
      expect(await region(turn).innerText()).not.toMatch(/FIRST applied|off with/i)
      expect(await region(turn).innerText()).toMatch(/£19\.20/)
    },
  },
  {
    id: 'K-517',
    sees: 'names such as constructor, __proto__ and toString are names: of a product, a suggestion, a code and a word that is searched for',
    head: customer,
    body: `${box}${milkSearch.replace('"Milk shake"', '"constructor"').replace('"Milk"', '"__proto__ milk"')}`,
    say: asked =>
      isBox(asked)
        ? said(
            basketOf(
              [
                line(1, { id: 'constructor' }, { name: 'constructor', template: 'toString' }),
                line(2, { id: 'toString' }, { name: '__proto__' }),
              ],
              { id: 7, coupon_code: 'hasOwnProperty', discount_amount: '1.00' },
            ),
          )
        : asked.method === 'GET'
          ? asDocumented(asked)
          : ok,
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('constructor').first().waitFor()
      expect(await region(turn).innerText()).toMatch(/£18\.20/)
      await plus(region(turn), 'constructor').click()
      await until(() => turn.asked(/bol-basket\/constructor/).length > 0, 'a change')
      await page.getByRole('combobox').pressSequentially('constr')
      await until(async () => (await page.getByRole('option').count()) === 1, 'one suggestion')
      await page.getByRole('combobox').fill('')
      await page.getByRole('combobox').pressSequentially('__proto')
      await until(async () => (await page.getByRole('option').count()) === 1, 'one suggestion')
    },
  },
  {
    id: 'K-518',
    sees: 'a grid whose next page is moved to another address goes on from there, with links that are relative to it',
    body: `<ul data-community-grid><li data-community-item="a">One</li></ul>${placeholder('community-grid', '', '<p><a href="/more" data-community-next>Load more</a></p>')}`,
    say: ({ path }) => {
      const page = (item: string, next: string) =>
        said(
          `<!doctype html><title>More</title><ul data-community-grid><li data-community-item="${item}">${item} <a href="story">story</a></li></ul>${next}`,
        )
      if (path === '/more') return { status: 301, body: '', headers: { Location: '/community/page/2/' } }
      if (path === '/community/page/2/')
        return page(
          'Two',
          '<div data-widget="community-grid"><a href="../3/" data-community-next>Load more</a></div>',
        )
      if (path === '/community/page/3/') return page('Three', '')
      return { status: 404, body: '' }
    },
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await page.getByText('Two').first().waitFor()
      await page.getByRole('button', { name: 'Load more' }).click()
      await page.getByText('Three').first().waitFor()
      expect(
        await page
          .getByRole('link', { name: 'story' })
          .first()
          .evaluate(each => (each as HTMLAnchorElement).pathname),
      ).toBe('/community/page/2/story')
    },
  },
  {
    id: 'K-519',
    sees: 'an order whose success is a number, a word or a text with a no in it is added or refused as it says',
    head: customer,
    body: card,
    mayComplain: true,
    shop: () => {
      let tries = 0
      const all: [answer: unknown, isTaken: boolean][] = [
        [{ success: 1 }, true],
        [{ success: 'true', message: '' }, true],
        [{ success: 0, message: glass }, false],
        [{ success: '0', message: glass }, false],
        [{ success: 'false', message: glass }, false],
        [{ ok: false, message: glass }, false],
        [{ status: 'error', message: glass }, false],
      ]
      let isThere = false
      return asked => {
        if (asked.method === 'POST' && asked.path === '/api/product/bol') {
          const [answer, isTaken] = all[tries++] ?? [{}, true]
          isThere = isTaken
          return said(answer)
        }
        return isBox(asked)
          ? said(basketOf(isThere ? [{ ...line(5), product_id: 333, quantity: 1, product: veg }] : []))
          : asDocumented(asked)
      }
    },
    act: async turn => {
      const { page } = turn
      for (let at = 0; at < 7; at++) {
        await page
          .getByRole('button', { name: /Add to basket|Add another|Try again/i })
          .first()
          .click()
        await until(() => orders(turn).length === at + 1, `order ${at}`)
        await page.waitForTimeout(600)
        const words = await page.locator('body').innerText()
        if (at < 2) expect([at, /Added to your box|in box|added/.test(words)]).toEqual([at, true])
        else {
          expect([at, words.includes(glass)]).toEqual([at, true])
          expect([at, /Added to your box/.test(words)]).toEqual([at, false])
        }
        await page.evaluate('sessionStorage.clear()')
        await page.reload()
        await mounted(page, 1)
        await page.waitForTimeout(200)
      }
    },
  },
  {
    id: 'K-520',
    sees: 'a customer who is made a guest by the server, whose box then answers 403, 404 or a guest’s empty box, is not told of a box that was emptied by somebody',
    head: customer,
    body: box,
    mayComplain: true,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      for (const answer of [
        { status: 403, body: { message: 'This action is unauthorized.' } },
        { status: 404, body: { message: 'Not Found' } },
        { status: 500, body: 'Server Error' },
      ] as Said[]) {
        turn.answer(asked => (isBox(asked) ? answer : asDocumented(asked)))
        await page.evaluate("dispatchEvent(new CustomEvent('basket-updated'))")
        await page.waitForTimeout(900)
        const words = await page.locator('body').innerText()
        expect(words).not.toMatch(/unauthorized|Server Error|Not Found/)
        expect(words).not.toMatch(/add some products|£0\.00/i)
      }
      const tell = keeps()()
      turn.answer(tell)
      const again = page.getByRole('button', { name: /try again/i }).first()
      if (await again.count()) await again.click()
      else await page.evaluate("dispatchEvent(new CustomEvent('basket-updated'))")
      await region(turn).getByText('Cheese 1').first().waitFor()
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
    },
  },
]

playRows(rows, [])
