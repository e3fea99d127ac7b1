import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { fieldId, findProblems } from '#web/forms/define-record-form.ts';
import { PictureField } from '#web/forms/fields/PictureField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { LanguageField } from '#web/forms/LanguageField.tsx';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import { useRecord } from '#web/forms/open-record.ts';
import type { CheckedContent } from '#web/forms/publish-checks/checked-content.ts';
import { PublishChecks, PublishChecksSummary } from '#web/forms/publish-checks/PublishChecks.tsx';
import { publishChecksText } from '#web/forms/publish-checks/publish-checks.text.ts';
import { usePublishChecks } from '#web/forms/publish-checks/use-publish-checks.ts';
import { RecordStamps } from '#web/forms/RecordFacts.tsx';
import { recordFormText } from '#web/forms/record-form.text.ts';
import type { PanelTranslation } from '#web/forms/translation/use-side-by-side.tsx';
import { IconWorld } from '#web/lib/icons.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import panelClasses from '#web/ui/Panel.module.css';
import { PageReferences } from '../PageReferences.tsx';
import { pageReferencesQuery } from '../pages.queries.ts';
import { ENTRIES, LINKS } from './PageParts.tsx';
import type { PageDraft } from './page-draft.ts';
import { itemField, PICTURE_CAPTION_ID, PICTURE_CHOICE_ID, pageForm } from './page-form.ts';

export function PagePanel({ translation, untranslated }: PanelTranslation) {
  const record = useRecord(pageForm);
  const { draft, change, row } = record;
  const checkedContent = useMemo(() => checkedPage(draft), [draft]);
  const checks = usePublishChecks(checkedContent, untranslated);
  return (
    <>
      <section className={panelClasses.section} aria-label={recordFormText.panel}>
        <LanguageField language={draft.language} onChange={(language) => change({ language })} />
        <PublishChecksSummary checks={checks} />
      </section>
      <section className={panelClasses.section} aria-label="Dijelovi stranice">
        {PARTS.map(({ name, label, items, forms }) => {
          const counted = countOf(draft[items].length, forms);
          const kept = draft[items].length === 0 ? '' : `Isključeno. Ostaje sačuvano: ${counted}.`;
          const help = draft[name] === 1 ? counted : kept;
          return <SwitchField key={name} form={pageForm} name={name} label={label} help={help} />;
        })}
      </section>
      {translation}
      <ImageFields />
      <PublishChecks checks={checks} />
      {row && (
        <section className={panelClasses.section}>
          <RecordStamps row={row} />
          <DeletePage />
        </section>
      )}
    </>
  );
}

const PARTS = [
  { name: 'show_buttons', items: 'buttons', label: 'Poveznice', forms: LINKS },
  { name: 'show_accordion', items: 'accordion', label: 'Padajući odjeljci', forms: ENTRIES },
  { name: 'show_gallery', items: 'gallery', label: 'Galerija', forms: { one: 'slika', few: 'slike', other: 'slika' } },
] as const;

function ImageFields() {
  const { draft, change } = useRecord(pageForm);
  const { image, language } = draft;
  return (
    <PictureField
      title="Slika"
      chooseId={PICTURE_CHOICE_ID}
      path={image.url ?? ''}
      texts={{ caption: image.caption ?? '' }}
      language={language}
      onPick={({ src, caption }) => change({ image: { url: src, caption } })}
      onRemove={() => change({ image: {} })}
    >
      <TextInput
        id={PICTURE_CAPTION_ID}
        label="Potpis"
        maxLength={CAPTION_MAX_LENGTH}
        value={image.caption ?? ''}
        onChange={(event) => change({ image: { ...image, caption: event.currentTarget.value } })}
      />
    </PictureField>
  );
}

function DeletePage() {
  const record = useRecord(pageForm);
  const deletion = record.editing?.deletion;
  const isAsking = deletion?.isAsking === true && !deletion.isPending;
  const references = useQuery({ ...pageReferencesQuery([record.row?.id ?? 0]), enabled: isAsking });
  return (
    <DeleteRecord
      consequences={[{ icon: <IconWorld aria-hidden />, text: 'Javnost je više neće vidjeti' }]}
      isWaiting={references.isFetching}
    >
      <PageReferences query={references} />
    </DeleteRecord>
  );
}

/** The content that the checks cover; it excludes parts that are switched off. */
function checkedPage(draft: PageDraft): CheckedContent {
  const { title, description, image } = draft;
  const entries = draft.show_accordion === 1 ? draft.accordion : [];
  const buttons = draft.show_buttons === 1 ? draft.buttons : [];
  const gallery = draft.show_gallery === 1 ? draft.gallery : [];
  return {
    blocking: findProblems(pageForm, draft).map(({ field, message }) => ({
      text: field === 'title' ? publishChecksText.noTitle : message,
      place: { field: fieldId('page', field) },
    })),
    title: { text: title, place: { field: 'page-title' } },
    texts: [
      { html: description, place: { editor: 'Tekst' } },
      ...entries.map(({ data }, place) => {
        return { html: data, place: { field: `page-${itemField('accordion-title', place)}` }, isApart: true };
      }),
    ],
    noPicture: image.url ? undefined : { field: PICTURE_CHOICE_ID },
    pictureCaption: image.url ? { text: image.caption ?? '', place: { field: PICTURE_CAPTION_ID } } : undefined,
    gallery: gallery.map(({ caption = '' }, place) => ({ caption, place: { field: galleryCaptionId(place) } })),
    links: buttons.map(({ link }, place) => {
      return { address: completeAddress(link), place: { field: `page-${itemField('buttons-link', place)}` } };
    }),
  };
}
