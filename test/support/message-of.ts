/** The message of an error, or of any thrown value. */
export const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem)
