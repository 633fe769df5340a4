import { Icon } from '../../ui/button/Icon'
import { crate } from '../../ui/button/icon-shapes'
import { Picture } from '../../ui/product/Picture'
import { tintOf } from '../../ui/product/picture-tint'
import styles from './BasketRow.module.css'

/** A product's picture on a tile, or a crate if it is missing or does not load. */
export const ProductPicture = ({ image }: { image: string }) => (
  <span className={styles.tile} data-tint={tintOf(image)}>
    <Picture image={image} size={48} className={styles.picture}>
      <Icon shape={crate} />
    </Picture>
  </span>
)
