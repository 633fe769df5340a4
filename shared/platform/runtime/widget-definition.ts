import type { ComponentType } from 'react'
import type { Options, OptionValues } from '../options/options'
import type { WindowEvents } from '../page/events/window-events'
import type { Fact } from '../page/facts/published-facts'

/** Where a widget stands in the catalogue. */
export type WidgetGroup =
  | 'Postcode and registration'
  | 'Ordering'
  | 'Baskets'
  | 'Account'
  | 'Sharing and contact'
  | 'Page furniture'

/** What a widget says of itself; types, validation, tables, catalogue and conformance tests come from it. */
export type WidgetDefinition<O extends Options = Options> = {
  /** The value of `data-widget`. */
  name: string
  /** The name that people use. */
  title: string
  group: WidgetGroup
  /** One or two sentences for an editor. */
  summary: string
  /** Stands in a row or a line of text, as wide as its content; it cannot ask how wide its place is. */
  isInline?: boolean
  options: O
  /** Posts with a form of the page around it, unless it has a `data-action`. */
  inForm?: boolean
  emits?: readonly (keyof WindowEvents)[]
  hears?: readonly (keyof WindowEvents)[]
  /**
   * Where a page may print its first state and leave it inactive (`data-load="printed"`): what each fact of `data-printed` says
   * there, the options with which the first state is the widget's own to show, and values of options with which it says
   * nothing of the shop. `answer` is the read whose answer it shows first, and the facts of which that says nothing.
   */
  serverRendered?: {
    facts: { readonly [Name in Fact]?: string }
    unless?: readonly (keyof O & string)[]
    factless?: { readonly [Name in keyof O & string]?: string }
    answer?: { call: string; needs: readonly Fact[] }
  }
  component: ComponentType<OptionValues<O>>
}
