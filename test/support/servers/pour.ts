import type { ServerResponse } from 'node:http'

const blanks = Buffer.alloc(1_000_000, 32)

/** Sends that many pieces until the browser closes the connection. */
export function pour(
  out: NodeJS.WritableStream,
  most: number,
  answer = out as ServerResponse,
  piece = blanks,
  ms = 0,
) {
  let left = most
  const next = () => {
    if (answer.destroyed) return
    if (left-- <= 0) out.end()
    else out.write(piece, () => (ms ? setTimeout(next, ms) : next()))
  }
  next()
}
