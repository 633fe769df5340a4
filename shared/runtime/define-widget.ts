import type { Options } from '../options/options'
import { mountWidget } from './mount-widget'
import type { WidgetDefinition } from './widget-definition'
import type { LoadableWidget } from './widget-list'

export type Widget<O extends Options = Options> = WidgetDefinition<O> & LoadableWidget

/** Makes a widget of its definition. */
export function defineWidget<O extends Options>(definition: WidgetDefinition<O>): Widget<O> {
  return { ...definition, mount: (placeholder, life) => mountWidget(definition, placeholder, life) }
}
