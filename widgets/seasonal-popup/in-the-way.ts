import { pageBody } from '../../shared/platform/page/host/find-in-page'

const dialogs = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]'
const fields = 'input,textarea,select,iframe,[contenteditable]:not([contenteditable=false])'

/** Is a dialog open, ours or the page's, a cookie banner too? Many pages keep theirs hidden until then. */
export const isDialogOpen = (): boolean =>
  [...pageBody().querySelectorAll(dialogs)].some(dialog => dialog.checkVisibility?.() ?? true)

/** Is somebody in a field? */
export const isFieldInUse = (): boolean => document.activeElement?.matches(fields) === true
