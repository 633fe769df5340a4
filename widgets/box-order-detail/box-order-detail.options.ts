import { boxOption } from '../../shared/features/boxes/box.options'

export const options = {
  order: boxOption,
}
