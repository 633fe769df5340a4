import { reload } from '../page/reload'
import { useGiven } from './services'

/** Loads the page again. */
export const useReload = (): (() => void) => useGiven('reload') ?? reload
