import type { ReactNode } from 'react'
import { useShop } from '../../../shared/domain/hooks/use-shop'
import type { Product } from '../../../shared/domain/rules/product'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { Button } from '../../../shared/ui/button/Button'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { DialogActions } from '../../../shared/ui/dialog/DialogActions'
import { Picture } from '../../../shared/ui/product/Picture'
import { Price } from '../../../shared/ui/product/Price'
import { tintOf } from '../../../shared/ui/product/picture-tint'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../OrderDialog.module.css'
import { orderDialogMessages } from '../order-dialog-messages'
import { findAllergens } from './allergens'
import type { ProductFacts } from './product-facts'

type FactsProps = { facts: ProductFacts }

type ProductSheetProps = FactsProps & {
  product: Product
  /** The reason why nothing can be ordered now. */
  reason: string | undefined
  onAskPostcode: () => void
  /** The form that orders the product. */
  children: ReactNode
}

/** The product's facts, as far as the page gives them, and below them the form that orders it (J-66). */
export function ProductSheet({ product, facts, ...order }: ProductSheetProps) {
  const messages = useMessages(orderDialogMessages)
  return (
    <div className={styles.sheet}>
      <span className={styles.picture} data-tint={tintOf(product.image)}>
        <Picture image={product.image} size={240}>
          <span className={styles.note}>{messages.noPicture}</span>
        </Picture>
      </span>
      <div className={styles.facts}>
        <Cost {...{ product, facts }} />
        {facts.about && <p>{facts.about}</p>}
        <Food facts={facts} />
      </div>
      <div className={styles.way}>
        <Order product={product} {...order} />
      </div>
    </div>
  )
}

/** Price, unit price and size; a product without a price says so. */
function Cost({ product, facts }: FactsProps & { product: Product }) {
  const messages = useMessages(orderDialogMessages)
  return (
    <div>
      {product.price === null ? (
        <p>{messages.noPrice}</p>
      ) : (
        <p>
          <Price pence={product.price} size="large" />{' '}
          {facts.perUnit && <span className={styles.note}>{facts.perUnit}</span>}
        </p>
      )}
      {product.size && <p className={styles.note}>{product.size}</p>}
    </div>
  )
}

/** The ingredients and how to keep the product. If the page gives no ingredients of food, the sheet says so. */
function Food({ facts }: FactsProps) {
  const messages = useMessages(orderDialogMessages)
  const { contents, ingredients, allergens, keeping, isFood } = facts
  const { pieces, unnamed } = findAllergens(ingredients, allergens)
  return (
    <>
      {contents.length > 0 && (
        <section>
          <h3 className={styles.label}>{messages.contents}</h3>
          <ul className={styles.contents}>
            {contents.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may contain an entry twice
              <li key={at}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      {isFood && (
        <section>
          <h3 className={styles.label}>{messages.ingredients}</h3>
          {ingredients ? (
            <p>
              {pieces.map(({ text, isAllergen }, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by their order only
                isAllergen ? <b key={at}>{text}</b> : text,
              )}
            </p>
          ) : (
            <p>
              {messages.noIngredients} <TextLink href={pages.contact}>{messages.askUs}</TextLink>
            </p>
          )}
          {unnamed.length > 0 && (
            <p>
              <b>{interpolate(messages.contains, { allergens: unnamed.join(', ') })}</b>
            </p>
          )}
        </section>
      )}
      {keeping && (
        <section>
          <h3 className={styles.label}>{messages.keeping}</h3>
          <p>{keeping}</p>
        </section>
      )}
    </>
  )
}

type OrderProps = Omit<ProductSheetProps, 'facts'>

/** The form; a visitor without a confirmed postcode is asked for one first (OD-04). */
function Order({ product, reason, onAskPostcode, children }: OrderProps) {
  const messages = useMessages(orderDialogMessages)
  const isConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)
  if (!product.isAvailable || product.maxAllowed === 0)
    return <Alert tone="info" isSilent messages={[interpolate(messages.isOut, { name: product.name })]} />
  if (isConfirmed) return children
  return (
    <>
      {reason && <Alert tone="info" isSilent messages={[reason]} />}
      <DialogActions>
        <Button disabledReason={reason} onPress={onAskPostcode}>
          {messages.startOrder}
        </Button>
      </DialogActions>
    </>
  )
}
