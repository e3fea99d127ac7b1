import type { ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { useEffect, useMemo } from 'react';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { type CreateItem, itemQueries, newItemBody, type UpdateItem } from './navigation.queries.ts';
import { type MenuItemDraft, TargetPicker } from './TargetPicker.tsx';

/** Parameter of the address that holds the open item. */
export const ITEM_PARAM = 'stavka';

/** An item that is being typed; `id` is undefined for a new one. */
export type TypedItem = MenuItemDraft & { id: number | undefined };

type Props = {
  /** Undefined for a new item. */
  item: ManagedMenuItem | undefined;
  sections: readonly ManagedSection[];
  /** The section of a new item. */
  startIn?: number | undefined;
  /** The ids of the items in the list, in its order. */
  order?: readonly string[];
  /** Called while the item is typed, and with undefined when nothing is unsaved any more. */
  onType: (typed: TypedItem | undefined) => void;
};

export function ItemEditor({ item, sections, startIn, order = [], onType }: Props) {
  const names = JSON.stringify(sections.map(({ id, value }) => ({ id, value })));
  const form = useMemo(() => menuItemForm(JSON.parse(names), startIn), [names, startIn]);
  return (
    <RecordDrawer
      key={item?.id}
      title={item ? 'Stavka izbornika' : 'Dodaj link'}
      form={form}
      queries={itemQueries}
      param={ITEM_PARAM}
      recordKey={item && String(item.id)}
      order={order}
    >
      <ItemFields sections={sections} onType={onType} />
      <DeleteRecord />
    </RecordDrawer>
  );
}

/** The form of an item. A new one begins in the section `nav`. */
function menuItemForm(sections: readonly { id: number; value: string }[], nav?: number) {
  return defineRecordForm({
    kind: 'menuItem',
    empty: { value: '', link: '', nav } as MenuItemDraft,
    fields: {
      value: { label: 'Naziv', check: required('Unesite naziv!') },
      link: { label: 'Vodi na', check: required('Odaberite kamo stavka vodi.') },
      nav: {
        label: 'Sekcija',
        check: (id) => (id === undefined ? 'Odaberite sekciju.' : undefined),
        describe: (id) => sections.find((section) => section.id === id)?.value ?? '',
      },
    },
    saveTexts: { create: 'Dodaj link', update: 'Spremi' },
    createNext: { text: 'Spremi i dodaj još', kept: ['nav'] },
    fromRecord: ({ value, link, nav }: ManagedMenuItem): MenuItemDraft => ({ value, link, nav }),
    toCreate: ({ value, link, nav = 0 }): CreateItem => ({ body: newItemBody({ value, link: link.trim(), nav }) }),
    toUpdate: ({ value, link, nav = 0 }, { id, version }): UpdateItem => ({
      body: { value, link: link.trim(), nav, id, version },
    }),
  });
}

type FieldsProps = Pick<Props, 'sections' | 'onType'>;

function ItemFields({ sections, onType }: FieldsProps) {
  const { form, draft, row, isDirty } = useRecord<MenuItemDraft, ManagedMenuItem>();
  const id = row?.id;
  useEffect(() => {
    if (isDirty) onType({ ...draft, id });
    return () => onType(undefined);
  }, [draft, id, isDirty, onType]);
  return (
    <>
      <TextField form={form} name="value" maxLength={FOLDER_TITLE_MAX_LENGTH} />
      <SelectField
        form={form}
        name="nav"
        placeholder="Odaberite sekciju"
        choices={sections.map((section) => ({ value: section.id, label: section.value }))}
      />
      <TargetPicker item={row} />
    </>
  );
}
