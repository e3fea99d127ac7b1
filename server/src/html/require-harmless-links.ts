import type { PageButton } from '@baklja/contract/features/pages';
import { RICH_TEXT_LINK_SCHEMES } from '@baklja/contract/rich-text';
import { InvalidInputError } from '../errors.ts';
import { hasSafeScheme } from './safe-scheme.ts';

const LINK_SCHEMES = new Set(RICH_TEXT_LINK_SCHEMES);

/**
 * Checks the links below a page, which are JSON text.
 * @throws InvalidInputError when one of them would run code instead of opening an address.
 */
export function requireHarmlessLinks(buttons: string): void {
  const links = (JSON.parse(buttons) as PageButton[]).map(({ link }) => link);
  const place = links.findIndex((link) => !hasSafeScheme(link, LINK_SCHEMES));
  if (place < 0) return;
  const allowed = 'stazu koja počinje s / ili adresu koja počinje s http://, https://, mailto: ili tel:';
  const message = `Adresa poveznice ${place + 1} nije dopuštena. Upišite ${allowed}.`;
  throw new InvalidInputError(message, [{ field: 'buttons', message }]);
}
