import { flag } from '../../shared/platform/options/options'

export const options = {
  total: flag('Whether the total of the shown week stands beside the words.', false),
}
