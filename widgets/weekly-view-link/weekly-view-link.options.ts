import { flag } from '../../shared/platform/options/options'

export const options = {
  total: flag(FOR_EDITORS && 'Whether the total of the shown week stands beside the words.', false),
}
