import type { Example } from '../../../shared/platform/runtime/example'
import type { WidgetDefinition } from '../../../shared/platform/runtime/widget-definition'
import { widgets } from '../../../widgets'

/** The names of all widgets, for `test.each`. */
export const widgetNames = Object.keys(widgets)

/** A widget's definition, through the list that the loader reads. */
export async function definitionOf(name: string): Promise<WidgetDefinition> {
  const listed = widgets[name]
  if (!listed) throw new Error(`There is no widget "${name}" in widgets/index.ts.`)
  return (await listed.load()).widget as unknown as WidgetDefinition
}

/** A widget's examples, which the catalogue shows too. */
export async function examplesOf(name: string): Promise<readonly Example[]> {
  const { examples } = (await import(`../../../widgets/${name}/${name}.examples`)) as {
    examples: readonly Example[]
  }
  return examples
}

/** The page of an example: its placeholder inside the markup that it needs. */
export const pageOf = ({ markup, html = '{widget}' }: Example): string =>
  html.replace('{widget}', () => markup)
