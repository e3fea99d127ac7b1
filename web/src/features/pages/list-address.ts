import { LANGUAGES, type Language } from '@baklja/contract/fields';

/** What the list of pages shows. */
export type PageListRequest = { language: Language; search: string };

/** What the list shows, as its address says; what the address does not say is all in Croatian. */
export function requestFromAddress(address: URLSearchParams): PageListRequest {
  const language = LANGUAGES.find((candidate) => candidate === address.get('jezik')) ?? 'hr-HR';
  return { language, search: address.get('trazi') ?? '' };
}

/** The address of a list; what is usual is left out. */
export function addressOfRequest({ language, search }: PageListRequest): URLSearchParams {
  const address = new URLSearchParams();
  if (language !== 'hr-HR') address.set('jezik', language);
  if (search !== '') address.set('trazi', search);
  return address;
}
