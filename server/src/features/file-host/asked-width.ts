import { PICTURE_WIDTHS, type PictureWidth } from '@baklja/contract/files/pictures';
import { InvalidInputError } from '../../errors.ts';

/** The width in `?w=`; undefined without it. @throws InvalidInputError for a width that the contract does not list. */
export function readAskedWidth(value: unknown): PictureWidth | undefined {
  if (value === undefined) return undefined;
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === value);
  if (width !== undefined) return width;
  const message = `Širina slike može biti ${PICTURE_WIDTHS.slice(0, -1).join(', ')} ili ${PICTURE_WIDTHS.at(-1)} piksela.`;
  throw new InvalidInputError(message, [{ field: 'w', message }]);
}
