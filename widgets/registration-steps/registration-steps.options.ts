import { oneOf } from '../../shared/platform/options/options'

export const options = {
  variant: oneOf(
    FOR_EDITORS && 'Which shelves the second step leads to: daily essentials, or Best of Local.',
    ['default', 'bol'],
    'default',
  ),
}
