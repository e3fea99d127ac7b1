import type { ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';

const STAMPS = { modified: '2026-11-20T09:00:00.000Z', modified_by_name: 'Iva Đurđević' };

/** An item that leads to the page of the same name. */
function makeMenuItem(values: Partial<ManagedMenuItem> & { id: number }): ManagedMenuItem {
  const { id, value = `Stavka ${id}` } = values;
  return {
    value,
    link: `/page/${id}/1`,
    nav: 1,
    version: 1,
    ...STAMPS,
    target_kind: 'page',
    target_id: id,
    target_title: value,
    dead: null,
    deleted_on: null,
    ...values,
  };
}

/** A section of the menu with its items. */
function makeMenuSection(values: Partial<ManagedSection> & { id: number }): ManagedSection {
  const managed_items = (values.managed_items ?? []).map((item) => ({ ...item, nav: values.id }));
  return {
    value: `Sekcija ${values.id}`,
    sub: 1,
    doc: 0,
    link: '',
    search: 0,
    kont: 0,
    items: JSON.stringify(managed_items.map(({ id, value, link, nav }) => ({ id, value, link, nav }))),
    version: 1,
    order_version: 3,
    ...STAMPS,
    ...values,
    managed_items,
  };
}

/** A menu of three sections, one of them empty, and the three of the site; two items lead nowhere. */
export const MENU: ManagedSection[] = [
  makeMenuSection({
    id: 1,
    value: 'O nama',
    managed_items: [
      makeMenuItem({ id: 11, value: 'Povijest' }),
      makeMenuItem({
        id: 12,
        value: 'Članice',
        target_title: 'Članice saveza',
        dead: 'page',
        deleted_on: '2026-11-19T10:00:00.000Z',
      }),
      makeMenuItem({
        id: 13,
        value: 'Statut i pravilnici',
        link: '/dokumenti/folder/4',
        target_kind: 'documentFolder',
        target_id: 4,
        target_title: 'Zakoni i pravilnici',
      }),
    ],
  }),
  makeMenuSection({
    id: 2,
    value: 'Sport',
    managed_items: [
      makeMenuItem({
        id: 21,
        value: 'Stipendije',
        link: '/files/dokumenti/stipendije.pdf',
        target_kind: 'file',
        target_id: null,
        target_title: 'stipendije.pdf',
        dead: 'file',
      }),
      makeMenuItem({
        id: 22,
        value: 'Kalendar',
        link: 'https://www.primjer.example/kalendar',
        target_kind: null,
        target_id: null,
        target_title: null,
      }),
    ],
  }),
  makeMenuSection({ id: 3, value: 'Mladi' }),
  makeMenuSection({ id: 5, value: 'Dokumenti', sub: 0, doc: 1 }),
  makeMenuSection({ id: 6, value: 'Kontakti', sub: 0, kont: 1 }),
  makeMenuSection({ id: 7, value: 'Pretraži', sub: 0, search: 1 }),
];
