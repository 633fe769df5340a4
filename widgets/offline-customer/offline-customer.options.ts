import { flag, linkAddress } from '../../shared/platform/options/options'

export const options = {
  checked: flag(FOR_EDITORS && 'Whether it starts ticked, as in a form that came back with errors.', false),
  email: linkAddress(FOR_EDITORS && "The depot's email address."),
  phone: linkAddress(
    FOR_EDITORS && "The depot's phone number; without email and phone the help leads to /contact.",
  ),
}
