/** Returns the 32-bit FNV-1a hash in eight characters, for comparing texts without storing them. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
