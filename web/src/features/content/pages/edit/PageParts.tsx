import type { AccordionEntry, PageButton } from '@baklja/contract/features/content/pages';
import {
  IMAGE_PATH_MAX_LENGTH,
  PAGE_ACCORDION_MAX_ITEMS,
  PAGE_BUTTONS_MAX_ITEMS,
  PAGE_TITLE_MAX_LENGTH,
} from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Box, Button, Group, Text, TextInput } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { type ListedItem, OrderedListField } from '#web/forms/fields/OrderedListField.tsx';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { LinkField } from '#web/forms/link-field/LinkField.tsx';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import type { LinkTarget } from '#web/forms/link-field/link-targets.ts';
import { PickFileButton } from '#web/forms/link-field/PickFileButton.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { IconChevronDown, IconChevronUp } from '#web/lib/icons.ts';
import { countOfWords, textOfHtml } from '#web/lib/text/html-text.ts';
import { GalleryEditor } from '#web/media/gallery/GalleryEditor.tsx';
import type { PickFile } from '#web/media/picker/file-picker.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import classes from './PageParts.module.css';
import { itemField, pageForm, problemOf } from './page-form.ts';

export const LINKS = { one: 'poveznica', few: 'poveznice', other: 'poveznica' };
export const ENTRIES = { one: 'odjeljak', few: 'odjeljka', other: 'odjeljaka' };

/** The parts that are switched on. A switched-off part with a problem is also shown, because it is sent too. */
export function PageParts() {
  const record = useRecord(pageForm);
  const { draft, change, problems } = record;
  // Memoised because a gallery may be long and most changes affect only the text.
  const gallery = useMemo(
    () => (
      <GalleryEditor
        gallery={draft.gallery}
        language={draft.language}
        add={(pictures, images) => [...pictures, ...images]}
        onChange={(pictures) => change({ gallery: pictures })}
      />
    ),
    [draft.gallery, draft.language, change],
  );
  const hasProblem = (part: string) => problems.some(({ field }) => field.startsWith(`${part}-`));
  return (
    <>
      {(draft.show_buttons === 1 || hasProblem('buttons')) && <Links />}
      {(draft.show_accordion === 1 || hasProblem('accordion')) && <Accordion />}
      {draft.show_gallery === 1 && <div className={classes.gallery}>{gallery}</div>}
    </>
  );
}

function Links() {
  const record = useRecord(pageForm);
  const { pickFile, dialog } = usePickFile();
  const links = record.draft.buttons;
  return (
    <>
      <OrderedListField
        title="Poveznice"
        note={countOf(links.length, LINKS)}
        help="Stoje ispod teksta. Kao adresu upišite riječ iz naslova stranice ili imena datoteke ili cijelu adresu: https://www.hoo.hr, /page/111/1."
        addText="Dodaj poveznicu"
        noun="poveznicu"
        removedText="Poveznica je uklonjena"
        maxItems={PAGE_BUTTONS_MAX_ITEMS}
        items={links}
        onChange={(buttons) => record.change({ buttons })}
        makeItem={() => ({ title: '', link: '' })}
        fieldId={(place) => `page-${itemField('buttons-title', place)}`}
      >
        {(listed) => <LinkFields {...listed} pickFile={pickFile} />}
      </OrderedListField>
      {dialog}
    </>
  );
}

type LinkProps = ListedItem<PageButton> & { pickFile: PickFile };

function LinkFields({ item: link, place, change, buttons, pickFile }: LinkProps) {
  const { problems } = useRecord(pageForm);
  const [titleField, linkField] = [itemField('buttons-title', place), itemField('buttons-link', place)];
  const complete = () => {
    const address = completeAddress(link.link);
    if (address !== link.link) change({ ...link, link: address });
  };
  const choose = ({ address, title }: Pick<LinkTarget, 'address' | 'title'>) =>
    change({ ...link, link: address, title: link.title.trim() === '' ? title : link.title });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid
    <div className={classes.link} role="group" aria-label={`Poveznica ${place + 1}`}>
      <TextInput
        id={`page-${titleField}`}
        label="Tekst poveznice"
        maxLength={PAGE_TITLE_MAX_LENGTH}
        value={link.title}
        error={problemOf(problems, titleField)}
        onChange={(event) => change({ ...link, title: event.currentTarget.value })}
      />
      <LinkField
        id={`page-${linkField}`}
        label="Adresa"
        maxLength={IMAGE_PATH_MAX_LENGTH}
        value={link.link}
        error={problemOf(problems, linkField)}
        rightSection={<PickFileButton pickFile={pickFile} onPick={choose} isSmall />}
        onChange={(address) => change({ ...link, link: address })}
        onChoose={choose}
        onBlur={complete}
      />
      <div>{buttons}</div>
    </div>
  );
}

