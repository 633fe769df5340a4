import type { Example } from '../../../shared/platform/runtime/example'
import { aroundIt } from '../around-it'
import type { Fields } from '../form/fields'
import type { Form, Listed } from '../form/for-wordpress'
import { tokenise } from '../tokenise'
import { forgetFindings, startChecking } from './a11y-findings'
import { copyText } from './copy-text'
import { createEventLog } from './event-log'
import { createLivePreview, type LivePreview } from './live-preview'
import { watchPreview } from './watch-preview'

type CatalogueData = { widget: string; examples: Example[]; fields?: Fields; options: Listed[] }

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Calls `choose` with the value of the pressed button of a segmented control, and marks that button. */
function onChoice(selector: string, choose: (value: string) => void): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${selector} button`)]
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button))
      choose(button.value)
    })
  }
}

function showMarkup(markup: string): void {
  const runs = tokenise(markup).map(({ kind, text }) => {
    const run = document.createElement('span')
    run.className = `t-${kind}`
    run.textContent = text
    return run
  })
  find('[data-markup]')?.replaceChildren(...runs)
}

/** Returns a function that shows markup in the chosen format. */
function formattedMarkup({ widget, options, examples }: CatalogueData): (markup: string) => void {
  let format: Form = 'html'
  let shown = examples[0]?.markup ?? ''
  const show = async () => {
    if (format === 'html') return showMarkup(shown)
    const { markupAs } = await import('../form/for-wordpress')
    showMarkup(markupAs(format, widget, shown, options))
  }
  onChoice('[data-format]', value => {
    format = value as Form
    void show()
  })
  return markup => {
    shown = markup
    void show()
  }
}

function showAround(example: Example | undefined): void {
  const around = aroundIt(example ?? {})
  find('[data-around]')?.toggleAttribute('hidden', !around)
  find('[data-around] code')?.replaceChildren(around)
}

/** Starts a new session: an account widget needs a customer, other widgets a guest. */
async function becomeVisitor({ visitor = 'guest' }: Example): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const body = JSON.stringify({ as: visitor, hasPostcode: visitor === 'customer' })
  await fetch('/demo/visitor', { method: 'POST', headers, body })
}

function startWidgetPage(data: CatalogueData): void {
  const holder = find('[data-frame]')
  if (!holder) return
  const write = formattedMarkup(data)
  const log = createEventLog()
  const preview = createLivePreview(holder, data.widget)
  Object.assign(window, {
    watchPreview(view: Window & typeof globalThis) {
      watchPreview(view, log.add)
      preview.enter(view.document)
    },
  })
  const asked = new URLSearchParams(location.search).get('example')
  let example = data.examples.find(({ name }) => name === asked) ?? data.examples[0]
  let theme = 'doorstep'
  let fill: ((example: Example | undefined) => void) | undefined
  const show = async () => {
    if (!example) return
    await becomeVisitor(example)
    forgetFindings()
    const address = preview.show(example.name, theme)
    find('[data-alone]')?.setAttribute('href', address)
  }
  onChoice('[data-width]', preview.setWidth)
  onChoice('[data-theme]', value => {
    theme = value
    void show()
  })
  onChoice('[data-scenarios]', value => {
    example = data.examples.find(({ name }) => name === value) ?? example
    write(example?.markup ?? '')
    showAround(example)
    find('[data-about]')?.replaceChildren(example?.about ?? '')
    find('[data-state]')?.setAttribute('href', `?${new URLSearchParams({ example: value })}`)
    history.replaceState(null, '', `?${new URLSearchParams({ example: value })}`)
    preview.place(undefined)
    fill?.(example)
    void show()
  })
  startChecking(holder)
  find('[data-reset]')?.addEventListener('click', () => void show())
  find('[data-back]')?.addEventListener('click', () => {
    history.replaceState(null, '', location.pathname + location.search)
    fill?.(example)
    find('[data-scenarios] [aria-pressed="true"]')?.focus()
  })
  // The frame began to load before this script, so only a page loaded now is in the log from its first event.
  void show()
  void startConfiguring(data, preview, write).then(begin => {
    fill = begin
    fill?.(example)
  })
}

/** Mounts the form. Until the form is there, or if it cannot be loaded, the page shows its examples. */
async function startConfiguring(
  { widget, fields }: CatalogueData,
  preview: LivePreview,
  write: (markup: string) => void,
) {
  const place = find('[data-form]')
  if (!place || !fields) return undefined
  const { startForm } = await import('../form/start-form')
  const waits = find('[data-waits]')
  return startForm(place, { widget, fields }, ({ markup, placeholder, isExample }) => {
    write(markup)
    if (waits) waits.hidden = placeholder !== undefined
    if (placeholder) preview.place(isExample ? undefined : placeholder)
    find('[data-back]')?.toggleAttribute('hidden', isExample)
  })
}

function startFinding(): void {
  const field = find('[data-find]')
  const links = [...document.querySelectorAll<HTMLElement>('[data-group] li')]
  field?.addEventListener('input', () => {
    const words = (field as HTMLInputElement).value.trim().toLowerCase()
    for (const item of links) item.hidden = !item.textContent.toLowerCase().includes(words)
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = group.querySelector('li:not([hidden])') === null
    }
    const count = links.filter(item => !item.hidden).length
    find('[data-found]')?.replaceChildren(words ? `${count} found` : '')
  })
}

function startCopying(): void {
  const label = find('[data-copy-label]')
  // Announced beside the button, because text inside a button is its name and is not announced.
  const said = find('[data-copy-said]')
  find('[data-copy]')?.addEventListener('click', async () => {
    const isCopied = await copyText(find('[data-markup]')?.textContent ?? '')
    const outcome = isCopied ? 'Copied' : 'Press Ctrl+C'
    label?.replaceChildren(outcome)
    said?.replaceChildren(outcome)
    setTimeout(() => {
      label?.replaceChildren('Copy')
      said?.replaceChildren()
    }, 2000)
  })
}

const data = find('[data-catalogue]')?.textContent
if (data) startWidgetPage(JSON.parse(data))
startFinding()
startCopying()
