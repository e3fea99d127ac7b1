import { defineListAddress, option, optionOr, search, text } from '#web/lists/address/list-address.ts';

/** Parameters of the address that hold the open item and the open section. */
export const ITEM_PARAM = 'stavka';
export const SECTION_PARAM = 'sekcija';

export type PreviewMode = 'phone' | 'desk' | 'none';

/** The address of /navigacija: search, filter, preview and the open row. */
export const navigationAddress = defineListAddress({
  search: search(),
  links: option<'dead'>('linkovi', { dead: 'mrtvi' }),
  preview: optionOr<PreviewMode, PreviewMode>(
    'pregled',
    { phone: 'mobitel', desk: 'racunalo', none: 'sakriven' },
    'phone',
  ),
  item: text(ITEM_PARAM),
  section: text(SECTION_PARAM),
});
