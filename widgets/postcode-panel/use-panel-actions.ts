import { useEffect, useRef, useState } from 'react'
import { useShopStore } from '../../shared/domain/hooks/use-shop'
import { setFocus } from '../../shared/platform/page/focus'
import { focusWrongField } from '../../shared/platform/page/live-region'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import type { usePostcodeCheck } from './check/use-postcode-check'
import type { PanelOptions } from './postcode-panel.options'

/** Moves the focus between the postcode field and the button that replaces it once the postcode is confirmed. */
export function usePostcodeFocus() {
  const field = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const [moves, move] = useState(0)
  useEffect(() => {
    if (!moves) return
    setFocus(change.current)
    setFocus(field.current)
    field.current?.select()
  }, [moves])
  return {
    field,
    change,
    control: () => change.current ?? field.current,
    /** Moves the focus after the next render. */
    moveFocus: () => move(moves + 1),
  }
}

/** Returns the actions of the panel: typing, checking, editing a confirmed postcode, and cancelling that. */
export function usePanelActions(
  { moving: isMoving, value }: Pick<PanelOptions, 'moving' | 'value'>,
  check: ReturnType<typeof usePostcodeCheck>,
  { field, moveFocus }: ReturnType<typeof usePostcodeFocus>,
) {
  const { editPostcode, cancelEdit } = useShopStore().getState()
  const [typed, setTyped, forgetTyped] = usePersistedState('postcode', value ?? '', persistedText)
  const ask = async () => {
    // A half-typed postcode is stored in the tab only until it is checked, because it reveals where somebody lives.
    forgetTyped()
    const wrong = await check.ask(typed)
    if (wrong) focusWrongField(field.current, wrong)
  }
  return {
    typed,
    ask,
    type(text: string) {
      if (text !== typed) check.stop()
      setTyped(text)
    },
    edit(confirmed: string | null) {
      setTyped(confirmed ?? '')
      forgetTyped()
      editPostcode()
      moveFocus()
    },
    cancel() {
      check.stop()
      if (isMoving) setTyped('')
      else cancelEdit()
      forgetTyped()
      moveFocus()
    },
    tryAgain() {
      // The shop's message about the postcode stays below the field until the text changes.
      check.dismiss()
      moveFocus()
      // If the shop did not answer, the same check is sent again.
      if (check.result?.outcome.kind === 'unanswered') void ask()
    },
  }
}
