// What definitions say to editors is for tables and completion; visitors need not download it.
const textWith = end =>
  String.raw`(?:'(?:[^'\\\n]|\\.)*${end}'|"(?:[^"\\\n]|\\.)*${end}"|${'`'}[^${'`'}]*${end}${'`'})`
const summaries = new RegExp(String.raw`^  (summary|title|group):\s*${textWith('')}(?=,)`, 'gm')
const builders =
  'text|flag|wholeNumber|calendarDate|typedDate|path|oneOf|list|record|fieldErrors|slot|selector'
// A sentence, by its full stop: the readers have a `oneOf` too, whose words decide what is accepted.
const abouts = new RegExp(String.raw`\b(${builders})\(\s*${textWith('[.]')}`, 'g')
// What a page may print is for editors and the build; it stands on one line or on several.
const serverRendered = /^ {2}serverRendered: \{(?: .*\},|\n[\s\S]*?^ {2}\},)\n/gm

/** Empties the words of a definition's source. */
export const withoutWords = source =>
  source.replaceAll(serverRendered, '').replaceAll(summaries, "  $1: ''").replaceAll(abouts, "$1(''")
