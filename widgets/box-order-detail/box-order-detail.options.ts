import { boxOption } from '../../shared/features/boxes/box.options'
import { postPath } from '../../shared/platform/options/post-path'

export const options = {
  order: boxOption,
  undoUrl: postPath(
    FOR_EDITORS &&
      'Where your server brings back a cancelled box, by a form with the token; without it there is no Undo.',
  ),
}
