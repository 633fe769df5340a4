import { createRoot } from 'react-dom/client'
import type { Options } from '../../../shared/platform/options/options'
import type { Example } from '../../../shared/platform/runtime/example'
import type { Markup } from '../../../shared/tools/doctor/placeholder/markup'
import { markupOfSource } from '../../../shared/tools/doctor/source/read-source'
import { widgets } from '../../../widgets/index'
import type { Fields } from './fields'
import { type Filled, type FormWidget, filledFrom, printed } from './filled'
import { ConfigureForm } from './form'
import { filledOfLink, linkOf } from './link'

/** The parts of the form that the page shows. */
export type Shown = {
  markup: string
  /** The placeholder for the preview; undefined while the page would refuse it. */
  placeholder: Markup | undefined
  /** True for an unchanged example. */
  isExample: boolean
}

/** Stores the form's content in the page's address. */
function keepInAddress(filled: Filled, isExample: boolean): void {
  const { pathname, search, hash } = location
  const wanted = isExample ? '' : linkOf(filled)
  if (hash !== wanted) history.replaceState(history.state, '', pathname + search + wanted)
}

async function knownOf(name: string, fields: Fields): Promise<FormWidget | undefined> {
  const loaded = await widgets[name]?.load()
  const { options } = (loaded?.widget ?? {}) as { options?: Options }
  return options && { name, options, fields }
}

/** Mounts the form of a widget. @returns a function that starts the form anew with an example. */
export async function startForm(
  place: HTMLElement,
  { widget, fields }: { widget: string; fields: Fields },
  show: (shown: Shown) => void,
): Promise<((example: Example | undefined) => void) | undefined> {
  const known = await knownOf(widget, fields)
  if (!known) return undefined
  const root = createRoot(place)
  let begun = 0
  let example: Example | undefined
  const render = () => {
    const untouched = filledFrom(example?.markup ?? '', known)
    const same = printed(untouched, known)
    const follow = (filled: Filled, markup: string, faults: readonly unknown[]) => {
      const isExample = markup === same
      keepInAddress(filled, isExample)
      const [placeholder] = markupOfSource(markup).children
      show({
        markup: isExample ? (example?.markup ?? markup) : markup,
        placeholder: faults.length ? undefined : placeholder,
        isExample,
      })
    }
    begun++
    root.render(
      <ConfigureForm
        key={begun}
        known={known}
        start={filledOfLink(location.hash) ?? untouched}
        follow={follow}
      />,
    )
  }
  addEventListener('hashchange', render)
  return next => {
    example = next
    render()
  }
}
