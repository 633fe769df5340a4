import { useState } from 'react'
import { imageAddress } from '../rules/image-address'
import type { Product } from '../rules/product'
import { Price } from '../ui/Price'
import styles from './ProductSummary.module.css'

/** A product's picture with its price and size, above the form that orders it. */
export function ProductSummary({ product }: { product: Product }) {
  const address = imageAddress(product.image, location.origin)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className={styles.summary}>
      {address && address !== broken && (
        <span className={styles.tile}>
          <img
            className={styles.picture}
            src={address}
            alt=""
            width="96"
            height="96"
            onError={() => setBroken(address)}
          />
        </span>
      )}
      <p className={styles.words}>
        <Price pence={product.price} />
        {product.size && <span className={styles.size}>{product.size}</span>}
      </p>
    </div>
  )
}
