import type { FailureMessages } from '../../shared/domain/api/client/failure-messages'
import { useProviders } from '../../shared/platform/providers/provider'
import type { Ask } from './promo-check'

// Most people register without a code, so the code for the check is loaded only when somebody uses the field.
const fetchAsking = () => import('./ask-shop')

/** Checks a code, after loading the code for that; a failed load is reported like a failed request. */
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
