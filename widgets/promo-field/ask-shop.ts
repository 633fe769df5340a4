import type { ApiClient } from '../../shared/domain/api/client/client'
import { explain, isApiError } from '../../shared/domain/api/client/errors'
import type { FailureWords } from '../../shared/domain/api/client/failure-wording'
import { checkPromoCode } from '../../shared/domain/api/promo'
import type { Answer } from './promo-check'

export { apiService } from '../../shared/domain/hooks/use-api'

/** Asks the shop about a promotional code; whatever happens, there is an answer to show. */
export async function askShop(
  api: ApiClient,
  { code, words }: { code: string; words: FailureWords },
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return { kind: 'valid', scheme: await checkPromoCode(api, code, signal) }
  } catch (error) {
    const problem = isApiError(error) ? error : null
    if (problem?.kind === 'rejected') {
      const message = problem.fields.code ?? explain(error, words)
      // "Too many attempts" and the like are no verdict on the code.
      const isVerdict = problem.fields.code || problem.status < 300 || problem.status === 422
      if (isVerdict) return { kind: 'invalid', message }
    }
    return {
      kind: 'unanswered',
      message: explain(error, words),
      isStale: problem?.kind === 'stale' && problem.isCurable,
    }
  }
}
