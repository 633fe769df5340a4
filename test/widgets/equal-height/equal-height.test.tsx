import { act } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import { layOut, observing, resize } from '../../support/page/layout'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

/** The height that each column needs, and its top. */
type Need = { height: number; top?: number }
let needs: Record<string, Need> = {}

beforeEach(() => {
  layOut(element => {
    const need = needs[element.id]
    if (!need) return undefined
    return {
      top: need.top ?? 0,
      width: 10.67,
      height: Math.max(need.height, Number.parseFloat(element.style.minHeight) || 0),
    }
  })
})
afterEach(() => jest.restoreAllMocks())

const columns = (attribute = 'data-equal-height') =>
  `<div data-widget="equal-height"></div>
  <div ${attribute}>${Object.keys(needs)
    .map(id => `<section id="${id}" style="box-sizing: border-box">${id}</section>`)
    .join('')}</div>`
const column = (id: string) => expectElement(document.getElementById(id), HTMLElement)
const heights = () => Object.keys(needs).map(id => column(id).getBoundingClientRect().height)

async function openColumns(given: typeof needs): Promise<void> {
  needs = given
  await openPage(columns())
}

test('IP-04 A-96 The columns of a row are as high as the highest', async () => {
  await openColumns({ milk: { height: 80 }, bread: { height: 140 }, jam: { height: 100 } })
  expect(heights()).toEqual([140, 140, 140])
})

test('IP-04 A narrow column, whose width the browser rounds, is exactly as high', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(11)
  await openColumns({ milk: { height: 80 }, bread: { height: 140 } })
  expect(heights()).toEqual([140, 140])
})

test('IP-04 Columns below each other keep their own heights', async () => {
  await openColumns({ milk: { height: 80 }, bread: { height: 140 }, jam: { height: 100, top: 164 } })
  expect(heights()).toEqual([140, 140, 100])
})

test('IP-04 The padding of a column counts', async () => {
  needs = { milk: { height: 80 }, bread: { height: 140 } }
  await openPage(
    columns().replace(
      'border-box',
      'content-box; padding: 10px; border-top-width: 1px; border-bottom-width: 1px',
    ),
  )
  expect(column('milk').style.minHeight).toBe('118px')
})

test('IP-05 The heights are measured again after 1000 ms, when late pictures have changed them', async () => {
  await openColumns({ milk: { height: 80 }, bread: { height: 140 } })
  needs = { milk: { height: 200 }, bread: { height: 90 } }
  await pass(950)
  expect(heights()).toEqual([200, 90])
  await pass(50)
  expect(heights()).toEqual([200, 200])
})

test("IP-05 A-96 The heights are measured again whenever the row's width changes", async () => {
  await openColumns({ milk: { height: 80 }, bread: { height: 140 } })
  await pass(2000)
  needs = { milk: { height: 80 }, bread: { height: 60, top: 100 } }
  resize()
  await pass(50)
  expect(heights()).toEqual([80, 60])
})

test("IP-04 On paper, and after the widget is removed, the columns have the page's own heights", async () => {
  needs = { milk: { height: 80 }, bread: { height: 140 } }
  await openPage(columns().replace('border-box', 'border-box; min-height: 5px'))
  const written = '<section id="milk" style="box-sizing: border-box; min-height: 5px;"></section>'
  const milk = () => (column('milk').cloneNode() as Element).outerHTML
  expect(milk()).not.toBe(written)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(milk()).toBe(written)
  resize()
  await pass(50)
  expect(heights()).toEqual([140, 140])
  act(() => window.Doorstep?.unmount(expectElement(document.querySelector('[data-widget]'), HTMLElement)))
  expect(milk()).toBe(written)
  expect(observing()).toBe(0)
})

test('IP-04 An invalid selector is reported as a mistake', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await openPage('<div data-widget="equal-height" data-columns="ul >"></div>')
  await pass(100)
  expect(warn.mock.calls.flat()[0]).toMatch(/equal-height: data-columns .*such as \.columns/)
})

test('G-43 IP-04 Each column is watched, later ones too, since a column can shrink without a change of the row', async () => {
  const watched = jest.spyOn(ResizeObserver.prototype, 'observe')
  await openColumns({ milk: { height: 80 }, bread: { height: 140 } })
  const isWatched = (id: string) => watched.mock.calls.some(([element]) => element.id === id)
  expect(['milk', 'bread'].map(isWatched)).toEqual([true, true])
  const late = document.createElement('section')
  late.id = 'late'
  column('milk').after(late)
  await pass(50)
  expect(isWatched('late')).toBe(true)
  expect(watched.mock.calls.filter(([element]) => element.id === 'milk')).toHaveLength(1)
})
