import { useServices } from '../../shared/services/service'
import type { Ask } from './promo-check'

// Most people register without a code: what talks to the shop is fetched when somebody turns to the field.
const fetchAsking = () => import('./ask-shop')

/** Asks the shop; what is needed for that is fetched first. `unreachable` is what to say when it does not arrive. */
export function useAsk(unreachable: string): { ask: Ask; prepare: () => void } {
  const need = useServices()
  return {
    ask: async (code, signal) => {
      const asking = await fetchAsking().catch(() => null)
      if (!asking) return { kind: 'unanswered', message: unreachable, isStale: false }
      return asking.askShop(need(asking.apiService), code, signal)
    },
    prepare: () => void fetchAsking().catch(() => {}),
  }
}
