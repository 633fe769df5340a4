import type { WidgetGroup } from '#site/groups'
import type { Example } from '../../shared/platform/runtime/example'
import type { DescribedWidget } from './describe'
import type { Fields } from './form/fields'
import type { Contract } from './outline'

export type CatalogueWidget = DescribedWidget & { fields?: Fields }
/** The build's `dist/editor/catalogue.json`, and its `dist/openapi.json`. */
export type Catalogue = { widgets: readonly CatalogueWidget[]; contract?: Contract }

export const previewThemes = ['doorstep', 'plain', 'contrast'] as const
export type PreviewTheme = (typeof previewThemes)[number]

/** Returns the example with that name, else the widget's first example, else undefined. */
export function chosenExample(widget: CatalogueWidget, name: string | undefined): Example | undefined {
  return widget.examples.find(example => example.name === name) ?? widget.examples[0]
}

export const previewPath = '/catalogue/preview'

/** Returns the address of a page with only this example, for the frame of the live preview. */
export function previewAddress(widget: string, example: string, theme: string): string {
  return `${previewPath}?${new URLSearchParams({ widget, example, theme })}`
}

const groups: readonly WidgetGroup[] = [
  'Postcode and registration',
  'Ordering',
  'Baskets',
  'Account',
  'Sharing and contact',
  'Page furniture',
]

/** Returns the widgets by group, in the order in which a shop is used; a group without widgets is left out. */
export const byGroup = ({ widgets }: Catalogue): [group: string, widgets: CatalogueWidget[]][] =>
  groups
    .map((group): [string, CatalogueWidget[]] => [group, widgets.filter(widget => widget.group === group)])
    .filter(([, found]) => found.length > 0)
