import { fireEvent, screen } from '@testing-library/react'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'
import { openPage } from '../page/open-page'
import { pass } from '../test-time'
import type { Scene, Step } from './scenes'

const now = () => new Date('2026-11-25T12:00:00Z')

const controls = 'input:not([type=hidden],[type=submit],[type=button],[hidden]), select, textarea'
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The widgets' controls on the page, including dialogs; of each radio group the first. */
export function controlsNow(): Control[] {
  const all = [...document.querySelectorAll<Control>('.doorstep, .doorstep-dialog')].flatMap(place => [
    ...place.querySelectorAll<Control>(controls),
  ])
  const names = new Set<string>()
  return all.filter(control => {
    if (control.type !== 'radio') return true
    const isFirst = !names.has(control.name)
    names.add(control.name)
    return isFirst
  })
}

/** A key that distinguishes a control within its widget; the controls of days, rows and products share one. */
export function keyOf(control: Control): string {
  const label = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? ''
  const name = control.type === 'radio' ? '' : control.name.replace(/\d+/g, '#')
  const isQuantity = control.getAttribute('role') === 'spinbutton'
  return [...componentsOf(control).slice(0, 6), control.type, name || (isQuantity ? '' : label)].join(' ')
}

/** The names of the components around a control, innermost first. */
export function componentsOf(control: Control): string[] {
  const key = Object.keys(control).find(each => each.startsWith('__reactFiber$'))
  type Fiber = { type: unknown; return: Fiber | null }
  const names: string[] = []
  for (let at = (control as unknown as Record<string, Fiber | null>)[key ?? '']; at; at = at.return) {
    const { name, displayName } = (at.type ?? {}) as { name?: string; displayName?: string }
    const inner = ((at.type ?? {}) as { type?: { name?: string } }).type?.name
    const known = displayName ?? name ?? inner
    // The transformer appends a number to a function inside memo() that has the same name as its variable.
    if (known) names.push(known.replace(/\d+$/, ''))
  }
  return names
}

async function take(step: Step): Promise<boolean> {
  if ('press' in step) {
    const [button] = screen
      .queryAllByRole('button', { name: step.press })
      .filter(each => each.closest('.doorstep, .doorstep-dialog'))
      .reverse()
    const tab = screen.queryAllByRole('tab', { name: step.press })[0]
    const [link] = screen
      .queryAllByRole('link', { name: step.press })
      .filter(each => each.closest('.doorstep'))
    const target = tab ?? button ?? link
    if (!target) return false
    fireEvent.click(target)
  } else {
    const field = screen.queryAllByRole<HTMLInputElement>('textbox', { name: step.fill })[0]
    if (!field) return false
    fireEvent.change(field, { target: { value: step.with } })
  }
  await pass(1500)
  return true
}

async function newVisit({ visitor, hasPostcode }: Scene): Promise<Visit> {
  const visit = createDemoShop({ now }).visit({ as: visitor, hasPostcode })
  await visit.call('POST', '/api/product/oneoff', { id: 111, date: '2026-11-27', quantity: 1 })
  for (const id of [231, 201])
    await visit.call('POST', '/api/product/bol', { id, quantity: 3, increment: false })
  return visit
}

/** Opens a scene's page in the given visit of the demo shop or a new one; null if its steps cannot be followed. */
export async function openScene(scene: Scene, before?: Visit) {
  const visit = before ?? (await newVisit(scene))
  const page = await openPage(scene.html(visit), {
    globals: { ...visit.globals() },
    fetch: request => visit.fetch(request),
    providers: { now },
  })
  await pass(1500)
  for (const step of scene.steps) if (!(await take(step))) return null
  return { ...page, visit }
}
