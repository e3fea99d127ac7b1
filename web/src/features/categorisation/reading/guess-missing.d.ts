import { type CategorisationColumn } from '@baklja/contract/sport/categorisation-file';
/**
 * The column that a row of twelve cells probably lacks: the row makes sense with that place empty. A column that may be
 * empty is the likelier one. Undefined when several fit.
 */
export declare function guessMissing(cells: readonly string[]): CategorisationColumn | undefined;
