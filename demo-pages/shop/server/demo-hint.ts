/** What a person can type to see one outcome. */
export type DemoHint = { value: string; outcome: string }
