/** FNV-1a, 32 bits, eight characters: tells one text from another without keeping it. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
