import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { type CreateItem, newItemBody, type UpdateItem } from '../navigation.queries.ts';
import { navigationText as text } from '../navigation.text.ts';

/** The fields of an item; `nav` is undefined while no section is chosen. */
export type MenuItemDraft = { value: string; link: string; nav: number | undefined };

/** The form of an item. A new one begins in the section `nav`. */
export function menuItemForm(sections: readonly { id: number; value: string }[], nav?: number) {
  return defineRecordForm({
    kind: 'menuItem',
    empty: { value: '', link: '', nav } as MenuItemDraft,
    fields: {
      value: { label: text.name, check: required(text.nameMissing) },
      link: { label: text.target, check: required(text.targetMissing) },
      nav: {
        label: text.section,
        check: (id) => (id === undefined ? text.sectionMissing : undefined),
        describe: (id) => sections.find((section) => section.id === id)?.value ?? '',
      },
    },
    saveTexts: { create: text.addLink, update: 'Spremi' },
    createNext: { text: text.addAnother, kept: ['nav'] },
    fromRecord: ({ value, link, nav }: ManagedMenuItem): MenuItemDraft => ({ value, link, nav }),
    toCreate: ({ value, link, nav = 0 }): CreateItem => ({ body: newItemBody({ value, link: link.trim(), nav }) }),
    toUpdate: ({ value, link, nav = 0 }, { id, version }): UpdateItem => ({
      body: { value, link: link.trim(), nav, id, version },
    }),
  });
}
