import type { Product } from '../../domain/rules/product'
import { Picture } from '../../ui/product/Picture'
import { Price } from '../../ui/product/Price'
import { tintOf } from '../../ui/product/picture-tint'
import styles from './ProductSummary.module.css'

/** A product's picture with its price and size, above the form that orders it. */
export const ProductSummary = ({ product }: { product: Product }) => (
  <div className={styles.summary}>
    <span className={styles.tile} data-tint={tintOf(product.image)}>
      <Picture image={product.image} size={96} className={styles.picture} />
    </span>
    <p className={styles.words}>
      <Price pence={product.price} size="large" />{' '}
      {product.size && <span className={styles.size}>{product.size}</span>}
    </p>
  </div>
)
