import { path, positiveNumber, required, wholeNumber } from '../../shared/platform/options/options'

export const options = {
  total: required(wholeNumber(FOR_EDITORS && 'How many things the whole list has.')),
  page: positiveNumber(FOR_EDITORS && 'The page that is shown, counted from 1.', 1),
  perPage: positiveNumber(FOR_EDITORS && 'How many things a page has.', 25),
  chunk: positiveNumber(FOR_EDITORS && 'How many page numbers are shown at a time.', 10),
  url: path(
    FOR_EDITORS &&
      "The address of a page, in which {page} stands for its number; unless given, this page's own with its `page` replaced.",
  ),
}
