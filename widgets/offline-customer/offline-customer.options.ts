import { flag, linkAddress } from '../../shared/platform/options/options'

export const options = {
  checked: flag('Whether it starts ticked, as in a form that came back with errors.', false),
  email: linkAddress("The depot's email address."),
  phone: linkAddress("The depot's phone number; without email and phone the help leads to /contact."),
}
