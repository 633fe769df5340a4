import { useShop } from '../../shared/domain/hooks/use-shop'
import { pages } from '../../shared/platform/page/addresses'
import { useNavigation } from '../../shared/platform/providers/use-navigation'
import { Button } from '../../shared/ui/button/Button'

/**
 * Leads on to registration (PC-24). On that very page it only closes, since going there would empty the form; for a
 * customer too, who has nothing to register.
 */
export function ContinueButton({ to, words, onClose }: { to: string; words: string; onClose: () => void }) {
  const { goTo } = useNavigation()
  const isGuest = useShop(shop => shop.session.isGuest)
  const { pathname, search } = new URL(to, location.origin)
  const isHere = pathname === location.pathname && !search
  const isPointless = isHere || (pathname === pages.register && !isGuest)
  return (
    <Button tone="accent" onPress={isPointless ? onClose : () => goTo(to)}>
      {words}
    </Button>
  )
}
