import { createContext, type ReactNode, useContext } from 'react'
import type { Change } from './changes'
import type { Field, Place } from './fields'

/** The props of a control for one value; `place` is the place of the value. */
export type ControlProps<F extends Field = Field> = {
  field: F
  place: Place
  title: string
  held: unknown
  hint?: string | undefined
  isRequired?: boolean
  /** The value that applies while none is given. */
  fallback?: unknown
  /** True if null has a meaning of its own. */
  isNullable?: boolean
  /** True in a row, where only screen readers need the label. */
  isInRow?: boolean
}

type FormTools = {
  /** Renders the control of a part of a value. */
  Control: (props: ControlProps) => ReactNode
  /** Makes the change; afterwards focuses the element with the id `focus`, and announces `say`. */
  change: (change: Change, then?: { focus?: string; say?: string }) => void
  /** Returns the fault at exactly that place. */
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
