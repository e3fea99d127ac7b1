import type { TranslationFault } from '@baklja/contract/features/content/posts';
import { option } from '../address/list-address.ts';
import type { ChoiceFilter } from './filters.ts';

/** The list parameter that shows only records without a translation, or with an outdated one. */
export function translation() {
  return option<TranslationFault>('prijevod', { missing: 'nema', outdated: 'stariji' });
}

/** Its field; `all` is the option for every record. */
export function translationFilter(all: string): ChoiceFilter {
  return {
    key: 'translation',
    label: 'Prijevod',
    all,
    options: [
      { value: 'missing', label: 'Bez prijevoda' },
      { value: 'outdated', label: 'Prijevod stariji' },
    ] satisfies { value: TranslationFault; label: string }[],
  };
}
