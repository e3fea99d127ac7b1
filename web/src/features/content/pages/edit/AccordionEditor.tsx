import type { AccordionEntry } from '@baklja/contract/features/content/pages';
import { PAGE_ACCORDION_MAX_ITEMS } from '@baklja/contract/limits';
import { useState } from 'react';
import type { FieldProblem } from '#web/forms/editing/draft.ts';
import { OrderedListField } from '#web/forms/fields/OrderedListField.tsx';
import { pagesText as text } from '../pages.text.ts';
import { AccordionEntryFields } from './AccordionEntryFields.tsx';
import type { PageDraft } from './page-draft.ts';
import { itemField, problemOf } from './page-problems.ts';

type Props = {
  entries: AccordionEntry[];
  language: PageDraft['language'];
  problems: readonly FieldProblem[];
  isLocked: boolean;
  onChange: (entries: AccordionEntry[]) => void;
};

/** The collapsible entries of a page. One entry at a time is open for editing. */
export function AccordionEditor({ entries, language, problems, isLocked, onChange }: Props) {
  const [openKey, setOpenKey] = useState<number>();
  const fieldId = (place: number) => `page-${itemField('accordion-title', place)}`;
  return (
    <OrderedListField
      title={text.accordion}
      note={text.entryCount(entries.length)}
      help={text.accordionHelp}
      addText={text.addEntry}
      noun="odjeljak"
      removedText={text.entryRemoved}
      maxItems={PAGE_ACCORDION_MAX_ITEMS}
      items={entries}
      onChange={onChange}
      makeItem={() => ({ title: '', data: '' })}
      onAdd={setOpenKey}
      fieldId={fieldId}
    >
      {(listed) => (
        <AccordionEntryFields
          listed={listed}
          fieldId={fieldId(listed.place)}
          language={language}
          problem={problemOf(problems, itemField('accordion-title', listed.place))}
          isOpen={listed.itemKey === openKey}
          isLocked={isLocked}
          onToggle={() => setOpenKey(listed.itemKey === openKey ? undefined : listed.itemKey)}
        />
      )}
    </OrderedListField>
  );
}
