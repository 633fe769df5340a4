/** Marks an e-mail address that Cloudflare has encoded: the key and each byte of the text, in hexadecimal. */
const marked = 'data-cfemail'
const place = 'cdn-cgi/l/email-protection'

function decode(code: string): string | null {
  const [key = 0, ...bytes] = (code.match(/[\da-f]{2}/gi) ?? []).map(byte => Number.parseInt(byte, 16))
  if (!bytes.length) return null
  return new TextDecoder().decode(Uint8Array.from(bytes, byte => byte ^ key))
}

/**
 * Decodes the e-mail addresses that Cloudflare has hidden from robots in a part of a page. Cloudflare's own script
 * decodes only those present at page load.
 */
export function showProtectedEmails(part: ParentNode): void {
  for (const hidden of part.querySelectorAll(`[${marked}]`)) {
    const email = decode(hidden.getAttribute(marked) ?? '')
    if (email) hidden.replaceWith(email)
  }
  for (const link of part.querySelectorAll(`a[href*="${place}"]`)) {
    const email = decode((link.getAttribute('href') ?? '').split('#')[1] ?? '')
    if (email) link.setAttribute('href', `mailto:${email}`)
  }
}
