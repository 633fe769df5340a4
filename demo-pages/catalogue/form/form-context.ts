import { createContext, type ReactNode, useContext } from 'react'
import type { Change } from './changes'
import type { Field, Place } from './fields'

/** A control for one value; `place` says where it is held. */
export type ControlProps<F extends Field = Field> = {
  field: F
  place: Place
  title: string
  held: unknown
  hint?: string | undefined
  isRequired?: boolean
  /** What stands for it while nothing is given. */
  fallback?: unknown
  /** Says something of its own where it is null. */
  isNullable?: boolean
  /** The label is for those who do not see the row. */
  isInRow?: boolean
}

type FormTools = {
  /** Returns the control of a value, for what is made of several. */
  Control: (props: ControlProps) => ReactNode
  /** Does it; afterwards the focus is on the element with that id, and that is said. */
  change: (change: Change, then?: { focus?: string; say?: string }) => void
  /** What is wrong at exactly that place. */
  faultAt: (place: Place) => string | undefined
}

export const FormContext = createContext<FormTools>({
  Control: () => null,
  change() {},
  faultAt: () => undefined,
})
export const useForm = (): FormTools => useContext(FormContext)

/** Returns the id of the control of a place. */
export const idOf = (place: Place): string => `form-${place.join('-')}`
