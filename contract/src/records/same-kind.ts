/** Which file may take the place of another one: only one of the same kind, so that the ending of the address stays true. */
import { splitName } from '../files/folders.ts';

/** The kind of a file as its stored name spells it, such as `PDF` or `JPEG`. */
export function kindNameOf(storedName: string): string {
  const ending = splitName(storedName).ending.slice(1).toUpperCase();
  return ending === 'JPG' ? 'JPEG' : ending;
}

/** Why a file cannot replace another one of the kind, in Croatian. */
export function otherKindText(sentName: string, kind: string): string {
  return `${sentName} nije ${kind}. Na istu adresu može doći samo ista vrsta datoteke.`;
}
