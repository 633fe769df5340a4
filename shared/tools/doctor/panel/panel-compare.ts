import { button, type Child, make } from './panel-elements'

/** Selects a text, so that a person can copy it if the page may not write to the clipboard. */
function select(text: HTMLElement): void {
  const range = document.createRange()
  range.selectNodeContents(text)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Returns the lines of a text; lines that the other text does not have are marked. */
function marked(text: string, other: string): Child[] {
  const known = new Set(other.split('\n').map(line => line.trim()))
  return text
    .split('\n')
    .flatMap((line, at): Child[] => [at ? '\n' : '', known.has(line.trim()) ? line : make('mark', {}, line)])
}

const most = 3000
const shortened = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text)

function side(title: string, name: string, text: readonly Child[]): HTMLElement {
  const body = make('pre', { tabindex: '0', role: 'group', 'aria-label': name }, ...text)
  return make('div', {}, make('p', { class: 'side' }, title), body)
}

/**
 * Returns the current markup and its replacement side by side; only the current markup if the replacement is unknown.
 */
export function compare(
  { before, paste, gaps }: { before: string; paste?: string | undefined; gaps: readonly string[] },
  what: string,
  tell: (said: string) => void,
): Node[] {
  const now = before && side('Now', `Present markup of ${what}`, marked(shortened(before), paste ?? before))
  if (paste === undefined) {
    const asked =
      'Only you know what was meant, so change it by hand. The catalogue shows what each widget takes, and docs/place-a-widget.md how it is written.'
    return [make('p', { class: 'asked' }, asked), ...(now ? [now] : [])]
  }
  const fixed = side('Corrected', `Corrected markup of ${what}`, marked(paste, before || paste))
  const copy = button('Copy', `Copy the corrected markup of ${what}`, async () => {
    try {
      await navigator.clipboard.writeText(paste)
      tell('Copied.')
    } catch {
      select(fixed.querySelector('pre') as HTMLElement)
      tell('Selected. Copy it with the keyboard.')
    }
  })
  const asked = gaps.length > 0 && `Write what stands between … and … yourself: ${gaps.join(', ')}.`
  return [
    ...(asked ? [make('p', { class: 'asked' }, asked)] : []),
    make('div', { class: now ? 'sides' : '' }, now, fixed),
    copy,
  ]
}
