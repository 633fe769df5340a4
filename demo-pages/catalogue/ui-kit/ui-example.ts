import type { ReactNode } from 'react'

/** One part of the kit with each of its states. */
export type UiExample = { name: string; states: { name: string; element: () => ReactNode }[] }
