// Loaded only if the page's URL asks for the doctor.

import { rootAttribute } from '../../platform/page/placeholders'
import type { WidgetList } from '../../platform/runtime/widget-list'
import { type Linted, lintWidgets } from './diagnose'
import { lintColours } from './lint-colours'
import { lintPage } from './lint-page'
import { lastCalls, pageGlobals, pageSource, staleLoader, watchPolicy } from './page-facts'
import { createPanel, type Entry } from './panel/panel'
import { markupOf } from './placeholder/markup'
import { print } from './print'

const noteLook: Partial<CSSStyleDeclaration> = {
  border: '2px solid #a62b1f',
  background: '#fbe7e1',
  color: '#1b2620',
  font: '16px/1.5 system-ui, sans-serif',
  padding: '12px 16px',
  margin: '0 0 12px',
  overflowWrap: 'anywhere',
}

/** Shows an editor on the page itself what to change in a placeholder. */
function showNote(placeholder: HTMLElement, says: readonly string[]): void {
  const text = says.map(each => `Doorstep: ${each}`).join('\n')
  const known = placeholder.querySelector<HTMLElement>(':scope > [data-doorstep-note]')
  if (known?.textContent === text) return
  known?.remove()
  if (!says.length) return
  const note = document.createElement('p')
  note.setAttribute('role', 'note')
  note.dataset.doorstepNote = ''
  note.textContent = text
  Object.assign(note.style, noteLook, { whiteSpace: 'pre-line' })
  placeholder.prepend(note)
}

const isElement = (node: unknown): node is HTMLElement => node instanceof HTMLElement

function stateOf(element: HTMLElement): string {
  const { widgetState = 'not mounted' } = element.dataset
  if (widgetState === 'waiting') return 'waits for a press, or to be near the screen'
  if (widgetState === 'remounting') return 'removed by another script; comes back once the page is at rest'
  const root = element.querySelector(`[${rootAttribute}]`)
  const isEmpty = widgetState === 'mounted' && root && !root.textContent?.trim() && !root.querySelector('*')
  return isEmpty ? 'mounted, and shows nothing now' : widgetState
}

/** Returns the current markup: as the source has it, or else as the browser has parsed it. */
function writtenNow({ node, finding, source }: Linted, text: string | undefined): string {
  if (finding.edit && text) return text.slice(finding.edit.from, finding.edit.to)
  if (source && text) return text.slice(source.tag.from, source.to)
  return node.name === '#text' ? node.text : print(node)
}

function entryOf(linted: Linted, text: string | undefined): Entry {
  const { node, placeholder, finding } = linted
  const of = node.of as Node | undefined
  const element = isElement(of) ? of : of?.parentElement
  const reported = window.Doorstep?.report().placeholders.find(each => each.element === element)
  const found = [...new Set(finding.faults.map(({ says }) => says))]
  // Only the runtime notices some faults, such as a file that did not load.
  const says = found.length || !reported?.message ? found : [reported.message]
  if (element && isElement(of) && element.dataset.widgetState !== 'mounted') showNote(element, says)
  const asked = placeholder.attributes.find(([name]) => name === 'data-widget')?.[1] ?? ''
  return {
    name: finding.widget || asked,
    state: element ? stateOf(element) : '',
    says,
    notes: finding.notes,
    gaps: finding.gaps,
    paste: finding.paste,
    before: says.length ? writtenNow(linted, text) : '',
    show() {
      element?.scrollIntoView({ block: 'center' })
      element?.animate?.([{ outline: '4px solid #a62b1f' }, { outline: '4px solid transparent' }], 3000)
    },
  }
}

const whenRead = (): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (document.readyState === 'loading') return
      document.removeEventListener('readystatechange', look)
      resolve()
    }
    document.addEventListener('readystatechange', look)
    look()
  })

/**
 * Opens a panel that lists every placeholder of the page, all faults of each and of the page, and the corrected markup
 * (F-63 to F-68). `stopped` says why no widget is mounted at all.
 */
export async function openDoctor(
  widgets: WidgetList,
  { stopped }: { stopped?: string | undefined } = {},
): Promise<void> {
  const refused: string[] = []
  let stale: string | undefined
  let source: Awaited<ReturnType<typeof pageSource>>
  const check = async () => {
    // Another script has removed the panel.
    if (!panel.host.isConnected) return
    const linted = stopped ? [] : await lintWidgets(widgets, source?.text)
    const ours = linted.filter(({ finding }) => Object.hasOwn(widgets, finding.widget) || finding.paste)
    const page = [
      ...lintPage(markupOf(document.documentElement), ours.length || (stopped ? 1 : 0), pageGlobals()),
      ...lintColours(),
    ]
    panel.draw({
      version: window.Doorstep?.version ?? '',
      page: [
        ...[stopped, stale, ...(source?.faults ?? [])].flatMap(says => (says ? [{ says }] : [])),
        ...page,
      ],
      // Placeholders with faults come first.
      entries: linted
        .map(each => entryOf(each, source?.text))
        .sort((one, other) => other.says.length - one.says.length),
      refused,
      calls: lastCalls(),
    })
  }
  let isAsked = false
  const checkSoon = () => {
    if (isAsked) return
    isAsked = true
    setTimeout(() => {
      isAsked = false
      void check()
    }, 300)
  }
  watchPolicy(sentence => {
    refused.push(sentence)
    checkSoon()
  })
  await whenRead()
  // The runtime registers the placeholders at the same moment.
  await new Promise(resolve => setTimeout(resolve))
  const panel = createPanel(() => void check())
  document.body.append(panel.host)
  window.addEventListener('doorstep:unmounted', checkSoon)
  new MutationObserver(checkSoon).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-widget-state'],
  })
  source = await pageSource()
  await check()
  stale = await staleLoader()
  if (stale) await check()
}
