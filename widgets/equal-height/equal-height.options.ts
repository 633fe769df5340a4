import { selector } from '../../shared/platform/options/selector'

export const options = {
  columns: selector(
    FOR_EDITORS && 'The selector of each element whose children are columns.',
    '[data-equal-height]',
  ),
}
