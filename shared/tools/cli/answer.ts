/** A server's response to one request; `networkError` says why there is none. */
export type Answer = { status: number; url: string; headers: Headers; text: string; networkError?: string }

/** Sends a request within the session that is being probed. */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** The reason of a failure in a sentence; for a failed request the reason is only in its `cause`. */
export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  const { cause, code, path } = problem as NodeJS.ErrnoException
  if (code === 'ENOENT' && path) return `there is no file or folder ${path}.`
  return cause instanceof Error && cause.message ? `${problem.message} (${cause.message})` : problem.message
}

/** Turns a failed request into an answer like any other, so that it does not stop the remaining checks. */
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

/** The server's behaviour, in the words of a finding. */
export const answers = ({ status, networkError }: Answer): string =>
  networkError === undefined ? `answers ${status}` : `gives no answer: ${networkError}`
