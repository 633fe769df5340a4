import { oneRequired, record, required } from '../../shared/platform/options/options'
import { groupsOf } from './nav-links'

export const options = {
  groups: oneRequired(
    required(
      record(
        // The page's console says this sentence, too, so it is not for editors alone.
        'The links of main, delivery, bestOfLocal and switch: lists of href and label.',
        groupsOf,
        'link',
      ),
    ),
  ),
}
