import { fieldErrors, list } from '../../shared/platform/options/options'
import { postPath } from '../../shared/platform/options/post-path'
import { object, string, withFallback } from '../../shared/platform/values/decoder'

const typed = withFallback(string, '')

export const options = {
  action: postPath(
    FOR_EDITORS &&
      'Where a form of its own is posted, with `pname[]`, `usize[]`, `uquantity[]` and `_token`; without it the table stands in your form.',
  ),
  rows: list(
    FOR_EDITORS && 'What stands in the rows, as in a form that came back: pname, usize, uquantity.',
    object({ pname: typed, usize: typed, uquantity: typed }),
  ),
  errors: fieldErrors(
    FOR_EDITORS && "The server's messages: for `pname` as a whole, or for one field of one row as `pname.0`.",
  ),
}
