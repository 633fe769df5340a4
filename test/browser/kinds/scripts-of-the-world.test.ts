import type { Page } from 'playwright-core'
import { json, placeholder, playRows, type Row, refusal, until } from './play-rows'
import { email, phone, recipe } from './subjects'

// Right-to-left pages, capitals of other alphabets, and texts in other scripts.

const rtl = '<script>document.documentElement.dir = "rtl"; document.documentElement.lang = "ar"</script>'
const gallery = `${placeholder('slider', 'data-slides="row" data-title="This week" data-per-view="1"')}<div class="slides" id="row"><ul>${['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(name => `<li style="width: 300px"><h3><a href="/found?${name}">${name}</a></h3></li>`).join('')}</ul></div>`
const said = (page: Page) =>
  page
    .getByText(/^\d+( to \d+)? of 6/)
    .first()
    .innerText()
/** The position of each of these pieces of a text, from the left of the screen. */
const places = (page: Page, selector: string, pieces: readonly string[]) =>
  page.evaluate(
    ([where, parts]) => {
      const root = document.querySelector(where as string)
      const texts = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found = new Map<string, number>()
      while (texts?.nextNode()) {
        const { data } = texts.currentNode as Text
        for (const part of parts as string[]) {
          const at = data.indexOf(part)
          if (at < 0 || found.has(part)) continue
          const range = document.createRange()
          range.setStart(texts.currentNode, at)
          range.setEnd(texts.currentNode, at + part.length)
          found.set(part, range.getBoundingClientRect().left)
        }
      }
      return (parts as string[]).map(part => found.get(part) ?? Number.NaN)
    },
    [selector, pieces] as const,
  )
const rises = (numbers: readonly number[]) =>
  numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? Number.NaN))
async function drag(page: Page, by: number) {
  const box = await page.locator('#row').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 20 })
  await page.mouse.up()
}
const depot = {
  position: { lat: 51.44, lng: -2.61 },
  infoTitle: 'Bedminster',
  infoTel: '+44 117 496 0142',
  infoMail: 'a@doorstep.example',
}
const typesEmail = (id: string, sees: string, typed: string, wanted: RegExp, head = ''): Row => ({
  id,
  sees,
  head,
  body: recipe,
  act: async ({ page, asked }) => {
    await email(page).fill(typed)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await until(() => asked(/^\/email-recipe/).length > 0, 'the call')
    expect(JSON.parse(asked(/^\/email-recipe/)[0]?.body ?? '{}').email).toMatch(wanted)
  },
})
const turkish = '<script>document.documentElement.lang = "tr"</script>'

