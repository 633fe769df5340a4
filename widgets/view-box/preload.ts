/**
 * Requests the dialog together with the button, if somebody's press or key has asked for the button. It runs before the script's
 * imports are loaded, so it may use none of them.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive) import('../../shared/features/boxes/ViewBoxDialog').catch(() => {})
}
