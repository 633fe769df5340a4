import { fieldErrors, list } from '../../shared/platform/options/options'
import { postPath } from '../../shared/platform/options/post-path'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { object, string, withFallback } from '../../shared/platform/values/decoder'
import { BusinessRequirements } from './BusinessRequirements'
import { businessRequirementsMessages } from './business-requirements-messages'

const typed = withFallback(string, '')

export const widget = defineWidget({
  name: 'business-requirements',
  title: 'Business requirements',
  group: 'Sharing and contact',
  summary: 'What a business needs each week; a table to write in, row by row.',
  inForm: true,
  options: {
    action: postPath(
      'Where a form of its own is posted, with `pname[]`, `usize[]`, `uquantity[]` and `_token`; without it the table stands in your form.',
    ),
    rows: list(
      'What stands in the rows, as in a form that came back: pname, usize, uquantity.',
      object({ pname: typed, usize: typed, uquantity: typed }),
    ),
    errors: fieldErrors(
      "The server's messages: for `pname` as a whole, or for one field of one row as `pname.0`.",
    ),
  },
  messages: businessRequirementsMessages,
  serverRendered: { facts: {}, unless: ['rows', 'errors'] },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          postsForm: true,
        }
      : undefined,
  component: BusinessRequirements,
})
