import { useNavigation } from '../../shared/services/use-navigation'
import { Button } from '../../shared/ui/Button'

/** Leads on to registration; on that very page it only closes, since going there would empty the form (PC-24). */
export function ContinueButton({ to, words, onClose }: { to: string; words: string; onClose: () => void }) {
  const { goTo } = useNavigation()
  const { pathname, search } = new URL(to, location.origin)
  const isHere = pathname === location.pathname && !search
  return (
    <Button tone="accent" onPress={isHere ? onClose : () => goTo(to)}>
      {words}
    </Button>
  )
}
