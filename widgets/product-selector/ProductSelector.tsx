import type { Scheme } from '../../shared/domain/api/scheme'
import { useScheme } from '../../shared/features/registration/scheme'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { SendOnce } from '../../shared/platform/providers/SendOnce'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import { Surface } from '../../shared/ui/layout/Surface'
import { useLazyDialog } from '../../shared/ui/status/use-lazy-dialog'
import type { options } from './product-selector.options'
import { productSelectorMessages } from './product-selector-messages'

type ProductSelectorProps = OptionValues<typeof options>

/** The free product of a promotional code, inside the registration form (PS-01 to PS-09). */
export function ProductSelector({ scheme: printed, ...given }: ProductSelectorProps) {
  const { title } = useMessages(productSelectorMessages)
  const fetched = useScheme(title)
  const scheme = fetched === undefined ? printed : fetched
  if (!scheme?.isFree) return null
  return (
    <Surface>
      <FreeProducts scheme={scheme} {...given} />
      <SendOnce />
    </Surface>
  )
}

const load = () => import('./FreeProductChoice')

// Loaded only with a code, because few visitors have one.
function FreeProducts({
  scheme,
  product = '',
  ...given
}: Omit<ProductSelectorProps, 'scheme'> & { scheme: Scheme }) {
  const messages = useMessages(productSelectorMessages)
  const [chosen, choose] = usePersistedState('product', product, persistedText, product !== '')
  const { part, missing } = useLazyDialog(load, scheme, messages.productsMissing)
  if (part) return <part.FreeProductChoice {...{ scheme, chosen }} {...given} onChoose={choose} />
  return (
    <>
      {missing}
      {/* Until the choice is loaded, the form posts the initial value. */}
      <input type="hidden" name="product" value={chosen} />
    </>
  )
}
