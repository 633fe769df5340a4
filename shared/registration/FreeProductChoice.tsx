import { useId, useState } from 'react'
import type { FreeProduct, Scheme } from '../api/promo'
import { imageAddress } from '../text/image-address'
import { tintOf } from '../ui/picture-tint'
import { Title } from '../ui/Title'
import styles from './FreeProductChoice.module.css'

type FreeProductChoiceProps = {
  title: string
  /** Shown when the scheme names no product. */
  emptyText: string
  scheme: Scheme
  /** The id of the chosen product; one that the scheme does not have counts as none. */
  chosen: string
  onChoose: (id: string) => void
}

/** One tile per product of a free scheme (PS-01 to PS-06); posts `product` and `product_type`. */
export function FreeProductChoice({ title, emptyText, scheme, chosen, onChoose }: FreeProductChoiceProps) {
  const group = useId()
  const products = scheme.products.filter(({ id }) => id)
  if (!products.length) return <p className={styles.empty}>{emptyText}</p>
  const valid = products.some(({ id }) => id === chosen) ? chosen : ''
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <Title level={3} size="small">
          {title}
        </Title>
      </legend>
      <div className={styles.tiles}>
        {products.map(product => (
          <Tile
            key={product.id}
            group={group}
            product={product}
            isChosen={product.id === valid}
            onChoose={() => onChoose(product.id)}
          />
        ))}
      </div>
      <input type="hidden" name="product" value={valid} />
      <input
        type="hidden"
        name="product_type"
        value={scheme.rewardOrderType === 'regular' ? 'regular' : 'oneoff'}
      />
    </fieldset>
  )
}

type TileProps = { group: string; product: FreeProduct; isChosen: boolean; onChoose: () => void }

function Tile({ group, product, isChosen, onChoose }: TileProps) {
  const given = imageAddress(product.image, location.origin)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <label className={styles.tile}>
      {/* Belongs to no form: what is posted are the two hidden fields. */}
      <input
        className={styles.radio}
        type="radio"
        form=""
        name={group}
        value={product.id}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.picture} data-tint={tintOf(product.image ?? '')}>
        {given && given !== broken ? (
          <img
            className={styles.image}
            src={given}
            alt=""
            width="120"
            height="120"
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(given)}
          />
        ) : (
          <DefaultPicture />
        )}
      </span>
      <span>{product.name}</span>
    </label>
  )
}

function DefaultPicture() {
  return (
    <svg className={styles.default} viewBox="0 0 120 120" aria-hidden="true">
      <path d="M50 26h20v8H50zM52 34v12c0 8-9 10-9 22v24c0 5 3 8 8 8h18c5 0 8-3 8-8V68c0-12-9-14-9-22V34" />
    </svg>
  )
}
