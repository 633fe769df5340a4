import { oneOf } from '../../shared/platform/options/options'

export const options = {
  variant: oneOf(
    'Which shelves the second step leads to: daily essentials, or Best of Local.',
    ['default', 'bol'],
    'default',
  ),
}
