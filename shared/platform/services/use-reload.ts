import { reload } from '../page/lifecycle/reload'
import { type Service, useService } from './service'

export const reloadService: Service<() => void> = () => reload

/** Loads the page again. */
export const useReload = (): (() => void) => useService(reloadService)
