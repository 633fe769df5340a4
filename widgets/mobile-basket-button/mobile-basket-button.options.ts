import { minimumOrderOption } from '../../shared/features/basket/minimum-order'

export const options = {
  minimumOrderValue: minimumOrderOption,
}