/** The collapsible entries of a page. One entry at a time is open for editing. */
function Accordion() {
  const record = useRecord(pageForm);
  const [openKey, setOpenKey] = useState<number>();
  const entries = record.draft.accordion;
  return (
    <OrderedListField
      title="Padajući odjeljci"
      note={countOf(entries.length, ENTRIES)}
      help="Stoje ispod teksta: vidi se naslov, a tekst se otvori na klik."
      addText="Dodaj odjeljak"
      noun="odjeljak"
      removedText="Odjeljak je uklonjen"
      maxItems={PAGE_ACCORDION_MAX_ITEMS}
      items={entries}
      onChange={(accordion) => record.change({ accordion })}
      makeItem={() => ({ title: '', data: '' })}
      onAdd={setOpenKey}
      fieldId={(place) => `page-${itemField('accordion-title', place)}`}
    >
      {(listed) => (
        <EntryFields
          {...listed}
          isOpen={listed.itemKey === openKey}
          onToggle={() => setOpenKey(listed.itemKey === openKey ? undefined : listed.itemKey)}
        />
      )}
    </OrderedListField>
  );
}

type EntryProps = ListedItem<AccordionEntry> & { isOpen: boolean; onToggle: () => void };

function EntryFields({ item: entry, place, change, buttons, isOpen, onToggle }: EntryProps) {
  const record = useRecord(pageForm);
  const field = itemField('accordion-title', place);
  const textId = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid
    <div className={classes.entry} role="group" aria-label={`Odjeljak ${place + 1}`}>
      <TextInput
        id={`page-${field}`}
        wrapperProps={{ 'data-full-screen-keep': true }}
        aria-label="Naslov odjeljka"
        placeholder="Naslov odjeljka"
        maxLength={PAGE_TITLE_MAX_LENGTH}
        value={entry.title}
        error={problemOf(record.problems, field)}
        onChange={(event) => change({ ...entry, title: event.currentTarget.value })}
      />
      <div>{buttons}</div>
      <Group wrap="nowrap" gap="sm" miw={0} className={classes.foot}>
        <Button
          size="compact-sm"
          flex="none"
          aria-expanded={isOpen}
          aria-controls={isOpen ? textId : undefined}
          rightSection={<Chevron aria-hidden />}
          onClick={onToggle}
        >
          {isOpen ? 'Zatvori tekst' : 'Uredi tekst'}
        </Button>
        {!isOpen && <Preview html={entry.data} />}
      </Group>
      {isOpen && (
        <Box id={textId} pt="xs" pb="sm" className={classes.text}>
          <PageText
            html={entry.data}
            onChange={(data) => change({ ...entry, data })}
            label="Tekst odjeljka"
            placeholder="Tekst koji se otvori na klik."
          />
        </Box>
      )}
    </div>
  );
}

const PREVIEW_LENGTH = 200;

function Preview({ html }: { html: string }) {
  const words = useMemo(() => textOfHtml(html).replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH), [html]);
  return (
    <Text c="quiet" ff="heading" fz={16} fw={400} lh="24px" truncate>
      {words === '' ? 'Bez teksta' : words}
    </Text>
  );
}

type PageTextProps = { html: string; onChange: (html: string) => void; label: string; placeholder: string };

export function PageText({ ...props }: PageTextProps) {
  const { draft, isLocked } = useRecord(pageForm);
  const note = useMemo(() => countOfWords(props.html), [props.html]);
  const field = useRichTextField({ ...props, language: draft.language, isLocked, note });
  return <RichTextFields texts={[field]} language={draft.language} />;
}
