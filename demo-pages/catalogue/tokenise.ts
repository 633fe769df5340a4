/** One coloured run of markup. */
type MarkupToken = { kind: 'tag' | 'name' | 'value' | 'comment' | 'text'; text: string }

const parts = /(<!--[\s\S]*?-->)|(<\/?)([\w-]+)|([\w:-]+)(?==["'])|("[^"]*"|'[^']*')|([^<"'\w]+|[\w]+|.)/g

/** Splits markup into runs to colour; joined again, the runs are exactly the markup. */
export function tokenise(markup: string): MarkupToken[] {
  const tokens: MarkupToken[] = []
  const add = (kind: MarkupToken['kind'], text: string) => {
    const last = tokens.at(-1)
    if (last?.kind === kind) last.text += text
    else tokens.push({ kind, text })
  }
  for (const [whole, comment, open, tag, name, value] of markup.matchAll(parts)) {
    if (comment) add('comment', comment)
    else if (tag) {
      add('text', open ?? '')
      add('tag', tag)
    } else if (name) add('name', name)
    else add(value ? 'value' : 'text', whole)
  }
  return tokens
}
