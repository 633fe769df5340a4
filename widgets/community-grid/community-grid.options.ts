import { selector } from '../../shared/platform/options/selector'

export const options = {
  grid: selector(
    FOR_EDITORS && 'The selector of the grid, on this page and on the next.',
    '[data-community-grid]',
  ),
  next: selector(
    FOR_EDITORS && 'The selector of the link to the next page, inside this placeholder.',
    '[data-community-next]',
  ),
}
