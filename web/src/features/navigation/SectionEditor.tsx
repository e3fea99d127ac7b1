import { type ManagedSection, navigationRoutes } from '@baklja/contract/features/navigation';
import { KINDS } from '@baklja/contract/kinds';
import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Box, Button, Group } from '@mantine/core';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { IconArrowDown, IconArrowUp } from '#web/lib/icons.ts';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import classes from './NavigationScreen.module.css';
import { sectionQueries, useMenuWrite } from './navigation.queries.ts';

/** Parameter of the address that holds the open section. */
export const SECTION_PARAM = 'sekcija';

const form = defineRecordForm({
  kind: 'menuSection',
  empty: { value: '' },
  fields: { value: { label: 'Naziv sekcije', check: required('Unesite naziv!') } },
  fromRecord: ({ value }: ManagedSection) => ({ value }),
  toCreate: (draft) => ({ body: draft }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});

type Props = {
  /** Undefined for a new section. */
  section?: ManagedSection;
  /** All sections, those of the site included, in order. */
  sections: readonly ManagedSection[];
};

export function SectionEditor({ section, sections }: Props) {
  const recordKey = section && String(section.id);
  return (
    <RecordDrawer key={recordKey} form={form} queries={sectionQueries} param={SECTION_PARAM} recordKey={recordKey}>
      <TextField form={form} name="value" maxLength={FOLDER_TITLE_MAX_LENGTH} />
      {section && (
        <>
          <SectionPlace section={section} sections={sections} />
          <DeleteRecord>
            <HeldItems section={section} />
          </DeleteRecord>
        </>
      )}
    </RecordDrawer>
  );
}

/** What a removal takes along. */
function HeldItems({ section: { managed_items } }: { section: ManagedSection }) {
  const count = managed_items.length;
  return (
    <Box mt="sm" c="quiet">
      <p>{count === 0 ? 'Sekcija nema stavki.' : `S njom odlazi ${countOf(count, KINDS.menuItem.words.count)}:`}</p>
      <Box component="ul" className={classes.held} mah={216} mt="xs">
        {managed_items.map(({ id, value }) => (
          <li key={id}>{value}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Moves the section past its neighbour; saved at once. */
function SectionPlace({ section, sections }: Required<Props>) {
  const ordering = useMenuWrite(navigationRoutes.orderMenuSections);
  const announce = useAnnounce();
  const listed = sections.filter((one) => !isFixed(one));
  const place = listed.findIndex(({ id }) => id === section.id);
  const move = (by: -1 | 1) => {
    const other = listed[place + by];
    if (!other || ordering.isPending) return;
    const swapped = new Map([
      [section.id, other.id],
      [other.id, section.id],
    ]);
    const ids = sections.map(({ id }) => swapped.get(id) ?? id);
    void announce(() => ordering.mutateAsync({ body: { ids } }));
  };
  return (
    <Group>
      <Button leftSection={<IconArrowUp aria-hidden />} disabled={place === 0} onClick={() => move(-1)}>
        Pomakni gore
      </Button>
      <Button
        leftSection={<IconArrowDown aria-hidden />}
        disabled={place === listed.length - 1}
        onClick={() => move(1)}
      >
        Pomakni dolje
      </Button>
    </Group>
  );
}

/** Whether the section is part of the site: contacts, documents and search are not edited here (spec 2, section 9). */
export function isFixed({ doc, kont, search }: Pick<ManagedSection, 'doc' | 'kont' | 'search'>): boolean {
  return doc + kont + search > 0;
}
