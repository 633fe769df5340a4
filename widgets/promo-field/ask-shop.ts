import type { ApiClient } from '../../shared/domain/api/client/client'
import { explain, isApiError } from '../../shared/domain/api/client/errors'
import type { FailureMessages } from '../../shared/domain/api/client/failure-messages'
import { checkPromoCode } from '../../shared/domain/api/promo'
import type { Answer } from './promo-check'

export { apiProvider } from '../../shared/domain/hooks/use-api'

/** Asks the shop about a promotional code; resolves to an answer to show, even after a failure. */
export async function askShop(
  api: ApiClient,
  { code, messages }: { code: string; messages: FailureMessages },
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return { kind: 'valid', scheme: await checkPromoCode(api, code, signal) }
  } catch (error) {
    const problem = isApiError(error) ? error : null
    if (problem?.kind === 'rejected') {
      const message = problem.fields.code ?? explain(error, messages)
      // A refusal with a reason, such as a stale token, says nothing about the code.
      if (problem.reason === null) return { kind: 'invalid', message }
    }
    return {
      kind: 'unanswered',
      message: explain(error, messages),
      isStale: problem?.kind === 'token-expired' && problem.isCurable,
    }
  }
}
