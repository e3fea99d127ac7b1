import type { ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { useEffect, useMemo } from 'react';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { RowEditor } from '#web/forms/row/RowEditor.tsx';
import { itemQueries } from '../navigation.queries.ts';
import { navigationText as text } from '../navigation.text.ts';
import { ITEM_PARAM } from '../navigation-address.ts';
import classes from './Items.module.css';
import { type MenuItemDraft, menuItemForm } from './menu-item-form.ts';
import { TargetPicker } from './TargetPicker.tsx';

/** An item that is being typed; `id` is undefined for a new one. */
export type TypedItem = MenuItemDraft & { id: number | undefined };

type Props = {
  /** Undefined for a new item. */
  item: ManagedMenuItem | undefined;
  sections: readonly ManagedSection[];
  /** The section of a new item. */
  startIn?: number | undefined;
  /** Called while the item is typed, and with undefined when nothing is unsaved any more. */
  onType: (typed: TypedItem | undefined) => void;
};

/** The fields of an item, open in its row. */
export function ItemEditor({ item, sections, startIn, onType }: Props) {
  const names = JSON.stringify(sections.map(({ id, value }) => ({ id, value })));
  const form = useMemo(() => menuItemForm(JSON.parse(names), startIn), [names, startIn]);
  return (
    <RowEditor key={item?.id} form={form} queries={itemQueries} param={ITEM_PARAM} recordKey={item && String(item.id)}>
      {(record) => <ItemFields record={record} sections={sections} onType={onType} />}
    </RowEditor>
  );
}

type FieldsProps = Pick<Props, 'sections' | 'onType'> & { record: OpenRecord<MenuItemDraft, ManagedMenuItem> };

function ItemFields({ record, sections, onType }: FieldsProps) {
  useTyped(record, onType);
  return (
    <>
      <div className={classes.names}>
        <TextField record={record} name="value" maxLength={FOLDER_TITLE_MAX_LENGTH} />
        <SelectField
          record={record}
          name="nav"
          placeholder={text.chooseSection}
          choices={sections.map(({ id, value }) => ({ value: id, label: value }))}
        />
      </div>
      <TargetPicker record={record} item={record.row} />
    </>
  );
}

/** Reports the unsaved item, for the preview. */
function useTyped({ draft, row, isDirty }: FieldsProps['record'], onType: Props['onType']): void {
  const id = row?.id;
  useEffect(() => {
    if (isDirty) onType({ ...draft, id });
    return () => onType(undefined);
  }, [draft, id, isDirty, onType]);
}
