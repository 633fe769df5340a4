/**
 * Requests the dialog together with the list, if somebody's press or key has asked for the list. It runs before the script's
 * imports are loaded, so it may use none of them.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive) import('../../shared/features/boxes/ViewBoxDialog').catch(() => {})
}
