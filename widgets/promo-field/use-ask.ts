import type { FailureMessages } from '../../shared/domain/api/client/failure-messages'
import { useProviders } from '../../shared/platform/providers/provider'
import type { Ask } from './promo-check'

// Most people register without a code: what talks to the shop is fetched when somebody turns to the field.
const fetchAsking = () => import('./ask-shop')

/** Asks the shop; what is needed for that is fetched first. That it does not arrive is told like an answer that does not. */
export function useAsk(words: FailureMessages): { ask: Ask; prepare: () => void } {
  const inject = useProviders()
  return {
    ask: async (code, signal) => {
      const asking = await fetchAsking().catch(() => null)
      if (!asking) return { kind: 'unanswered', message: words.unreachable, isStale: false }
      return asking.askShop(inject(asking.apiProvider), { code, words }, signal)
    },
    prepare: () => void fetchAsking().catch(() => {}),
  }
}
