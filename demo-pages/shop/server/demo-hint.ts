/** A value to type, and its outcome. */
export type DemoHint = { value: string; outcome: string }
