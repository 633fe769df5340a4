import { useEffect } from 'react'
import { useBasket } from '../../domain/hooks/use-basket'
import { basketTotals } from '../../domain/rules/basket'
import { announce } from '../../platform/page/shell'
import { fill } from '../../platform/values/fill'
import { Alert } from '../../ui/status/Alert'
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
