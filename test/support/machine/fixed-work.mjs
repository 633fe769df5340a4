// Does the same piece of work each time, and prints how many milliseconds it took; see pace.mjs.

/** Objects, texts, maps and lists, as pages and tests make them; about half a second. */
function work() {
  let sum = 0
  for (let round = 0; round < 12; round++) {
    const rows = Array.from({ length: 12_000 }, (_, at) => ({
      id: (at * 7919) % 12_007,
      name: `Line ${at} of ${round}`,
      tags: [at % 7, at % 11],
    }))
    const byName = new Map(
      rows.map(row => [row.name.replace(/\d+/g, digits => digits.padStart(6, '0')), row]),
    )
    const read = JSON.parse(JSON.stringify(rows.toSorted((one, other) => one.id - other.id)))
    for (const { name, tags } of read) sum += name.length + tags[0] + byName.size
  }
  return sum
}

const began = performance.now()
work()
process.stdout.write(String(performance.now() - began))
