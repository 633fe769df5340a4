import type { Options } from '../../options/options'
import { measure } from '../../page/events/measure'
import type { Drafts } from '../../providers/use-draft'
import type { WidgetDefinition } from '../widget-definition'
import type { LoadableWidget, MountLife } from '../widget-list'
import { mountWidget } from './mount-widget'
import { withLabels } from './with-labels'

type Widget<O extends Options> = WidgetDefinition<O> & LoadableWidget

/** Adds to a widget's definition its `mount` function and the option that replaces its messages. */
export function defineWidget<O extends Options>(written: WidgetDefinition<O>): Widget<O> {
  const definition = withLabels(written)
  // What a person has typed stays with its placeholder, as with a field of the page that is taken out and put back.
  const drafts = new WeakMap<HTMLElement, Drafts>()
  return {
    ...definition,
    mount: (placeholder, life) => mountWidget(definition, placeholder, timed(written.name, life), drafts),
  }
}

/** Wraps `life` so that the time until the widget is shown is measured. */
const timed = (name: string, life: MountLife): MountLife => ({
  ...life,
  shown() {
    life.shown()
    measure('widget', name, life.since, 'mounted')
  },
})
