/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { dialogLayer, layerOver } from '../../../../shared/platform/page/layer'
import { announce } from '../../../../shared/platform/page/live-region'

const shells = () => [...document.querySelectorAll('[data-doorstep-shell]')]
const status = () => document.querySelector('[role=status]')?.textContent
const alert = () => document.querySelector('[role=alert]')?.textContent

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('A page without announcements or dialogs gets no added elements', () => {
  expect(document.body.childElementCount).toBe(0)
})

test('All widgets share one shell, the last element of the page', () => {
  document.body.append(document.createElement('main'))
  announce('Saved')
  announce('Sorry', 'assertive')
  dialogLayer()
  expect(shells()).toHaveLength(1)
  expect(document.body.lastElementChild).toBe(shells()[0])
  expect(shells()[0]).toHaveClass('doorstep')
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(dialogLayer()).toBe(dialogLayer())
})

test('K-61 An announcement enters an existing region and is removed after three seconds', () => {
  announce('Saved')
  expect(status()).toBe('')
  jest.advanceTimersByTime(100)
  expect(status()).toBe('Saved')
  jest.advanceTimersByTime(2999)
  expect(status()).toBe('Saved')
  jest.advanceTimersByTime(1)
  expect(status()).toBe('')
})

test('An error interrupts, and two regions never speak at once', () => {
  announce('Saved')
  announce('Sorry', 'assertive')
  jest.advanceTimersByTime(100)
  expect(alert()).toBe('Sorry')
  expect(status()).toBe('')
})

/** The announced texts, each with its milliseconds from the start. */
function listenFor(ms: number): [number, string][] {
  const said: [number, string][] = []
  let before = ''
  for (let at = 0; at <= ms; at += 50) {
    const now = (alert() ?? '') + (status() ?? '')
    if (now && now !== before) said.push([at, now])
    before = now
    jest.advanceTimersByTime(50)
  }
  return said
}

test('F-48 Fast news is announced once a second at most, and the last of it is never lost', () => {
  announce('1 in your box')
  const said: [number, string][] = []
  said.push(...listenFor(100))
  for (const count of [2, 3, 4, 5]) {
    announce(`${count} in your box`)
    said.push(...listenFor(150))
  }
  said.push(...listenFor(3000))
  expect([...new Set(said.map(([, text]) => text))]).toEqual(['1 in your box', '5 in your box'])
})

test('F-48 Errors come first, a second apart; earlier news is dropped, and later news follows', () => {
  announce('Still working')
  announce('Bread was not saved', 'assertive')
  announce('Bread was not saved', 'assertive')
  announce('Milk was not saved', 'assertive')
  announce('Milk is back to 1')
  expect(listenFor(5000)).toEqual([
    [100, 'Bread was not saved'],
    [1100, 'Milk was not saved'],
    [2100, 'Milk is back to 1'],
  ])
})

test('F-48 An error stays for its second, whatever news comes meanwhile', () => {
  announce('Sorry', 'assertive')
  jest.advanceTimersByTime(101)
  announce('Your week')
  jest.advanceTimersByTime(898)
  expect(alert()).toBe('Sorry')
  expect(status()).toBe('')
  jest.advanceTimersByTime(2)
  expect(alert()).toBe('')
  jest.advanceTimersByTime(100)
  expect(status()).toBe('Your week')
})

test('A shell that a host script removes comes back with its content', () => {
  const content = document.createElement('p')
  dialogLayer().append(content)
  document.body.replaceChildren()
  expect(dialogLayer()).toContainElement(content)
  expect(shells()).toHaveLength(1)
  expect(content).toBeInTheDocument()
})

test('A shell emptied by a host script gets its parts back, even in the middle of an announcement', () => {
  announce('Saved')
  shells()[0]?.replaceChildren()
  jest.advanceTimersByTime(100)
  expect(status()).toBe('Saved')
  expect(dialogLayer()).toBeInTheDocument()
})

test("An editor's placeholder named like the shell is not mistaken for it", () => {
  const main = document.createElement('main')
  main.innerHTML = '<div data-doorstep-shell></div>'
  document.body.append(main)
  expect(main).not.toContainElement(dialogLayer())
})

test('K-488 A layer of a widget in a dialog of the page is in that dialog, but never in one of ours', () => {
  document.body.innerHTML =
    '<div role="dialog" id="theirs"><p id="in"></p><div class="doorstep"><div role="dialog"><p id="ours"></p></div></div></div><p id="out"></p>'
  const around = (id: string) => layerOver(document.getElementById(id)).closest('[role=dialog], body')?.id
  expect(['in', 'ours', 'out'].map(around)).toEqual(['theirs', 'theirs', ''])
})
