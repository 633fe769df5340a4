import { useState } from 'react'
import { imageAddress } from '../rules/image-address'
import { Icon } from '../ui/Icon'
import { crate } from '../ui/icon-shapes'
import styles from './BoxRow.module.css'

/** A product's picture on a tile; a crate where there is none or it does not load. */
export function ProductPicture({ image }: { image: string }) {
  const given = imageAddress(image, location.origin)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.tile}>
      {given && given !== broken ? (
        <img
          className={styles.picture}
          src={given}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(given)}
        />
      ) : (
        <Icon shape={crate} />
      )}
    </span>
  )
}
