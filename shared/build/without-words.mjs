// What definitions say to editors is for tables and completion; visitors need not download it.
const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}[^${'`'}]*${'`'})`
const summaries = new RegExp(String.raw`^  (summary|title|group):\s*${text}(?=,)`, 'gm')
const builders = 'text|flag|wholeNumber|calendarDate|path|oneOf|list|record|fieldErrors|slot'
const abouts = new RegExp(String.raw`\b(${builders})\(\s*${text}`, 'g')

/** Empties the words of a definition's source. */
export const withoutWords = source => source.replace(summaries, "  $1: ''").replace(abouts, "$1(''")
