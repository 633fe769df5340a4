/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { openBoxVisit } from '../shop/boxes/box-visit'

type Opened = ReturnType<typeof openBoxVisit>
const open = ({ visit }: Opened, path: string) => {
  const markup = renderPage(path, visit.page(path))
  return markup === null ? null : new DOMParser().parseFromString(markup, 'text/html')
}
const complete = (opened: Opened, id: unknown) => open(opened, `/shop/best-of-local/checkout-complete/${id}`)
const place = async ({ add, setDate, confirm }: Opened, product: number, date: string) => {
  await add(product, 3)
  await add(product, 2)
  await setDate(date)
  return ((await confirm()) as unknown as { data: { id: number } }).data.id
}

test('CO-39 A box ordered months ahead has its completed page, its own page and a place in the list', async () => {
  const opened = openBoxVisit('2026-08-25T12:00:00Z')
  const id = await place(opened, 233, '2026-12-22')
  expect(complete(opened, id)?.querySelector('main')?.textContent).toContain('Tuesday 22 December')
  const link = complete(opened, id)?.querySelector<HTMLAnchorElement>('.done a')?.getAttribute('href')
  expect(link).toBe(`/account/orders/${id}-20261222`)
  expect(open(opened, `/account/orders/${id}-20261222`)?.querySelector('.crumb')?.textContent).toContain(
    'Tuesday 22 December',
  )
  expect(open(opened, '/account/orders')?.querySelector(`.boxes a[href="${link}"]`)).not.toBeNull()
})

test('CO-39 F-30 The completed page reports the saved amendment of the confirmed box with its weekday', async () => {
  const opened = openBoxVisit()
  await opened.edit(801, '2026-12-17')
  await opened.confirm()
  expect(complete(opened, 801)?.querySelector('main b')?.textContent).toBe('Thursday 17 December')
  expect(complete(opened, 801)?.querySelector('h1')?.textContent).toBe('Thank you, your changes are saved')
})

test("The list shows each box's status, and no price for a box that does not come", async () => {
  const opened = openBoxVisit()
  await opened.cancel(801, '2026-11-26')
  const link = open(opened, '/account/orders')?.querySelector('.boxes a[href="/account/orders/801-20261126"]')
  expect(link?.closest('li')?.textContent).not.toContain('£')
  expect(link?.closest('li')?.textContent).toContain('Cancelled')
})

test('G-68 Boxes are grouped: those that need attention, future ones soonest first, past ones latest first', () => {
  const page = open(openBoxVisit(), '/account/orders')
  const lists = [...(page?.querySelectorAll('main section') ?? [])]
  expect(lists.map(list => list.querySelector('h2')?.textContent)).toEqual([
    'Needs your attention',
    'Coming',
    'Earlier boxes',
  ])
  const days = lists.map(list => [...list.querySelectorAll('a')].map(({ href }) => href.slice(-8)))
  expect(days[1]).toEqual([...(days[1] ?? [])].sort())
  expect(days[2]).toEqual([...(days[2] ?? [])].sort().reverse())
  for (const row of page?.querySelectorAll('.boxes li') ?? []) {
    expect(row.querySelector('a')?.textContent).toMatch(
      /^(Mon|Tues|Wednes|Thurs|Fri|Satur)day \d+ [A-Z][a-z]+$/,
    )
    // That a box comes is said by the title of its list.
    expect(row.querySelector('.badge')?.textContent ?? 'none').not.toMatch(/^(Coming)?$/)
    expect(row.textContent).not.toContain('£0.00')
    expect(row.textContent).not.toContain('another day')
  }
})

test('G-68 The cut-off is stated once above the future boxes', () => {
  const page = open(openBoxVisit(), '/account/orders')
  const said = [...(page?.querySelectorAll('main p') ?? [])].filter(({ textContent }) =>
    textContent.includes('9pm the evening before'),
  )
  expect(said.map(each => each.previousElementSibling?.textContent)).toEqual(['Coming'])
})

test('BD-07 A box of a cancelled order keeps its page, which says so', async () => {
  const opened = openBoxVisit()
  await opened.cancel(801, null)
  const page = open(opened, '/account/orders/801-20261217')
  expect(page?.querySelector('[data-widget="box-order-detail"] script')?.textContent).toContain(
    '"cancelled":true',
  )
})

test.each(['2026-11-21', '2026-11-22', '2026-11-25'])(
  'F-30 On %s no box is due on a Sunday, and no changeable box is free of charge',
  day => {
    const { boxes } = openBoxVisit(`${day}T12:00:00Z`).visit.page('/account/orders').box
    expect(boxes.length).toBeGreaterThan(5)
    for (const box of boxes) {
      expect(new Date(`${box.start_date}T00:00:00Z`).getUTCDay()).not.toBe(0)
      if (!box.past_cutoff && !box.cancelled && !box.paused && !box.shifted && !box.failed.status)
        expect(Number(box.grand_total)).toBeGreaterThan(0)
    }
  },
)
