import type { ComponentType } from 'react'
import type { Fact } from '#site/facts'
import type { WidgetGroup } from '#site/groups'
import type { Messages } from '../messages/use-messages'
import type { Fills, Options, OptionValues } from '../options/options'
import type { WindowEvents } from '../page/events/window-events'
import type { Asks } from './asks'

/** The definition of a widget; types, validation, tables, catalogue and conformance tests are derived from it. */
export type WidgetDefinition<O extends Options = Options> = {
  /** The value of `data-widget`. */
  name: string
  /** The widget's name for people. */
  title: string
  group: WidgetGroup
  /** One or two sentences for an editor. */
  summary: string
  /** The widget stands in a row or a line of text and is as wide as its content, so it cannot query its container's width. */
  isInline?: boolean
  options: O
  /** The widget's messages. A page may replace any of them under `labels`. */
  messages?: Messages
  /** Placeholders in braces that a page's messages may contain although ours do not; the page's doctor needs them. */
  fills?: Fills
  /** Its fields are posted with the form of the page around it, unless it has a `data-action`. */
  inForm?: boolean
  emits?: readonly (keyof WindowEvents)[]
  hears?: readonly (keyof WindowEvents)[]
  /** Not part of visitors' scripts. */
  asks?: Asks | undefined
  /**
   * Set if a page may server-render the widget's first state and leave it inactive (`data-load="printed"`). `facts`
   * explains each fact of `data-printed`. `unless` names the options with which only the widget itself can show its
   * first state. `factless` names option values whose first state needs no facts. `answer` is the read whose
   * response is shown first, and the facts that this response lacks.
   */
  serverRendered?: {
    facts: { readonly [Name in Fact]?: string }
    unless?: readonly (keyof O & string)[]
    factless?: { readonly [Name in keyof O & string]?: string }
    answer?: { call: string; needs: readonly Fact[] }
  }
  component: ComponentType<OptionValues<O>>
}
