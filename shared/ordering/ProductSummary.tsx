import type { Product } from '../rules/product'
import { Picture } from '../ui/Picture'
import { Price } from '../ui/Price'
import styles from './ProductSummary.module.css'

/** A product's picture with its price and size, above the form that orders it. */
export const ProductSummary = ({ product }: { product: Product }) => (
  <div className={styles.summary}>
    <span className={styles.tile}>
      <Picture image={product.image} size={96} className={styles.picture} />
    </span>
    <p className={styles.words}>
      <Price pence={product.price} />
      {product.size && <span className={styles.size}>{product.size}</span>}
    </p>
  </div>
)
