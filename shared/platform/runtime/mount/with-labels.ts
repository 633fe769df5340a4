import { labels, type Options } from '../../options/options'
import type { WidgetDefinition } from '../widget-definition'

/** Adds to a definition the option that replaces its messages. */
export function withLabels<O extends Options>(written: WidgetDefinition<O>): WidgetDefinition<O> {
  const { options, messages, fills } = written
  return { ...written, options: { ...options, ...(messages && { labels: labels(messages, fills) }) } }
}
