import { fieldErrors, flag, shownText, text } from '../../shared/platform/options/options'

export const options = {
  editing: flag(FOR_EDITORS && 'Whether the fields are open at first.', false),
  username: text(FOR_EDITORS && 'What the customer logs in with, for the password manager of the browser.'),
  hint: shownText(FOR_EDITORS && 'What a new password has to be like, in your own words.'),
  errors: fieldErrors(
    FOR_EDITORS && "The server's messages for old_password, password and password_confirmation.",
    'old_password',
    'password',
    'password_confirmation',
  ),
}
