import { useShop } from '../../../shared/domain/hooks/use-shop'
import { pages } from '../../../shared/platform/page/addresses'
import { pageOrigin } from '../../../shared/platform/page/host/page-origin'
import { useNavigation } from '../../../shared/platform/providers/use-navigation'
import { Button } from '../../../shared/ui/button/Button'

type ContinueButtonProps = {
  /** The address to continue at; the registration page by default. */
  to: string | undefined
  words: string
  onClose: () => void
}

/**
 * Continues to registration (PC-24). It only closes the dialog on the registration page itself, where navigation would
 * empty the form, and for a customer, who is registered already.
 */
export function ContinueButton({ to = pages.register, words, onClose }: ContinueButtonProps) {
  const { goTo } = useNavigation()
  const isGuest = useShop(shop => shop.session.isGuest)
  const { pathname, search } = new URL(to, pageOrigin())
  const isHere = pathname === location.pathname && !search
  const isPointless = isHere || (pathname === new URL(pages.register, pageOrigin()).pathname && !isGuest)
  return (
    <Button tone="accent" onPress={isPointless ? onClose : () => goTo(to)}>
      {words}
    </Button>
  )
}
