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

test('L-36 G-68 Boxes are listed as regular orders with their next day, then single boxes, then past ones, each with its products', async () => {
  const opened = openBoxVisit()
  await opened.cancel(806, '2026-12-05')
  const page = open(opened, '/account/orders')
  const lists = [...(page?.querySelectorAll('main section') ?? [])]
  expect(lists.map(list => list.querySelector('h2')?.textContent)).toEqual([
    'Needs your attention',
    'Regular boxes',
    'Single boxes',
    'Earlier boxes',
  ])
  const told = (list: Element | undefined) =>
    [...(list?.querySelectorAll('.boxes__told') ?? [])].map(each =>
      each.textContent.replace(/\s+/g, ' ').trim(),
    )
  expect(told(lists[1])[0]).toMatch(
    /^Every Thursday: Seasonal veg box, Mature cheddar, Dry cured back bacon and 1 more Next Thursday 26 November £29\.95 Then .*Thursday 24 December \(cancelled\)/,
  )
  expect(told(lists[1])[1]).toMatch(/^Every 2 weeks on Friday: Mature cheddar Next .* £4\.50/)
  expect(told(lists[2])).toEqual([
    'Thursday 26 November Seasonal veg box, Dry cured back bacon, £22.50',
    'Saturday 5 December Cancelled Dry cured back bacon, Mature cheddar',
  ])
  const days = [...(lists[3]?.querySelectorAll('a:not(.button)') ?? [])].map(each =>
    each.getAttribute('href')?.slice(-8),
  )
  expect(days).toEqual([...days].sort().reverse())
  expect(page?.querySelector('main')?.textContent).not.toContain('£0.00')
  expect(page?.querySelector('main')?.textContent.match(/9pm the evening before/g)).toHaveLength(1)
})

test('L-40 A cancelled box comes again by its page’s own form until its cut-off, all of its order if all were cancelled', async () => {
  const opened = openBoxVisit()
  const box = (date: string) =>
    opened.visit.page('/account/orders').box.boxes.find(({ id }) => id === `801-${date}`)
  const undo = (date: string) => opened.visit.call('POST', `/account/orders/801-${date}/restore`)
  await opened.cancel(801, '2026-12-10')
  await undo('20261210')
  expect(box('20261210')?.cancelled).toBe(false)
  await opened.cancel(801, null)
  expect(box('20261217')?.cancelled).toBe(true)
  await undo('20261217')
  for (const day of ['20261210', '20261217', '20261231']) expect(box(day)?.cancelled).toBe(false)
})

test('L-37 The next delivery names each of its boxes with its products and its sum, and the sum of the day', () => {
  const page = open(openBoxVisit(), '/')
  const upcoming = page?.querySelector('.upcoming')
  const boxes = [...(upcoming?.querySelectorAll('.orders__box') ?? [])]
  expect(boxes.map(each => each.querySelector('div + div')?.textContent)).toEqual([
    'Best of Local box Seasonal veg box, Mature cheddar, Dry cured back bacon and 1 more £29.95',
    'Best of Local box Seasonal veg box, Dry cured back bacon £22.50',
  ])
  expect(boxes.map(each => each.querySelector('a')?.getAttribute('href'))).toEqual([
    '/account/orders/801-20261126',
    '/account/orders/807-20261126',
  ])
  expect(upcoming?.querySelector('.upcoming__sum')?.textContent).toBe('Together £58.95')
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
