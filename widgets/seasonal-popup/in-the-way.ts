import { pageBody } from '../../shared/platform/page/host/find-in-page'

const dialogs = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]'
const fields = 'input,textarea,select,iframe,[contenteditable]:not([contenteditable=false])'

/**
 * Returns true if a dialog is open: one of ours, the page's or a cookie banner. Many pages keep theirs hidden in the
 * DOM.
 */
export const isDialogOpen = (): boolean =>
  [...pageBody().querySelectorAll(dialogs)].some(dialog => dialog.checkVisibility?.() ?? true)

/** Returns true if a form field has the focus. */
export const isFieldInUse = (): boolean => document.activeElement?.matches(fields) === true
