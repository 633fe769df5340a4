import { goTo, type Navigation, submitHiddenForm } from '../page/lifecycle/navigation'
import { type Provider, useProvider } from './provider'

export const navigationProvider: Provider<Navigation> = () => ({ goTo, submitHiddenForm })

/** Returns the ways to leave the page. */
export const useNavigation = (): Navigation => useProvider(navigationProvider)
