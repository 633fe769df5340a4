import type { Scheme } from '../../shared/api/promo'
import { leftText, useLeftDraft } from '../../shared/services/use-draft'
import { usePart } from '../../shared/services/use-part'
import { Alert } from '../../shared/ui/Alert'
import type { PromoWording } from './promo-wording'

type FreeProductsProps = {
  scheme: Scheme
  chosenBefore: string | undefined
  labels: PromoWording
}

const load = () => import('../../shared/registration/FreeProductChoice')

/** The choice that a free scheme brings (PF-10); few visitors have such a code, so it is fetched when needed. */
export function FreeProducts({ scheme, chosenBefore = '', labels }: FreeProductsProps) {
  const [chosen, setChosen] = useLeftDraft('product', chosenBefore, leftText)
  const part = usePart(load, scheme)
  if (part === 'missing') return <Alert tone="error">{labels.productsMissing}</Alert>
  return (
    part && (
      <part.FreeProductChoice
        title={labels.freeProduct}
        emptyText={labels.noFreeProduct}
        scheme={scheme}
        chosen={chosen}
        onChoose={setChosen}
      />
    )
  )
}
