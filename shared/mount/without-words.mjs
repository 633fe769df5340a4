// Build pass: what definitions say to editors is for tables and completion; visitors need not download it.
import { readFile } from 'node:fs/promises'

const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}[^${'`'}]*${'`'})`
const summaries = new RegExp(String.raw`\b(summary|title|group):\s*${text}(?=,)`, 'g')
const abouts = new RegExp(
  String.raw`\b(text|flag|wholeNumber|calendarDate|path|oneOf|list|record|fieldErrors|slot)\(\s*${text}`,
  'g',
)

/** Empties the words of a definition's source. */
export const withoutWords = source => source.replace(summaries, "$1: ''").replace(abouts, "$1(''")

export const withoutWordsPlugin = {
  name: 'without-words',
  setup({ onLoad }) {
    onLoad({ filter: /\.widget\.ts$/ }, async ({ path }) => ({
      contents: withoutWords(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}
