import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { shopProvider } from '../../../../shared/domain/hooks/use-shop'
import { text } from '../../../../shared/platform/options/options'
import { pageProviders } from '../../../../shared/platform/providers/provider'
import { defineWidget } from '../../../../shared/platform/runtime/mount/define-widget'
import { BenchButton, counts } from './BenchButton'

export const widget = defineWidget({
  name: 'bench-button',
  title: 'Bench button',
  group: 'Ordering',
  summary: 'Measured, never placed.',
  options: { mark: text('Whose postcode it waits for.') },
  component: BenchButton,
})

/** For the benchmark page: the same component in bare roots, and the counts. */
export const bench = {
  counts,
  store: () => pageProviders(shopProvider),
  mountBare(element: Element) {
    const props = { mark: element.getAttribute('data-mark') ?? undefined }
    createRoot(element).render(createElement(BenchButton, props))
  },
}
Object.assign(globalThis, { bench })
