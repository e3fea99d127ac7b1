import type { AccordionEntry } from '@baklja/contract/features/content/pages';
import { PAGE_ACCORDION_MAX_ITEMS, PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import type { FieldProblem } from '#web/forms/editing/draft.ts';
import { type ListedItem, OrderedListField } from '#web/forms/fields/OrderedListField.tsx';
import { textOfHtml } from '#web/lib/text/html-text.ts';
import look from '#web/ui/look.module.css';
import { pagesText as text } from '../pages.text.ts';
import classes from './AccordionEditor.module.css';
import { PageText } from './PageText.tsx';
import type { PageDraft } from './page-draft.ts';
import { itemField, problemOf } from './page-form.ts';

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

type AccordionEntryFieldsProps = {
  listed: ListedItem<AccordionEntry>;
  /** Id of the title field. */
  fieldId: string;
  language: PageDraft['language'];
  problem: string | undefined;
  isOpen: boolean;
  isLocked: boolean;
  onToggle: () => void;
};

/** One entry: its title, an excerpt of its text, and the text editor when it is open. */
function AccordionEntryFields(props: AccordionEntryFieldsProps) {
  const { listed, isOpen } = props;
  const { item: entry, place, change } = listed;
  const textId = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid
    <div className={classes.entry} role="group" aria-label={`Odjeljak ${place + 1}`}>
      <TextInput
        id={props.fieldId}
        wrapperProps={{ 'data-full-screen-keep': true }}
        aria-label={text.entryTitle}
        placeholder={text.entryTitle}
        maxLength={PAGE_TITLE_MAX_LENGTH}
        value={entry.title}
        error={props.problem}
        onChange={(event) => change({ ...entry, title: event.currentTarget.value })}
      />
      <div>{listed.buttons}</div>
      <div className={classes.foot}>
        <Button
          size="compact-sm"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? textId : undefined}
          rightSection={<Chevron aria-hidden />}
          onClick={props.onToggle}
        >
          {isOpen ? text.closeText : text.editText}
        </Button>
        {!isOpen && <Preview html={entry.data} />}
      </div>
      {isOpen && (
        <div id={textId} className={classes.text}>
          <PageText
            html={entry.data}
            onChange={(data) => change({ ...entry, data })}
            label={text.entryText}
            placeholder="Tekst koji se otvori na klik."
            language={props.language}
            isLocked={props.isLocked}
          />
        </div>
      )}
    </div>
  );
}

/** Maximum length of the one-line excerpt of a text, in characters. */
const PREVIEW_LENGTH = 200;

function Preview({ html }: { html: string }) {
  const words = useMemo(() => textOfHtml(html).replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH), [html]);
  return <p className={`${look.cut} ${look.quiet} ${classes.preview}`}>{words === '' ? text.noText : words}</p>;
}