const rows: Row[] = [
  {
    id: 'K-121',
    sees: 'from right to left, slides dragged to the right show the next one',
    head: rtl,
    body: gallery,
    act: async ({ page }) => {
      const before = await said(page)
      await drag(page, 320)
      await until(async () => (await said(page)) !== before, 'the next slide')
      expect(await said(page)).not.toMatch(/^1( |$)/)
    },
  },
  {
    id: 'K-122',
    sees: 'from right to left, slides dragged to the left from the first stay at the first',
    head: rtl,
    body: gallery,
    act: async ({ page }) => {
      const before = await said(page)
      await drag(page, -200)
      await page.waitForTimeout(400)
      expect(await said(page)).toBe(before)
    },
  },
  {
    id: 'K-123',
    sees: 'from right to left, the arrow that points to the left leads on',
    head: rtl,
    body: gallery,
    act: async ({ page }) => {
      const [next, previous] = await Promise.all(
        [/^Next/, /^Previous/].map(name => page.getByRole('button', { name }).boundingBox()),
      )
      expect(next?.x ?? 0).toBeLessThan(previous?.x ?? 0)
    },
  },
  {
    id: 'K-124',
    sees: 'from right to left, Next moves the slides to the right',
    head: rtl,
    body: gallery,
    act: async ({ page }) => {
      const at = async () => (await page.getByRole('link', { name: 'One' }).boundingBox())?.x ?? 0
      const before = await at()
      await page.getByRole('button', { name: /^Next/ }).click()
      await until(async () => (await at()) > before + 50, 'a move to the right')
    },
  },
  {
    id: 'K-125',
    sees: 'from right to left, a swipe to the right shows the next slide',
    head: rtl,
    body: gallery,
    visitor: { hasTouch: true, viewport: phone.viewport },
    act: async ({ page }) => {
      const before = await said(page)
      const box = await page.locator('#row').boundingBox()
      const y = (box?.y ?? 0) + 10
      const touch = await page.context().newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
      await send('touchStart', 100)
      for (const x of [140, 200, 260, 320]) await send('touchMove', x)
      await send('touchEnd', 320)
      await until(async () => (await said(page)) !== before, 'the next slide')
    },
  },
  {
    id: 'K-126',
    sees: 'from right to left, the first slide is on the right',
    head: rtl,
    body: gallery,
    act: async ({ page }) => {
      const [row, one] = await Promise.all([
        page.locator('#row').boundingBox(),
        page.getByRole('listitem').first().boundingBox(),
      ])
      expect(Math.abs((row?.x ?? 0) + (row?.width ?? 0) - ((one?.x ?? 0) + (one?.width ?? 0)))).toBeLessThan(
        80,
      )
    },
  },
  {
    id: 'K-127',
    sees: 'from right to left, Previous and Next are each enabled only when there is a slide',
    head: rtl,
    body: gallery,
    act: async ({ page }) => {
      const state = async (name: RegExp) =>
        page
          .getByRole('button', { name })
          .evaluate(
            each => (each as HTMLButtonElement).disabled || each.getAttribute('aria-disabled') === 'true',
          )
      expect([await state(/^Previous/), await state(/^Next/)]).toEqual([true, false])
    },
  },
  {
    id: 'K-128',
    sees: 'from right to left, the groups of a telephone number keep their order',
    head: rtl,
    body: placeholder(
      'map',
      'data-tiles="/tiles/{z}/{x}/{y}"',
      json({ markers: [{ ...depot, infoTel: '0117 496 0142' }] }),
    ),
    act: async ({ page }) =>
      expect(rises(await places(page, '.doorstep ul', ['0117', '496', '0142']))).toBe(true),
  },
  {
    id: 'K-129',
    sees: 'from right to left, the plus of a telephone number stays in front',
    head: rtl,
    body: placeholder('map', 'data-tiles="/tiles/{z}/{x}/{y}"', json({ markers: [depot] })),
    act: async ({ page }) =>
      expect(rises(await places(page, '.doorstep ul', ['+', '44 117', '0142']))).toBe(true),
  },
  {
    id: 'K-130',
    sees: 'from right to left, a telephone number is typed and shown from left to right',
    head: rtl,
    body: placeholder('account-phone', 'data-phone="+44 117 496 0142" data-editing'),
    act: async ({ page }) =>
      expect(await page.getByRole('textbox').evaluate(field => getComputedStyle(field).direction)).toBe(
        'ltr',
      ),
  },
  {
    id: 'K-131',
    sees: 'from right to left, a date reads day, month, year from the left, as typed',
    head: rtl,
    body: placeholder('pause-picker'),
    act: async ({ page }) =>
      expect(
        await page
          .getByRole('textbox')
          .first()
          .evaluate(field => getComputedStyle(field).direction),
      ).toBe('ltr'),
  },
  {
    id: 'K-132',
    sees: "from right to left, a telephone number in a widget's sentence is not reversed",
    head: rtl,
    body: placeholder(
      'offline-customer',
      'data-checked data-phone="0117 496 0142" data-email="a@doorstep.example"',
      '<input type="checkbox">',
    ),
    act: async ({ page }) =>
      expect(rises(await places(page, '.doorstep', ['0117', '496', '0142']))).toBe(true),
  },
  {
    id: 'K-133',
    sees: 'from right to left, a number beside words is not reversed',
    head: rtl,
    body: placeholder('account-phone', 'data-phone="+44 117 496 0142"'),
    act: async ({ page }) =>
      expect(rises(await places(page, '.doorstep', ['+', '44 117', '0142']))).toBe(true),
  },
  {
    id: 'K-134',
    sees: 'from right to left, the digits of a code are in the typed order',
    head: rtl,
    body: placeholder('promo-field'),
    act: async ({ page, asked }) => {
      await page.getByRole('textbox').click()
      await page.keyboard.type('4711')
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await until(() => asked(/verify/).length > 0)
      expect(asked(/verify/).at(-1)?.body).toContain('4711')
    },
  },
  typesEmail(
    'K-135',
    'an address whose letters a Turkish keyboard writes in capitals is sent without losing one',
    'YASIN@ADDRESS.NET',
    /^yasin@address\.net$/i,
    turkish,
  ),
  typesEmail(
    'K-136',
    'an address with Turkish letters is sent as it was typed',
    'çağrı@ornek.example',
    /^çağrı@ornek\.example$/u,
    turkish,
  ),
  typesEmail(
    'K-137',
    'an address in capitals is an address',
    'MICHAELL.JACKSON@DOMAIN.COM',
    /^michaell\.jackson@domain\.com$/i,
  ),
  typesEmail(
    'K-138',
    'an address that begins with a capital I keeps it, whatever the language of the page',
    'Info@Site.example',
    /^info@site\.example$/i,
    turkish,
  ),
  {
    id: 'K-139',
    sees: 'a name with letters of another language is saved as typed',
    body: placeholder('account-name', 'data-firstname="A" data-lastname="B" data-editing'),
    act: async ({ page, asked }) => {
      await page.getByRole('textbox', { name: /Last/i }).fill('Şçığöü')
      await page.getByRole('button', { name: 'Update' }).click()
      await until(() => asked(/^\/account\/details/).length > 0)
      expect(asked(/^\/account\/details/)[0]?.body).toContain('Şçığöü')
    },
  },
  {
    id: 'K-140',
    sees: "from right to left, a telephone number in the shop's message is not reversed",
    head: rtl,
    body: recipe,
    say: () => refusal('email', 'Please ring +44 117 496 0142 instead.'),
    act: async ({ page }) => {
      await email(page).fill('kate@example')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page.getByText('instead').first().waitFor()
      expect(rises(await places(page, '.doorstep', ['+', '44 117', '496', '0142']))).toBe(true)
    },
  },
]

playRows(rows, ['K-124', 'K-131'])
