import type { MagazineSection } from '@baklja/contract/features/magazine/magazine';
import { IMPRINT_MAX_LENGTH } from '@baklja/contract/limits';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { RecordFacts, RecordUses } from '#web/forms/RecordFacts.tsx';
import { RecordSheet } from '#web/forms/RecordSheet.tsx';
import { peopleText as text } from './people.text.ts';
import { toArticles } from './people-uses.ts';
import { type SectionDraft, sectionForm } from './section-form.ts';
import { sectionQueries } from './sections.queries.ts';

/** The section that the address names, or a new one, in a sheet over the list. */
export function SectionSheet({ recordKey }: { recordKey: string | undefined }) {
  return (
    <RecordSheet form={sectionForm} queries={sectionQueries} recordKey={recordKey}>
      {(record) => <SectionFields record={record} />}
    </RecordSheet>
  );
}

function SectionFields({ record }: { record: OpenRecord<SectionDraft, MagazineSection> }) {
  const { row } = record;
  const { articles = 0 } = row ?? {};
  return (
    <>
      <TextField
        record={record}
        name="naziv"
        maxLength={IMPRINT_MAX_LENGTH}
        help={row ? undefined : text.sameSectionName}
      />
      {row && (
        <>
          <RecordUses
            uses={articles > 0 ? [{ words: text.articles(articles), to: toArticles('rubrika', row.id) }] : []}
          />
          <RecordFacts row={row} />
          <DeleteRecord record={record} isInUse={articles > 0} />
        </>
      )}
    </>
  );
}
