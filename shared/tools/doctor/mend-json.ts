import { jsonrepair } from 'jsonrepair'
import { parseJson } from '../../platform/values/json'

const entities: Record<string, string> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  '#39': "'",
  '#039': "'",
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  '#8220': '"',
  '#8221': '"',
  '#8216': "'",
  '#8217': "'",
  ldquo: '"',
  rdquo: '"',
}

/** Turns what an editor's tool has escaped back into letters, also what was escaped twice. */
export function unescapeText(text: string): string {
  const once = text.replace(/&(#?\w+);/g, (whole, name) => entities[name.toLowerCase()] ?? whole)
  return once === text ? text : unescapeText(once)
}

// In front of a name, after a bracket or a comma, quotes of any kind begin or end a text.
const curly = /(?<=[{[,:]\s*)[“”„«»‘’‚]|[“”„«»‘’‚](?=\s*[:,}\]])/g

function read(text: string): unknown {
  try {
    return parseJson(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** Reads what was meant to be JSON, whatever a tool has done to it; undefined where nothing can be read. */
export function fixJson(text: string): unknown {
  const plain = unescapeText(text)
    .replace(/<br\s*\/?>|<\/?p>/gi, ' ')
    .replace(/^\s*<!--|-->\s*$/g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*(?:var|let|const)?\s*[\w.]+\s*=\s*(?=[{[])|;\s*$/g, '')
    .replace(/[\u00a0\u200b\ufeff]/g, ' ')
    .replace(curly, '"')
    // A decimal comma; between two numbers of a list stands a space.
    .replace(/(:\s*-?\d+),(\d{1,2})(?=\s*[,}\]])/g, '$1.$2')
  return read(plain)
}
