import type { AccordionEntry } from '@baklja/contract/features/pages';
import { PAGE_ACCORDION_MAX_ITEMS } from '@baklja/contract/limits';
import { useState } from 'react';
import type { FieldProblem } from '#web/widgets/record-form/editing/draft.ts';
import { pagesText as text } from '../../pages.text.ts';
import type { PageDraft } from '../form/page-draft.ts';
import { itemField, problemOf } from '../form/page-problems.ts';
import { AccordionEntryFields } from './AccordionEntryFields.tsx';
import { ListSection } from './ListSection.tsx';
import { useRemovableList } from './use-removable-list.ts';

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
  const list = useRemovableList({ items: entries, onChange, removedText: text.entryRemoved, fieldId });
  const add = () => {
    const entry = { title: '', data: '' };
    setOpenKey(list.keyOf(entry));
    list.add(entry);
  };
  return (
    <ListSection
      title={text.accordion}
      note={text.entryCount(entries.length)}
      help={text.accordionHelp}
      addText={text.addEntry}
      addButton={list.addButton}
      isFull={entries.length >= PAGE_ACCORDION_MAX_ITEMS}
      onAdd={add}
    >
      {entries.map((entry, place) => {
        const key = list.keyOf(entry);
        return (
          <li key={key}>
            <AccordionEntryFields
              entry={entry}
              place={place}
              count={entries.length}
              fieldId={fieldId(place)}
              language={language}
              problem={problemOf(problems, itemField('accordion-title', place))}
              isOpen={key === openKey}
              isLocked={isLocked}
              onToggle={() => setOpenKey(key === openKey ? undefined : key)}
              onChange={(next) => list.replace(place, next)}
              onMove={(by) => list.move(place, by)}
              onRemove={() => list.removeAt(place)}
            />
          </li>
        );
      })}
    </ListSection>
  );
}
