import { isHarmlessAddress } from '../html/attributes.ts';
import { styleOf, unwrap } from './unwrap.ts';

const KEPT: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};
const ALIGNMENT = /text-align:\s*(center|right|justify)/;
const ALIGNED = /^(p|h[1-6])$/;

/** Removes every attribute except addresses, text alternatives, cell spans, list starts and alignment. */
export function keepPlainAttributes(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('*')]) strip(element);
  for (const link of [...body.querySelectorAll('a')]) cleanLink(link);
  for (const image of [...body.querySelectorAll('img')]) if (!hasPictureAddress(image)) image.remove();
}

function strip(element: Element): void {
  const alignment = ALIGNED.test(element.localName) ? alignmentOf(element) : undefined;
  const kept = KEPT[element.localName] ?? [];
  for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
  for (const name of ['colspan', 'rowspan']) if (element.getAttribute(name) === '1') element.removeAttribute(name);
  if (alignment) element.setAttribute('style', `text-align: ${alignment}`);
}

function alignmentOf(element: Element): string | undefined {
  const attribute = element.getAttribute('align')?.toLowerCase() ?? '';

  return ALIGNMENT.exec(styleOf(element))?.[1] ?? ALIGNMENT.exec(`text-align:${attribute}`)?.[1];
}

function cleanLink(link: Element): void {
  const address = throughRedirect(link.getAttribute('href')?.trim() ?? '');
  const leadsNowhere = address === '' || address.startsWith('#') || !isHarmlessAddress(address);

  if (leadsNowhere) unwrap(link);
  else link.setAttribute('href', address);
}

/** Google Docs wraps the addresses of links. */
function throughRedirect(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address) || !URL.canParse(address)) return address;

  return new URL(address).searchParams.get('q') ?? address;
}

function hasPictureAddress(image: Element): boolean {
  return /^(https?:\/\/|\/|blob:)/i.test(image.getAttribute('src') ?? '');
}
