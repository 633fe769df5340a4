import type { Example } from '../../shared/runtime/example'
import type { DescribedWidget } from './describe'

export type CatalogueWidget = DescribedWidget
/** The build's `dist/editor/catalogue.json`. */
export type Catalogue = { widgets: readonly CatalogueWidget[] }

export const previewThemes = ['doorstep', 'plain', 'contrast'] as const
export type PreviewTheme = (typeof previewThemes)[number]

/** The example of that name, else the widget's first, else undefined. */
export function chosenExample(widget: CatalogueWidget, name: string | undefined): Example | undefined {
  return widget.examples.find(example => example.name === name) ?? widget.examples[0]
}

/** Where one example stands alone, for the frame of the live preview. */
export function previewAddress(widget: string, example: string, theme: string): string {
  return `/catalogue/preview?${new URLSearchParams({ widget, example, theme })}`
}

/** The widgets by group, groups in the order in which they first appear. */
export function byGroup({ widgets }: Catalogue): [group: string, widgets: CatalogueWidget[]][] {
  const groups = new Map<string, CatalogueWidget[]>()
  for (const widget of widgets) groups.set(widget.group, [...(groups.get(widget.group) ?? []), widget])
  return [...groups]
}
