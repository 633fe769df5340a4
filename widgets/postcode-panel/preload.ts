/**
 * Requests the dialog of the answer together with the panel, if somebody's press or key has asked for the panel. It runs before
 * the script's imports are loaded, so it may use none of them.
 */
export function preload(): void {
  if (navigator.userActivation?.isActive) import('./results/ResultDialog').catch(() => {})
}
