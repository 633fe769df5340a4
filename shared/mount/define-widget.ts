import type { ComponentType } from 'react'
import type { WindowEvents } from '../page/window-events'
import { mountWidget } from './mount-widget'
import type { Options, OptionValues } from './options'
import type { LoadableWidget } from './widget-list'

export type WidgetDefinition<O extends Options = Options> = {
  /** The value of `data-widget`. */
  name: string
  /** The name that people use. */
  title: string
  group: 'Postcode and registration' | 'Ordering' | 'Baskets' | 'Account' | 'Sharing and contact'
  /** One or two sentences for an editor. */
  summary: string
  /** Stands in a row or a line of text, as wide as its content; it cannot ask how wide its place is. */
  isInline?: boolean
  options: O
  emits?: readonly (keyof WindowEvents)[]
  hears?: readonly (keyof WindowEvents)[]
  component: ComponentType<OptionValues<O>>
}

export type Widget<O extends Options = Options> = WidgetDefinition<O> & LoadableWidget

/** Makes a widget of its definition; types, validation, tables, catalogue and conformance tests come from it. */
export function defineWidget<O extends Options>(definition: WidgetDefinition<O>): Widget<O> {
  return { ...definition, mount: (placeholder, life) => mountWidget(definition, placeholder, life) }
}
