import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readBasketQuantity } from '../../shared/domain/api/basket'
import { type Failure, failureOf } from '../../shared/domain/api/client/failure'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useShop } from '../../shared/domain/hooks/use-shop'
import type { Product } from '../../shared/domain/rules/product'
import { listen } from '../../shared/platform/page/events/window-events'

/** The quantity in the basket: as read, or as saved here since; or why it could not be read. */
type Reading = { held: number; isSaved?: boolean } | { failure: Failure } | null

/** Returns how many are in the basket, read when the form opens and whenever the basket has changed (OD-11, OD-16). */
export function useHeld(product: Product) {
  const api = useApi()
  const [reading, setReading] = useState<Reading>(null)
  const flight = useRef<AbortController>(undefined)
  const read = useEffectEvent(async () => {
    flight.current?.abort()
    const mine = new AbortController()
    flight.current = mine
    try {
      const held = await readBasketQuantity(api, product, mine.signal)
      if (flight.current !== mine) return
      setReading({ held: held ?? 0 })
    } catch (error) {
      const failure = failureOf(error)
      // After a saved change the quantity is known, so a failed read is not an error.
      if (flight.current === mine && failure) setReading(now => (now && 'isSaved' in now ? now : { failure }))
    }
  })
  const [again, setAgain] = useState(0)
  const outdated = useShop(({ session }) => session.outdated)
  // biome-ignore lint/correctness/useExhaustiveDependencies(again): another try reads again
  // biome-ignore lint/correctness/useExhaustiveDependencies(outdated): the previous reading is out of date
  useEffect(() => void read(), [again, outdated])
  useEffect(() => {
    const stop = listen('basket-updated', () => void read())
    return () => {
      stop()
      flight.current?.abort()
    }
  }, [])
  return {
    reading,
    /** Uses the saved quantity until the basket has been read again. */
    replace(held: number) {
      setReading({ held, isSaved: true })
    },
    readAgain() {
      setReading(null)
      setAgain(again + 1)
    },
  }
}
