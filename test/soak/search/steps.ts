import type { FaultKind } from '../../../demo-pages/shop/server/fault-kinds'

/** A control to press or fill in, identified by its kind and name, so that it is found again. */
export type Target = {
  tag: string
  name: string
  /** The position among controls of the same name. */
  nth: number
  /** Whether it belongs to a widget. */
  isOurs: boolean
}

/** The kind of press. */
export type Hand = 'mouse' | 'touch' | 'Enter' | 'Space'

/** One action of a visitor, or an event. */
export type Step =
  | { do: 'press'; hand: Hand; target: Target }
  | { do: 'fill'; target: Target; text: string }
  | { do: 'keys'; keys: string }
  | { do: 'go'; to: 'back' | 'forward' | 'reload' }
  | { do: 'lose line' | 'find line' }
  | { do: 'fault'; kind: FaultKind; match: string; times: number }

/** The visitor, the first page, and the device. */
export type Start = {
  address: string
  as: 'guest' | 'customer'
  hasPostcode: boolean
  width: number
  /** The visitor's pointing device. */
  means: 'mouse' | 'touch' | 'keys'
}

export type Walk = { start: Start; steps: readonly Step[] }

const called = ({ tag, name, nth }: Target) => `the ${tag} “${name}”${nth ? ` (number ${nth + 1})` : ''}`

/** A step in words. */
function tellStep(step: Step): string {
  switch (step.do) {
    case 'press':
      return `presses ${called(step.target)} with ${step.hand === 'mouse' ? 'the mouse' : step.hand}`
    case 'fill':
      return `fills ${called(step.target)} with “${step.text}”`
    case 'keys':
      return `presses ${step.keys}`
    case 'go':
      return step.to === 'reload' ? 'reloads the page' : `goes ${step.to}`
    case 'lose line':
      return 'loses the connection'
    case 'find line':
      return 'has the connection again'
    case 'fault':
      return `has the shop answer ${step.match} with ${step.kind}, ${step.times} times`
  }
}

/** A walk in words, one line a step. */
export function tellWalk({ start, steps }: Walk): string {
  const { as, address, width, means, hasPostcode } = start
  const who = as === 'guest' ? `a guest ${hasPostcode ? 'with' : 'without'} a postcode` : 'a customer'
  const first = `${who} opens ${address} at ${width} px, with ${means === 'keys' ? 'the keyboard alone' : means}`
  return [first, ...steps.map(tellStep)].map((line, at) => `  ${at}. ${line}`).join('\n')
}
