import { useEffect, useRef, useState } from 'react'
import { useShopStore } from '../../shared/domain/hooks/use-shop'
import { setFocus } from '../../shared/platform/page/focus'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import type { usePostcodeCheck } from './check/use-postcode-check'
import type { PanelOptions } from './postcode-panel.options'

/** What leads the focus between the postcode's field and the button that stands in its place once it is confirmed. */
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
    /** Once what follows is on the page. */
    moveFocus: () => move(moves + 1),
  }
}

/** What can be done in the panel: typing, asking, changing a confirmed postcode, and going back from that. */
export function usePanelActions(
  { moving: isMoving, value }: Pick<PanelOptions, 'moving' | 'value'>,
  check: ReturnType<typeof usePostcodeCheck>,
  { field, moveFocus }: ReturnType<typeof usePostcodeFocus>,
) {
  const { editPostcode, cancelEdit } = useShopStore().getState()
  const [typed, setTyped, forgetTyped] = usePersistedState('postcode', value ?? '', persistedText)
  const ask = async () => {
    // Kept in the tab only while it is half typed: a postcode says where somebody lives.
    forgetTyped()
    if (await check.ask(typed)) setFocus(field.current)
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
      check.stop()
      moveFocus()
      // Where the shop could not be asked, the question is still the same.
      if (check.result?.outcome.kind === 'unanswered') void ask()
    },
  }
}
