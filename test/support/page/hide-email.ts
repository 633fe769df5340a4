/** An address as Cloudflare hides it: a key, and each byte of the text combined with it, as hexadecimal numbers. */
export function hideEmail(address: string, key = 0x5a): string {
  const bytes = [...Buffer.from(address)].map(byte => byte ^ key)
  return Buffer.from([key, ...bytes]).toString('hex')
}
