import { useEffect } from 'react'
import { announce } from '../page/shell'
import { basketTotals } from '../rules/basket'
import { useBasket } from '../services/use-basket'
import { fill } from '../text/fill'
import { Alert } from '../ui/Alert'
import type { BoxesWording } from './boxes-wording'

/** Says that the basket holds something already; the products of a box that is ordered again are added to it. */
export function BasketNote({ labels }: { labels: BoxesWording }) {
  const count = useBasket(({ basket }) => (basket ? basketTotals(basket).items : 0))
  const items = count === 1 ? labels.oneItem : fill(labels.manyItems, { count })
  const words = count > 0 ? fill(labels.addsToBasket, { items }) : ''
  useEffect(() => {
    if (words) announce(words)
  }, [words])
  return words && <Alert tone="info" messages={[words]} isSilent />
}
