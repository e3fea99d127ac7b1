const FILE_NAME =
  /^[^/\s]+\.(html?|pdf|jpe?g|png|gif|webp|avif|svg|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|zip|mp[34]|mov)$/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Completes a typed address: a bare host gets its scheme, an e-mail address its `mailto:`. */
export function completeAddress(typed: string): string {
  const address = typed.trim();

  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^www\.[^\s.]+\.\S+$/i.test(address)) return `https://${address}`;
  return /^([\w-]+\.)+[a-z]{2,}(:\d+)?([/?#].*)?$/i.test(address) && !FILE_NAME.test(address)
    ? `https://${address}`
    : address;
}

/** False for words, which are not an address. A path may be relative, as in old texts. */
export function mayBeAddress(typed: string): boolean {
  const address = typed.trim();

  return SCHEME.test(address) || (!/\s/.test(address) && /[/#?.]/.test(address));
}

/** Whether the typed text is words or a file name to search for. */
export function isSearchedFor(typed: string): boolean {
  const words = typed.trim();
  const isOpened = /^[/#?]/.test(words) || SCHEME.test(words) || words.includes('/');

  return words.length > 1 && !isOpened && completeAddress(words) === words && !/^www\./i.test(words);
}
