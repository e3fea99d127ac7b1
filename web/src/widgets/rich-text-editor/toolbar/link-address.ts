/** What the person typed, as an address: a bare host gets its scheme, an e-mail address its `mailto:`. */
export function completeAddress(typed: string): string {
  const address = typed.trim();

  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return /^([\w-]+\.)+[a-z]{2,}(:\d+)?([/?#].*)?$/i.test(address) &&
    !/^[^/]+\.(html?|pdf|jpe?g|png|docx?)$/i.test(address)
    ? `https://${address}`
    : address;
}
