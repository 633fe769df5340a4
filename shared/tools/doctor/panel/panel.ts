import { compare } from './panel-compare'
import { button, type Child, make } from './panel-elements'
import { panelStyle } from './panel-style'

/** A remark of the doctor, with the corrected markup. */
type Remark = { says: string; paste?: string | undefined }

/** The state and the faults of one placeholder. */
export type Entry = {
  name: string
  state: string
  says: readonly string[]
  /** Remarks about content that may be correct. */
  notes: readonly string[]
  /** Parts of `paste` that an editor has to fill in. */
  gaps: readonly string[]
  /** The current markup, and its replacement. */
  before: string
  paste?: string | undefined
  show: () => void
}

type Report = {
  version: string
  page: readonly Remark[]
  entries: readonly Entry[]
  refused: readonly string[]
  calls: readonly string[]
}

const counted = (count: number, what: string) => `${count || 'No'} ${what}${count === 1 ? '' : 's'}`
const faultsIn = ({ page, entries, refused }: Report) =>
  page.length + refused.length + entries.reduce((sum, { says }) => sum + says.length, 0)

const faultList = (says: readonly string[]) =>
  make('ul', {}, ...says.map(each => make('li', { class: 'fault' }, each)))

const part = (title: string, ...children: readonly Child[]) =>
  make('section', {}, make('h3', {}, title), ...children)

function entryOf(entry: Entry, at: number, tell: (said: string) => void) {
  const { name, state, says, notes, show } = entry
  const what = `${name}, placeholder ${at + 1}`
  return make(
    'li',
    { class: 'one' },
    make(
      'div',
      { class: 'row' },
      make('h4', {}, name || 'without a name'),
      button('Show', `Show ${what}`, show),
    ),
    make('p', { class: 'state' }, [state, ...notes].filter(Boolean).join('; ')),
    says.length > 0 && faultList(says),
    ...(says.length ? compare(entry, what, tell) : []),
  )
}

function bodyOf({ page, entries, refused, calls }: Report, tell: (said: string) => void): Node[] {
  const remarks = page.map(({ says, paste }, at) =>
    make(
      'li',
      { class: 'one' },
      faultList([says]),
      ...(paste ? compare({ paste, before: '', gaps: [] }, `the page, ${at + 1}`, tell) : []),
    ),
  )
  return [
    part('The page', page.length ? make('ul', {}, ...remarks) : make('p', {}, 'Nothing is wrong with it.')),
    part(
      'Placeholders',
      entries.length
        ? make('ul', {}, ...entries.map((entry, at) => entryOf(entry, at, tell)))
        : make('p', {}, 'There is none.'),
    ),
    ...(refused.length ? [part("Refused by the page's policy", faultList(refused))] : []),
    part(
      'Last calls',
      calls.length
        ? make('ul', { class: 'calls' }, ...calls.map(each => make('li', {}, each)))
        : make('p', {}, 'None so far.'),
    ),
  ]
}

function dress(shadow: ShadowRoot): void {
  if (!('adoptedStyleSheets' in shadow)) {
    ;(shadow as ShadowRoot).append(make('style', {}, panelStyle))
    return
  }
  // Allowed by every content security policy, unlike a <style> element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  shadow.adoptedStyleSheets = [sheet]
}

/** Creates the panel; it is shown at once and rendered again with each report. */
export function createPanel(again: () => void): { draw: (report: Report) => void; host: HTMLElement } {
  const host = make('div', { 'data-doorstep-doctor': '' })
  const shadow = host.attachShadow({ mode: 'open' })
  dress(shadow)
  const status = make('p', { role: 'status' })
  const body = make('div')
  const toggle = button('Doorstep', undefined, () => open(panel.hidden === true))
  const panel = make(
    'section',
    { class: 'panel', id: 'panel', 'aria-label': "Doorstep's doctor", tabindex: '-1' },
    make(
      'div',
      { class: 'head' },
      make('h2', {}, "Doorstep's doctor"),
      make(
        'div',
        { class: 'row' },
        button('Check again', undefined, again),
        button('Close', "Close Doorstep's doctor", () => open(false)),
      ),
    ),
    status,
    body,
  )
  toggle.className = 'toggle'
  toggle.setAttribute('aria-controls', 'panel')
  const open = (isOpen: boolean) => {
    panel.hidden = !isOpen
    toggle.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) panel.focus()
    else toggle.focus()
  }
  toggle.setAttribute('aria-expanded', 'true')
  shadow.append(panel, toggle)
  shadow.addEventListener('keydown', event => {
    if ((event as KeyboardEvent).key !== 'Escape' || panel.hidden) return
    event.stopPropagation()
    event.preventDefault()
    open(false)
  })
  return {
    host,
    draw(report) {
      const faults = faultsIn(report)
      const said = `${counted(faults, 'fault')} in ${counted(report.entries.length, 'placeholder').toLowerCase()} and the page.`
      if (status.textContent !== said) status.textContent = said
      toggle.textContent = `Doorstep ${report.version}: ${counted(faults, 'fault').toLowerCase()}`
      toggle.toggleAttribute('data-faults', faults > 0)
      const at = body.contains(shadow.activeElement)
        ? [...body.querySelectorAll('button, pre')].indexOf(shadow.activeElement as Element)
        : -1
      body.replaceChildren(
        ...bodyOf(report, text => {
          status.textContent = text
        }),
      )
      if (at >= 0) (body.querySelectorAll<HTMLElement>('button, pre')[at] ?? panel).focus()
    },
  }
}
