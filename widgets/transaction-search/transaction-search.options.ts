import { fieldErrors, path, text } from '../../shared/platform/options/options'

export const options = {
  action: path(FOR_EDITORS && 'The page that lists what is found; this page unless given.'),
  q: text(FOR_EDITORS && 'The words that were searched for.'),
  start: text(FOR_EDITORS && 'The first day of the search, such as 24/05/2026; 30 days ago unless given.'),
  end: text(FOR_EDITORS && 'The last day of the search, such as 24/05/2026; today unless given.'),
  errors: fieldErrors(
    FOR_EDITORS && "The server's messages for start_date and end_date.",
    'start_date',
    'end_date',
  ),
}
