import { goTo, submitHiddenForm } from '../page/navigation'
import { type Navigation, useGiven } from './services'

const ofThisPage: Navigation = { goTo, submitHiddenForm }

/** The ways off the page. */
export const useNavigation = (): Navigation => useGiven('navigation') ?? ofThisPage
