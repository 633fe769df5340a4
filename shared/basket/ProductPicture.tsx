import { Icon } from '../ui/Icon'
import { crate } from '../ui/icon-shapes'
import { Picture } from '../ui/Picture'
import { tintOf } from '../ui/picture-tint'
import styles from './BasketRow.module.css'

/** A product's picture on a tile; a crate where there is none or it does not load. */
export const ProductPicture = ({ image }: { image: string }) => (
  <span className={styles.tile} data-tint={tintOf(image)}>
    <Picture image={image} size={48} className={styles.picture}>
      <Icon shape={crate} />
    </Picture>
  </span>
)
