import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo } from 'react';
import { ChosenImage } from '#web/widgets/media-picker/ChosenImage.tsx';
import { usePickImage } from '#web/widgets/media-picker/use-pick-image.ts';
import { PublishChecks, PublishChecksSummary } from '#web/widgets/publish-checks/PublishChecks.tsx';
import { usePublishChecks } from '#web/widgets/publish-checks/use-publish-checks.ts';
import { LanguageField } from '#web/widgets/record-form/LanguageField.tsx';
import panelClasses from '#web/widgets/record-form/Panel.module.css';
import { recordFormText } from '#web/widgets/record-form/record-form.text.ts';
import { pagesText as text } from '../pages.text.ts';
import classes from './PagePanel.module.css';
import { checkedPage, PICTURE_CAPTION_ID } from './page-checks.ts';
import type { PageDraft } from './page-form.ts';

type Props = {
  draft: PageDraft;
  onChange: (fields: Partial<PageDraft>) => void;
  /** The page in the other language. */
  translation?: ReactNode;
  /** Who and when, and the way to delete. */
  foot?: ReactNode;
};

/** How a page is published: language, parts that are shown, picture. */
export function PagePanel({ draft, onChange, translation, foot }: Props) {
  const checkedContent = useMemo(() => checkedPage(draft), [draft]);
  const checks = usePublishChecks(checkedContent);
  return (
    <>
      <section className={panelClasses.section} aria-label={recordFormText.panel}>
        <LanguageField language={draft.language} onChange={(language) => onChange({ language })} />
        <PublishChecksSummary checks={checks} />
      </section>
      <section className={panelClasses.section} aria-label={text.parts}>
        <PartSwitch
          label={text.links}
          isOn={draft.show_buttons === 1}
          count={draft.buttons.length}
          counted={text.linkCount(draft.buttons.length)}
          onChange={(isOn) => onChange({ show_buttons: isOn ? 1 : 0 })}
        />
        <PartSwitch
          label={text.accordion}
          isOn={draft.show_accordion === 1}
          count={draft.accordion.length}
          counted={text.entryCount(draft.accordion.length)}
          onChange={(isOn) => onChange({ show_accordion: isOn ? 1 : 0 })}
        />
        <PartSwitch
          label={text.gallery}
          isOn={draft.show_gallery === 1}
          count={draft.gallery.length}
          counted={text.pictureCount(draft.gallery.length)}
          onChange={(isOn) => onChange({ show_gallery: isOn ? 1 : 0 })}
        />
      </section>
      {translation}
      <ImageFields draft={draft} onChange={onChange} />
      <PublishChecks checks={checks} />
      {foot !== undefined && <section className={panelClasses.section}>{foot}</section>}
    </>
  );
}

type SwitchProps = {
  label: string;
  isOn: boolean;
  /** What the part holds. */
  count: number;
  counted: string;
  onChange: (isOn: boolean) => void;
};

function PartSwitch({ label, isOn, count, counted, onChange }: SwitchProps) {
  const note = isOn ? counted : text.kept(count, counted);
  const noteId = useId();
  return (
    <div>
      <Switch
        label={label}
        labelPosition="left"
        aria-describedby={note === '' ? undefined : noteId}
        classNames={{ body: classes.body, labelWrapper: classes.words, label: classes.label }}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {note !== '' && (
        <p id={noteId} className={panelClasses.help}>
          {note}
        </p>
      )}
    </div>
  );
}

function ImageFields({ draft: { image, language }, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { pickImage, dialog } = usePickImage(language);
  const pick = async () => {
    const picked = await pickImage();
    if (picked) onChange({ image: { url: picked.src, caption: picked.caption } });
  };
  return (
    <section className={panelClasses.section} aria-label={text.image}>
      <h2 className={panelClasses.heading}>{text.image}</h2>
      {image.url ? (
        <>
          <ChosenImage path={image.url} onPick={() => void pick()} onRemove={() => onChange({ image: {} })} />
          <TextInput
            id={PICTURE_CAPTION_ID}
            label={text.caption}
            maxLength={CAPTION_MAX_LENGTH}
            value={image.caption ?? ''}
            onChange={(event) => onChange({ image: { ...image, caption: event.currentTarget.value } })}
          />
        </>
      ) : (
        <div className={panelClasses.choices}>
          <Button leftSection={<IconPhoto aria-hidden />} onClick={() => void pick()}>
            {recordFormText.pickImage}
          </Button>
        </div>
      )}
      {dialog}
    </section>
  );
}
