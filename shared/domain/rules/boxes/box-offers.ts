import { type BoxOrder, isRepeating } from './box-order'

/** An action on a box: change one delivery of a series, the whole series or a single box, cancel it, or order its products again. */
export type BoxOffer = 'change-week' | 'change-all' | 'change' | 'cancel' | 'again'

/**
 * Returns what the state of a box allows, wherever the box is shown; the last is the main action (L-36, HB-41 to HB-43,
 * BD-13). Changing one delivery of a series needs its date.
 */
export function offersOf(box: BoxOrder): readonly BoxOffer[] {
  if (!isChangeable(box)) return ['again']
  const cancel: readonly BoxOffer[] = box.isPaid ? [] : ['cancel']
  if (!isRepeating(box)) return [...cancel, 'change']
  return box.date ? [...cancel, 'change-all', 'change-week'] : [...cancel, 'change-all']
}

/** Returns whether the box can still be changed. */
export const isChangeable = ({ isPastCutoff, isCancelled }: Pick<BoxOrder, 'isPastCutoff' | 'isCancelled'>) =>
  !(isPastCutoff || isCancelled)
