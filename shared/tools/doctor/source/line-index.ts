// Converts positions of a source into lines and columns. The lines are cached, because a file with many faults has many
// positions.

let indexed = ''
let starts: readonly number[] = [0]

/** Returns the positions at which the lines of the source begin; the last source's positions are cached. */
function lineStarts(source: string): readonly number[] {
  if (source === indexed) return starts
  const found = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) found.push(at + 1)
  indexed = source
  starts = found
  return found
}

/** Returns the line and the column of a position, both from 1. */
export function placeIn(source: string, at: number): { line: number; column: number } {
  const lines = lineStarts(source)
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: at - (lines[low] ?? 0) + 1 }
}
