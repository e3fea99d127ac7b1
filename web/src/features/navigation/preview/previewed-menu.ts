import type { ManagedSection } from '@baklja/contract/features/navigation';
import type { RowGroup } from '#web/lists/row-order/row-places.ts';
import type { TypedItem } from '../items/ItemEditor.tsx';

/** An item as the public would see it. */
export type PreviewedItem = { id: number; value: string; isDead: boolean; isUnsaved: boolean };

export type PreviewedSection = { id: number; value: string; items: PreviewedItem[] };

type Options = {
  /** All sections, those of the site included. */
  sections: readonly ManagedSection[];
  /** The order that is drawn, which may not be saved. */
  groups: readonly RowGroup[];
  typed: TypedItem | undefined;
  /** The item that is being moved. */
  liftedId: number | undefined;
};

/** Id of a new item, which has none yet. */
const NEW_ID = 0;

/** The menu as the public would see it after everything is saved. Sections without items are not seen. */
export function previewMenu({ sections, groups, typed, liftedId }: Options): PreviewedSection[] {
  const items = new Map(sections.flatMap(({ managed_items }) => managed_items).map((item) => [item.id, item]));
  const typedId = typed && (typed.id ?? NEW_ID);
  return sections.flatMap(({ id, value, doc, kont, search }) => {
    const ids = groups.find(({ key }) => key === id)?.ids;
    if (!ids) return doc + kont + search > 0 ? [{ id, value, items: [] }] : [];
    const shown = typed ? idsWithTyped(ids, typed.nav === id, typedId) : ids;
    const previewed = shown.flatMap((itemId): PreviewedItem[] => {
      const item = items.get(itemId);
      if (itemId === typedId && typed) {
        const isDead = item?.link === typed.link && item.dead !== null;
        return typed.value.trim() === '' ? [] : [{ id: itemId, value: typed.value, isDead, isUnsaved: true }];
      }
      return item
        ? [{ id: itemId, value: item.value, isDead: item.dead !== null, isUnsaved: itemId === liftedId }]
        : [];
    });
    return previewed.length === 0 ? [] : [{ id, value, items: previewed }];
  });
}

/** The typed item is where it is in its own section, and at the end of another one. */
function idsWithTyped(ids: readonly number[], isIts: boolean, typedId: number | undefined): readonly number[] {
  if (typedId === undefined) return ids;
  const isThere = ids.includes(typedId);
  if (isIts) return isThere ? ids : [...ids, typedId];
  return isThere ? ids.filter((id) => id !== typedId) : ids;
}
