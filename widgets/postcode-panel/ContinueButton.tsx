import { pages } from '../../shared/page/addresses'
import { useNavigation } from '../../shared/services/use-navigation'
import { useShop } from '../../shared/services/use-shop'
import { Button } from '../../shared/ui/Button'

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
