import { oneRequired, record, required } from '../../shared/platform/options/options'
import { groupsOf } from './nav-links'

export const options = {
  groups: oneRequired(
    required(
      record(
        // Not behind FOR_EDITORS: the page's console shows this sentence too.
        'The links of main, delivery, bestOfLocal and switch: lists of href and label.',
        groupsOf,
        'link',
      ),
    ),
  ),
}
