/**
 * A comment prints nothing, a value something unknown. `open`, `next` and `close` are the branches of a condition; a
 * `switch` has branches only from the first `next` on; a `loop` closes with the word that a condition may close with.
 */
export type MarkKind = 'value' | 'comment' | 'open' | 'next' | 'close' | 'loop' | 'switch'

export type Mark = { from: number; to: number; kind: MarkKind }
