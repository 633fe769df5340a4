import type { ReactNode } from 'react'

/** One part of the kit, or one pattern, with each of its states; the rule says how it is used everywhere. */
export type UiExample = {
  name: string
  rule?: string
  states: { name: string; element: () => ReactNode }[]
}
