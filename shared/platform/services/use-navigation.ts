import { goTo, type Navigation, submitHiddenForm } from '../page/lifecycle/navigation'
import { type Service, useService } from './service'

export const navigationService: Service<Navigation> = () => ({ goTo, submitHiddenForm })

/** The ways off the page. */
export const useNavigation = (): Navigation => useService(navigationService)
