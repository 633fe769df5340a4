import { fieldErrors, path, text } from '../../shared/platform/options/options'

export const options = {
  action: path('The page that lists what is found; this page unless given.'),
  q: text('The words that were searched for.'),
  start: text('The first day of the search, such as 24/05/2026; 30 days ago unless given.'),
  end: text('The last day of the search, such as 24/05/2026; today unless given.'),
  errors: fieldErrors("The server's messages for start_date and end_date.", 'start_date', 'end_date'),
}
