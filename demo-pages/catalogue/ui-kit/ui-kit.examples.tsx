import { choiceExamples } from './choices'
import { fieldExamples } from './fields'
import { figureExamples } from './figures'
import { layerExamples } from './layers'
import { messageExamples } from './messages'
import { patternExamples } from './patterns'
import { pressExamples } from './presses'
import { smallExamples } from './small-parts'
import type { UiExample } from './ui-example'

/** Every pattern, and every part in every state, for the catalogue page and for the tests that look at all of them. */
export const uiExamples: UiExample[] = [
  ...patternExamples,
  ...pressExamples,
  ...messageExamples,
  ...fieldExamples,
  ...choiceExamples,
  ...figureExamples,
  ...layerExamples,
  ...smallExamples,
]
