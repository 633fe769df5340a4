import { useShop } from '../../../shared/domain/hooks/use-shop'
import { pages } from '../../../shared/platform/page/addresses'
import { useNavigation } from '../../../shared/platform/providers/use-navigation'
import { Button } from '../../../shared/ui/button/Button'

type ContinueButtonProps = {
  /** The registration, unless stated. */
  to: string | undefined
  words: string
  onClose: () => void
}

/**
 * Leads on to registration (PC-24). On that very page it only closes, since going there would empty the form; for a
 * customer too, who has nothing to register.
 */
export function ContinueButton({ to = pages.register, words, onClose }: ContinueButtonProps) {
  const { goTo } = useNavigation()
  const isGuest = useShop(shop => shop.session.isGuest)
  const { pathname, search } = new URL(to, location.origin)
  const isHere = pathname === location.pathname && !search
  const isPointless = isHere || (pathname === new URL(pages.register, location.origin).pathname && !isGuest)
  return (
    <Button tone="accent" onPress={isPointless ? onClose : () => goTo(to)}>
      {words}
    </Button>
  )
}
