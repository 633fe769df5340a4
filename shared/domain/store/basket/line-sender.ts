import type { LineQuantities, Quantities } from './line-quantities'

/** What became of a customer's last wish for a line; `unknown` is a lost answer that a re-read could not clear up. */
export type MutationResult = 'applied' | 'refused' | 'unknown'

export type LineSenderOptions<Line> = {
  /** Sends one absolute quantity. */
  send: (line: Line, quantity: number) => Promise<void>
  /** Reads all lines; called only while nothing is being sent. */
  reread: () => Promise<Quantities<Line>>
  /** True for an error by which the server has answered no; any other leaves open whether it acted. */
  isRefusal: (error: unknown) => boolean
  /** Called once for each line's last wish. */
  onResult?: ((line: Line, result: MutationResult, quantity: number, error?: unknown) => void) | undefined
  /**
   * Called in the place of sending a wish for a line that the customer's own 0 has just taken out; `position` is the
   * wish's, for `perform`.
   */
  onChangeAfterRemoval?: ((line: Line, quantity: number, position: number) => void) | undefined
}

/** Sends one wish, or reads all lines, and tells what has become of the wishes. */
export function createLineSender<Line>(
  quantities: LineQuantities<Line>,
  { send, reread, isRefusal, onResult, onChangeAfterRemoval }: LineSenderOptions<Line>,
) {
  /** Gives the lines that are no longer there, or null when the server could not be read. */
  const readLines = async (): Promise<Line[] | null> => {
    let fresh: Quantities<Line>
    try {
      fresh = await reread()
    } catch {
      return null
    }
    const gone = quantities.takeIn(fresh)
    for (const [line, { quantity, position }] of gone) {
      quantities.drop(line)
      if (onChangeAfterRemoval && quantities.isRemoving(line)) onChangeAfterRemoval(line, quantity, position)
      else onResult?.(line, 'refused', quantity)
    }
    return gone.map(([line]) => line)
  }

  const sendRequest = async (line: Line, quantity: number): Promise<void> => {
    quantities.startSending(line, quantity)
    let result: MutationResult = 'applied'
    let gone: Line[] | null = []
    let error: unknown
    try {
      await send(line, quantity)
      quantities.confirm(line, quantity)
    } catch (problem) {
      error = problem
      quantities.noteFailure(line, isRefusal(problem))
      gone = await readLines()
      const isSoAnyway = gone && quantities.isOnServer(line, quantity)
      result = isSoAnyway ? 'applied' : isRefusal(problem) ? 'refused' : 'unknown'
    }
    quantities.stopSending()
    const newer = quantities.pendingFor(line)
    if (newer && onChangeAfterRemoval && !quantity && result === 'applied') {
      quantities.drop(line)
      onChangeAfterRemoval(line, newer.quantity, newer.position)
      return
    }
    // A newer wish, waiting or just dropped with its line, is the one whose result counts.
    if (!newer && !gone?.includes(line)) onResult?.(line, result, quantity, error)
  }

  return { readLines, sendRequest }
}
