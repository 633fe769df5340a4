import { type BoxOrder, goneFrom } from '../../domain/rules/boxes/box-order'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { Icon } from '../../ui/button/Icon'
import { crate } from '../../ui/button/icon-shapes'
import { Picture } from '../../ui/product/Picture'
import { tintOf } from '../../ui/product/picture-tint'
import styles from './BoxContents.module.css'
import { contentsMessages } from './contents-messages'

const mostShown = 3

/** Returns the products of a box but for those that cannot come, or could not: its sum leaves them out as well. */
function productsLeft(box: BoxOrder): BoxOrder['products'] {
  const gone = goneFrom(box)
  return box.products.filter(({ name }, at) =>
    name ? !gone.includes(name) : !box.deliveries[at]?.isUnavailable,
  )
}

/** Returns the first products of a box by name, such as "Veg box, cheddar and 3 more"; empty if none has a name. */
export function contentsInWords(box: BoxOrder, messages: { andMore: string }): string {
  const products = productsLeft(box)
  const named = products.slice(0, mostShown).flatMap(({ name }) => name || [])
  const more = products.length - named.length
  const names = named.join(', ')
  return names && more > 0 ? interpolate(messages.andMore, { names, more }) : names
}

/** The pictures of a box's first products, and the number of the others. */
export function BoxPictures({ box, isSmall }: { box: BoxOrder; isSmall?: boolean | undefined }) {
  const products = productsLeft(box)
  const shown = products.slice(0, mostShown)
  const more = products.length - shown.length
  return (
    <span className={styles.pictures} data-small={isSmall || undefined} aria-hidden="true">
      {shown.map(({ image }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a product has no identity here, and two may be called the same
        <span key={at} className={styles.round} data-tint={tintOf(image)}>
          <Picture image={image} size={48} className={styles.picture}>
            <Icon shape={crate} />
          </Picture>
        </span>
      ))}
      {more > 0 && <span className={styles.round}>{`+${more}`}</span>}
    </span>
  )
}

/** What a box holds, by picture and by name, wherever a box is shown (L-36, L-37). */
export function BoxContents({ box, isSmall }: { box: BoxOrder; isSmall?: boolean | undefined }) {
  const messages = useMessages(contentsMessages)
  const names = contentsInWords(box, messages)
  if (!box.products.length) return null
  return (
    <span className={styles.contents}>
      <BoxPictures box={box} isSmall={isSmall} />
      {names && <span className={styles.names}>{names}</span>}
    </span>
  )
}
