import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { readBasketQuantity } from '../../shared/api/basket'
import { type Failure, failureOf, linesOf } from '../../shared/api/failure'
import { numbered } from '../../shared/api/fields'
import { ProductSummary } from '../../shared/ordering/ProductSummary'
import { useReplaced } from '../../shared/ordering/use-replaced'
import { announce } from '../../shared/page/shell'
import { emit, listen } from '../../shared/page/window-events'
import type { Product } from '../../shared/rules/product'
import { maxQuantity } from '../../shared/rules/quantity'
import { theBasket } from '../../shared/services/connect-basket'
import { FailedCall } from '../../shared/services/FailedCall'
import { useApi } from '../../shared/services/use-api'
import { useBasketStore } from '../../shared/services/use-basket'
import { fill } from '../../shared/text/fill'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { DialogActions } from '../../shared/ui/DialogActions'
import { Price } from '../../shared/ui/Price'
import { QuantityStepper } from '../../shared/ui/QuantityStepper'
import styles from './OrderDialog.module.css'
import type { OrderDialogWording } from './order-dialog-wording'

type BasketFormProps = {
  product: Product
  labels: OrderDialogWording
  blocked: string | undefined
  onPosted: () => void
  onBusy: (isBusy: boolean) => void
}

type Reading = { held: number } | { failure: Failure } | null

/** How many of a Best of Local product the basket is to hold: read first, so that it is set and not added to. */
export function BasketForm({ product, labels, blocked, onPosted, onBusy }: BasketFormProps) {
  const basket = useBasketStore()
  const formId = useId()
  const { reading, readAgain, note } = useHeld(product)
  const replaced = useReplaced()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const isUnderWay = useRef(false)
  const latest = useRef(chosen)

  const held = reading && 'held' in reading ? reading.held : 0
  const max = maxQuantity(product.maxAllowed)
  const quantity = chosen ?? (held > 0 ? held : Math.min(1, max))
  const limit = fill(labels.most, { max })
  const hurdle =
    reading === null
      ? labels.pleaseWait
      : 'failure' in reading
        ? linesOf(reading.failure, labels)[0]
        : blocked
  const reason = hurdle ?? (!quantity ? labels.nothing : quantity > max ? limit : undefined)

  const settle = (next: number | null) => {
    latest.current = next
    setChosen(next)
  }
  const choose = (next: number) => {
    settle(next)
    replaced.forget()
    setMessage(null)
    setFailure(null)
  }
  const post = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    onBusy(true)
    setFailure(null)
    replaced.forget()
    try {
      const saved = await basket.getState().add(product, { quantity, increment: false })
      const said = saved.message || `${product.name}: ${labels.added}`
      setMessage(said)
      announce(said)
      emit(
        'product-posted',
        { template: 'bol', product: numbered(product.id), quantity },
        { cancelable: true, by: theBasket },
      )
      note(quantity)
      // What was changed meanwhile is still to be sent.
      if (latest.current !== chosen) return
      settle(null)
      onPosted()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
      onBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason) void post()
  }

  return (
    <form id={formId} className={styles.form} onSubmit={submit} {...replaced.presses}>
      <ProductSummary product={product} />
      {message && <Alert tone="success" isSilent messages={[message]} />}
      {failure && <FailedCall failure={failure} />}
      {reading && 'failure' in reading && <FailedCall failure={reading.failure} onAgain={readAgain} />}
      {blocked && <Alert tone="info" isSilent messages={[blocked]} />}
      <div className={styles.quantity}>
        <span className={styles.label}>{labels.quantity}</span>
        <QuantityStepper
          value={quantity}
          onChange={choose}
          of={product.name}
          max={max}
          disabledReason={hurdle}
          onReplaced={(text, by) => replaced.explain(text, { by, max, what: labels.theQuantity })}
        />
      </div>
      {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
      {(product.maxAllowed !== null || quantity >= max) && <p className={styles.note}>{limit}</p>}
      {held > 0 && (
        <p className={styles.note}>
          {labels.already} {held}
        </p>
      )}
      <DialogActions>
        <b className={styles.price}>
          <Price pence={product.price === null ? null : product.price * quantity} />
        </b>
        <Button
          type="submit"
          form={formId}
          busy={isBusy && labels.saving}
          disabledReason={reason}
          onPress={event => {
            if (replaced.isNews()) event.preventDefault()
          }}
        >
          {held > 0 ? labels.update : labels.add}
        </Button>
      </DialogActions>
    </form>
  )
}

/** How many are in the basket, read when the form opens and whenever the basket has changed (OD-11, OD-16). */
function useHeld(product: Product) {
  const api = useApi()
  const [reading, setReading] = useState<Reading>(null)
  const flight = useRef<AbortController>(undefined)
  const read = useEffectEvent(async () => {
    flight.current?.abort()
    const mine = new AbortController()
    flight.current = mine
    try {
      const held = await readBasketQuantity(api, product, mine.signal)
      if (flight.current === mine) setReading({ held: held ?? 0 })
    } catch (error) {
      const failure = failureOf(error)
      if (flight.current === mine && failure) setReading({ failure })
    }
  })
  useEffect(() => {
    void read()
    const stop = listen('basket-updated', () => void read())
    return () => {
      stop()
      flight.current?.abort()
    }
  }, [])
  const [again, setAgain] = useState(0)
  useEffect(() => {
    if (again) void read()
  }, [again])
  return {
    reading,
    /** Takes over what was saved, until it has been read. */
    note: (held: number) => setReading({ held }),
    readAgain() {
      setReading(null)
      setAgain(again + 1)
    },
  }
}
