import type { ReactNode } from 'react'
import { choiceExamples } from './examples/choices'
import { fieldExamples } from './examples/fields'
import { figureExamples } from './examples/figures'
import { layerExamples } from './examples/layers'
import { messageExamples } from './examples/messages'
import { pressExamples } from './examples/presses'
import { smallExamples } from './examples/small-parts'

/** One part of the kit with each of its states. */
export type UiExample = { name: string; states: { name: string; element: () => ReactNode }[] }

/** Every part in every state, for the catalogue page and for the tests that look at all of them. */
export const uiExamples: UiExample[] = [
  ...pressExamples,
  ...messageExamples,
  ...fieldExamples,
  ...choiceExamples,
  ...figureExamples,
  ...layerExamples,
  ...smallExamples,
]
