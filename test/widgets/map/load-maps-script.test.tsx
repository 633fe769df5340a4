import { fireEvent } from '@testing-library/react'
import { loadMapsScript } from '../../../widgets/map/service/load-maps-script'
import { expectElement } from '../../support/expect-element'
import { liveOnTestTime, pass } from '../../support/test-time'

liveOnTestTime()

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps.example"]')]
/** The service says that it is ready. */
function answer(script: HTMLScriptElement | undefined): void {
  const name = new URL(script?.src ?? '').searchParams.get('callback') ?? ''
  const callback: unknown = Reflect.get(window, name)
  if (typeof callback === 'function') callback()
}

afterEach(() => {
  for (const script of scripts()) script.remove()
  document.head.innerHTML = ''
  Reflect.deleteProperty(window, 'trustedTypes')
})

test('MP-04 Two maps of one service load its script once, and both learn when it is ready', async () => {
  const both = [1, 2].map(() => loadMapsScript('https://maps.example/both.js'))
  expect(scripts()).toHaveLength(1)
  answer(scripts()[0])
  await expect(Promise.all(both)).resolves.toEqual([undefined, undefined])
  await loadMapsScript('https://maps.example/both.js')
  expect(scripts()).toHaveLength(1)
})

test('MP-04 A script that failed to load is loaded anew at the next request', async () => {
  const address = 'https://maps.example/again.js'
  const first = loadMapsScript(address)
  fireEvent.error(expectElement(scripts()[0], HTMLElement))
  await expect(first).rejects.toThrow()
  const second = loadMapsScript(address)
  answer(scripts()[0])
  await expect(second).resolves.toBeUndefined()
})

test('MP-04 A service without an answer for twenty seconds is given up; one that answered is not', async () => {
  const seen: string[] = []
  for (const name of ['late', 'ready'])
    loadMapsScript(`https://maps.example/${name}.js`).then(
      () => seen.push(`${name}: there`),
      () => seen.push(`${name}: given up`),
    )
  const [late, ready] = scripts()
  answer(ready)
  await pass(19_000)
  expect(seen).toEqual(['ready: there'])
  await pass(2000)
  expect(seen).toEqual(['ready: there', 'late: given up'])
  expect(scripts()).toEqual([ready])
  expect(late?.isConnected).toBe(false)
})

test('MP-04 The script has the nonce of the page’s scripts, and one Trusted Types policy makes its addresses', () => {
  const nonced = Object.assign(document.createElement('script'), { nonce: 'a1b2', type: 'application/json' })
  nonced.setAttribute('nonce', 'a1b2')
  document.head.append(nonced)
  const made: string[] = []
  const createPolicy = (name: string, rules: object) => {
    made.push(name)
    return rules
  }
  Object.assign(window, { trustedTypes: { createPolicy } })
  for (const name of ['one', 'two']) loadMapsScript(`https://maps.example/${name}.js`).catch(() => {})
  expect(scripts().map(({ nonce }) => nonce)).toEqual(['a1b2', 'a1b2'])
  expect(made).toEqual(['doorstep-maps'])
})
