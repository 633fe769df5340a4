import { failureMessages } from '../../shared/domain/api/client/failure-messages'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { useProviders } from '../../shared/platform/providers/provider'
import type { Ask } from './promo-check'

// Most people register without a code, so the code for the check is loaded only when somebody uses the field.
const fetchAsking = () => import('./ask-shop')

/** Checks a code, after loading the code for that; a failed load is reported like a failed request. */
export function useAsk(): { ask: Ask; prepare: () => void } {
  const messages = useMessages(failureMessages)
  const inject = useProviders()
  return {
    ask: async (code, signal) => {
      const asking = await fetchAsking().catch(() => null)
      if (!asking) return { kind: 'unanswered', message: messages.unreachable, isStale: false }
      return asking.askShop(inject(asking.apiProvider), { code, messages }, signal)
    },
    prepare: () => void fetchAsking().catch(() => {}),
  }
}
