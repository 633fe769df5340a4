/**
 * The kinds of marks. A comment prints nothing, a value prints something unknown. `open`, `next` and `close` are the
 * branches of a condition. A `switch` has branches only from the first `next` on. A `loop` closes with a word that may
 * also close a condition.
 */
export type MarkKind = 'value' | 'comment' | 'open' | 'next' | 'close' | 'loop' | 'switch'

export type Mark = { from: number; to: number; kind: MarkKind }
