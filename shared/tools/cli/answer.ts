/** What a server has answered to one request; `lost` says why there is no answer. */
export type Answer = { status: number; url: string; headers: Headers; text: string; networkError?: string }

/** Sends a request with the session that is probed. */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** Why something failed, in a sentence: a request that was not answered says so in its cause alone. */
export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  const { cause, code, path } = problem as NodeJS.ErrnoException
  if (code === 'ENOENT' && path) return `there is no file or folder ${path}.`
  return cause instanceof Error && cause.message ? `${problem.message} (${cause.message})` : problem.message
}

/** The same, by which a request that is not answered is an answer like any: one must not hide what the others say. */
export const tellingLosses =
  (send: Send, origin: string): Send =>
  (method, path, ...rest) =>
    send(method, path, ...rest).catch(
      (problem: unknown): Answer => ({
        status: 599,
        url: new URL(path, origin).href,
        headers: new Headers(),
        text: '',
        networkError: sentenceOf(problem),
      }),
    )

/** What a server does, in the words of a finding. */
export const answers = ({ status, networkError }: Answer): string =>
  networkError === undefined ? `answers ${status}` : `gives no answer: ${networkError}`
