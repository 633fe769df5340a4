import { useId, useState } from 'react'
import type { FreeProduct, Scheme } from '../../shared/domain/api/scheme'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Title } from '../../shared/ui/layout/Title'
import { Picture } from '../../shared/ui/product/Picture'
import { tintOf } from '../../shared/ui/product/picture-tint'
import { chosen as chosenIn, ShownValue } from '../../shared/ui/ShownValue'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './FreeProductChoice.module.css'
import { FreeProductOrder, type PostedOrder } from './FreeProductOrder'
import { productSelectorMessages } from './product-selector-messages'

type FreeProductChoiceProps = PostedOrder & {
  scheme: Scheme
  /** The id of the chosen product; one that is not in the scheme counts as no choice. */
  chosen: string
  onChoose: (id: string) => void
  /** Shown for a product without an image. */
  defaultImage: string | undefined
  /** The server's messages about the previous choice. */
  errors: Readonly<Record<string, string>>
}

/**
 * A tile for each product of a scheme, and the quantity of the chosen one; posted with the page's own form (PS-01 to
 * PS-09).
 */
export function FreeProductChoice({
  scheme,
  chosen,
  onChoose,
  defaultImage,
  errors,
  ...posted
}: FreeProductChoiceProps) {
  const messages = useMessages(productSelectorMessages)
  const group = useId()
  const [isChanged, setChanged] = useState(false)
  const products = scheme.products.filter(({ id }) => id)
  if (!products.length) return <p className={styles.empty}>{messages.noFreeProduct}</p>
  const product = products.find(({ id }) => id === chosen)
  const said = Object.values(errors)
  const choose = ({ id, name }: FreeProduct) => {
    setChanged(true)
    onChoose(id)
    announce(interpolate(messages.nowChoose, { name }))
  }
  const chooseById = (id: string | null) => {
    const asked = products.find(each => each.id === id)
    if (asked) choose(asked)
  }
  return (
    <div className={styles.whole}>
      <fieldset className={styles.choice}>
        <Legend title={messages.title} />
        {said.length > 0 && !isChanged && <Alert tone="error" isSilent messages={said} />}
        <ShownValue access={chosenIn} value={product?.id ?? null} onChange={chooseById}>
          {(tiles, hear) => (
            <div className={styles.tiles} ref={tiles}>
              {products.map(each => (
                <Tile
                  key={each.id}
                  group={group}
                  product={each}
                  image={each.image || defaultImage}
                  isChosen={each === product}
                  onChoose={hear}
                />
              ))}
            </div>
          )}
        </ShownValue>
      </fieldset>
      <PostedChoice id={product?.id ?? ''} isRegular={scheme.rewardOrderType === 'regular'} />
      {product && (
        <FreeProductOrder
          key={`${product.id} ${scheme.rewardOrderType}`}
          onChange={() => setChanged(true)}
          missing={messages.productsMissing}
          {...{ scheme, product, posted }}
        />
      )}
    </div>
  )
}

const Legend = ({ title }: { title: string }) => (
  <legend className={styles.legend}>
    <Title level={3} size="small">
      {title}
    </Title>
  </legend>
)

/** The hidden fields that the page's own form posts. */
const PostedChoice = ({ id, isRegular }: { id: string; isRegular: boolean }) => (
  <>
    <input type="hidden" name="product" value={id} />
    <input type="hidden" name="product_type" value={isRegular ? 'regular' : 'oneoff'} />
  </>
)

type TileProps = {
  group: string
  product: FreeProduct
  image: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Tile({ group, product, image, isChosen, onChoose }: TileProps) {
  return (
    <label className={styles.tile}>
      {/* The radio buttons belong to no form, because the two hidden fields are posted instead. */}
      <input
        className={styles.radio}
        type="radio"
        form=""
        name={group}
        value={product.id}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.picture} data-tint={tintOf(product.image)}>
        <Picture image={image ?? ''} size={120} className={styles.image}>
          <DefaultPicture />
        </Picture>
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
