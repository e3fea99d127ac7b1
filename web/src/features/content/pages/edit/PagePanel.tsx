import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { PictureField } from '#web/forms/fields/PictureField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { LanguageField } from '#web/forms/LanguageField.tsx';
import { PublishChecks, PublishChecksSummary } from '#web/forms/publish-checks/PublishChecks.tsx';
import { usePublishChecks } from '#web/forms/publish-checks/use-publish-checks.ts';
import { RecordStamps } from '#web/forms/RecordStamps.tsx';
import { recordFormText } from '#web/forms/record-form.text.ts';
import panelClasses from '#web/ui/Panel.module.css';
import { pagesText as text } from '../pages.text.ts';
import { DeletePage } from './DeletePage.tsx';
import { checkedPage } from './page-checks.ts';
import type { OpenPage, PageDraft } from './page-draft.ts';
import { PICTURE_CAPTION_ID } from './page-units.ts';

type Props = {
  record: OpenPage;
  /** Content about the page in the other language. */
  translation: ReactNode;
};

/** The publishing settings of a page: language, visible parts, picture. */
export function PagePanel({ record, translation }: Props) {
  const { draft, change, row } = record;
  const checkedContent = useMemo(() => checkedPage(draft), [draft]);
  const checks = usePublishChecks(checkedContent);
  const { buttons, accordion, gallery } = draft;
  return (
    <>
      <section className={panelClasses.section} aria-label={recordFormText.panel}>
        <LanguageField language={draft.language} onChange={(language) => change({ language })} />
        <PublishChecksSummary checks={checks} />
      </section>
      <section className={panelClasses.section} aria-label={text.parts}>
        <PartSwitch record={record} name="show_buttons" count={buttons.length} counted={text.linkCount} />
        <PartSwitch record={record} name="show_accordion" count={accordion.length} counted={text.entryCount} />
        <PartSwitch record={record} name="show_gallery" count={gallery.length} counted={text.pictureCount} />
      </section>
      {translation}
      <ImageFields draft={draft} onChange={change} />
      <PublishChecks checks={checks} />
      {row && (
        <section className={panelClasses.section}>
          <RecordStamps row={row} />
          <DeletePage record={record} />
        </section>
      )}
    </>
  );
}

type SwitchProps = {
  record: OpenPage;
  name: 'show_buttons' | 'show_accordion' | 'show_gallery';
  /** The number of items in the part. */
  count: number;
  counted: (count: number) => string;
};

const PART_NAMES = { show_buttons: text.links, show_accordion: text.accordion, show_gallery: text.gallery };

function PartSwitch({ record, name, count, counted }: SwitchProps) {
  const held = counted(count);
  const help = record.draft[name] === 1 ? held : text.kept(count, held);
  return <SwitchField record={record} name={name} label={PART_NAMES[name]} help={help} />;
}

type ImageProps = { draft: PageDraft; onChange: (fields: Partial<PageDraft>) => void };

function ImageFields({ draft: { image, language }, onChange }: ImageProps) {
  return (
    <PictureField
      title={text.image}
      path={image.url ?? ''}
      texts={{ caption: image.caption ?? '' }}
      language={language}
      onPick={({ src, caption }) => onChange({ image: { url: src, caption } })}
      onRemove={() => onChange({ image: {} })}
    >
      <TextInput
        id={PICTURE_CAPTION_ID}
        label={text.caption}
        maxLength={CAPTION_MAX_LENGTH}
        value={image.caption ?? ''}
        onChange={(event) => onChange({ image: { ...image, caption: event.currentTarget.value } })}
      />
    </PictureField>
  );
}
