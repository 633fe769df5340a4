import type { Machine } from './machine.mjs'
import type { Need } from './needs.mjs'

export const demanding: string[]
export function missingFor(stages: readonly string[], machine?: Machine): Need[]
export function getReady(stages: readonly string[], machine?: Machine): void
