import { statusOf } from '@baklja/contract/features/content/post-status';
import { type Post, type PostImages, PUBLISHED } from '@baklja/contract/features/content/posts';
import type { Flag } from '@baklja/contract/fields';
import { CAPTION_MAX_LENGTH, PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { Box, Button, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { fieldId, findProblems } from '#web/forms/define-record-form.ts';
import { DateTimeField } from '#web/forms/fields/DateTimeField.tsx';
import { PictureField } from '#web/forms/fields/PictureField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { LanguageField } from '#web/forms/LanguageField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import type { CheckedContent } from '#web/forms/publish-checks/checked-content.ts';
import { PublishChecks, PublishChecksSummary } from '#web/forms/publish-checks/PublishChecks.tsx';
import { publishChecksText } from '#web/forms/publish-checks/publish-checks.text.ts';
import { usePublishChecks } from '#web/forms/publish-checks/use-publish-checks.ts';
import { RecordStamps } from '#web/forms/RecordFacts.tsx';
import type { PanelTranslation } from '#web/forms/translation/use-side-by-side.tsx';
import { formatDateTime } from '#web/lib/dates.ts';
import { IconCopy, IconPin, IconWorld } from '#web/lib/icons.ts';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import panelClasses from '#web/ui/Panel.module.css';
import { HighlightToggle, PinToggle, PostToggles } from '../PostToggles.tsx';
import { categoriesQuery } from '../posts.queries.ts';
import { type PostDraft, publishDown, publishUp, USUAL_TIMES } from './form/post-draft.ts';
import { postForm } from './form/post-form.tsx';
import { copyIntroImage, type ImageKind, imageFieldId, setImage } from './form/post-images.ts';

export function PublishPanel({ translation, untranslated }: PanelTranslation) {
  const record = useRecord(postForm);
  const { draft, change, row } = record;
  const checkedContent = useMemo(() => checkedPost(draft), [draft]);
  const checks = usePublishChecks(checkedContent, untranslated);
  return (
    <>
      <section className={panelClasses.section} aria-label="Objava">
        <div>
          <Text id="post-state-label" mb={4} fz="sm" fw={600} lh="20px">
            Status
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="post-state-label"
            value={String(draft.state)}
            onChange={(state) => change({ state: Number(state) as Flag })}
            data={[
              { value: '0', label: <StateLabel isFull={false}>Skica</StateLabel> },
              { value: '1', label: <StateLabel isFull>Objavljeno</StateLabel> },
            ]}
          />
        </div>
        <LanguageField language={draft.language} onChange={(language) => change({ language })} />
        <CategoryField />
        <DateTimeField
          form={postForm}
          label="Vrijeme objave"
          names={{ date: 'publishDate', time: 'publishTime' }}
          usualTime={USUAL_TIMES.publish}
          help={describeTime(draft)}
        />
        <DateTimeField
          form={postForm}
          label="Kraj objave"
          names={{ date: 'endDate', time: 'endTime' }}
          usualTime={USUAL_TIMES.end}
          help={describeEnd(draft)}
          clearText="Ukloni kraj objave"
        />
        <PublishChecksSummary checks={checks} />
      </section>
      {row && (
        <section className={panelClasses.section}>
          <PostToggles>
            <ImmediateFields post={row} />
          </PostToggles>
        </section>
      )}
      {translation}
      <PostImageFields />
      <PublishChecks checks={checks} />
      {row && (
        <section className={panelClasses.section}>
          <RecordStamps row={row} />
          <DeletePost />
        </section>
      )}
    </>
  );
}

function StateLabel({ isFull, children }: { isFull: boolean; children: string }) {
  return (
    <>
      <Box
        component="span"
        display="inline-block"
        w={8}
        h={8}
        mr={6}
        bd="1.5px solid currentcolor"
        bdrs="50%"
        bg={isFull ? 'currentcolor' : undefined}
        aria-hidden
      />
      {children}
    </>
  );
}

function CategoryField() {
  const categories = useQuery(categoriesQuery);
  return (
    <div>
      <SelectField
        form={postForm}
        name="catid"
        placeholder={categories.isPending ? 'Učitava se…' : 'Odaberite kategoriju'}
        choices={(categories.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        failure={categories.isError ? 'Kategorije nisu učitane.' : undefined}
      />
      {categories.isError && (
        <RetryButton variant="quiet" isBusy={categories.isFetching} onClick={() => void categories.refetch()} />
      )}
    </div>
  );
}

/** The chosen time in a format that looks the same in every browser. */
export function describeTime(draft: PostDraft): string {
  const moment = publishUp(draft);
  if (moment === undefined) return 'Prazno: javno čim se objavi. Vrijeme je po Zagrebu.';
  const when = formatDateTime(moment);
  if (draft.state === PUBLISHED) return `Javno od ${when}, po Zagrebu.`;
  return new Date(moment) > new Date()
    ? `Skica. Kad se objavi, bit će javno tek od ${when}, po Zagrebu.`
    : `Skica. Kad se objavi, bit će javno odmah, s vremenom ${when}, po Zagrebu.`;
}

export function describeEnd(draft: PostDraft): string {
  const moment = publishDown(draft);
  if (moment === undefined) return 'Prazno: objava nema kraj.';
  const when = `${formatDateTime(moment)}, po Zagrebu.`;
  const isOver = new Date(moment) <= new Date();
  if (draft.state === PUBLISHED) return isOver ? `Objava je završila ${when}` : `Objava završava ${when}`;
  return isOver
    ? `Skica. Ni kad se objavi, neće biti javna: objava je završila ${when}`
    : `Skica. Kad se objavi, bit će javno do ${when}`;
}

function DeletePost() {
  const record = useRecord(postForm);
  const { row } = record;
  const isPinned = useQuery(pinnedPostsQuery).data?.some(({ post_id }) => post_id === row?.id) ?? false;
  const consequences = [
    ...(isPinned ? [{ icon: <IconPin aria-hidden />, text: 'Prikvačen je na naslovnici, bit će otkvačen' }] : []),
    ...(row && statusOf(row, new Date().toISOString()) === 'published'
      ? [{ icon: <IconWorld aria-hidden />, text: 'Objavljen je; javnost ga više neće vidjeti' }]
      : []),
  ];
  return <DeleteRecord consequences={consequences} />;
}

/** Highlight and pin of an existing post; they take effect at once, without saving the form. */
function ImmediateFields({ post }: { post: Post }) {
  const pinned = useQuery(pinnedPostsQuery).data ?? [];
  return (
    <Stack gap={4}>
      <Group wrap="nowrap" justify="space-between" gap="sm" mih={32}>
        <Text span fw={600}>
          Izdvojeno
        </Text>
        <HighlightToggle post={post} />
      </Group>
      <Group wrap="nowrap" justify="space-between" gap="sm" mih={32}>
        <span>
          <Text span fw={600}>
            Ping
          </Text>{' '}
          <Text span c="dimmed" fz="sm">
            zauzeto {pinned.length} od {PINNED_POSTS_LIMIT}
          </Text>
        </span>
        <PinToggle post={post} />
      </Group>
      <Text c="dimmed" fz="sm">
        Mijenja se odmah, bez spremanja.
      </Text>
    </Stack>
  );
}

const KINDS: readonly ImageKind[] = ['intro', 'fulltext'];

function checkedPost(draft: PostDraft): CheckedContent {
  const { title, introtext, fulltext, images, gallery, catid } = draft;
  const missing: Partial<Record<string, string>> = {
    ...(title.trim() === '' && { title: publishChecksText.noTitle }),
    ...(catid === undefined && { catid: 'Kategorija nije odabrana.' }),
  };
  const chosen = KINDS.filter((kind) => (images[`image_${kind}`] ?? '') !== '');
  return {
    blocking: findProblems(postForm, draft).map(({ field, message }) => ({
      text: missing[field] ?? message,
      place: { field: fieldId('post', field) },
    })),
    title: { text: title, place: { field: 'post-title' } },
    texts: [
      { html: introtext, place: { editor: 'Uvod' }, isIntroduction: true },
      { html: fulltext, place: { editor: 'Tekst' } },
    ],
    noPicture: chosen.length === 0 ? { field: imageFieldId('intro', 'choice') } : undefined,
    pictures: chosen.map((kind) => ({
      alt: images[`image_${kind}_alt`] ?? '',
      place: { field: imageFieldId(kind, 'alt') },
    })),
    gallery: gallery.map(({ caption = '' }, place) => ({ caption, place: { field: galleryCaptionId(place) } })),
  };
}

const FLOATS = [
  { value: '', label: 'Prema temi' },
  { value: 'left', label: 'Lijevo' },
  { value: 'right', label: 'Desno' },
  { value: 'none', label: 'Bez omatanja' },
];

function PostImageFields() {
  const record = useRecord(postForm);
  const { images } = record.draft;
  const copyIntro = () => record.change({ images: copyIntroImage(images) });
  const copy = images.image_intro && (
    <Button variant="quiet" leftSection={<IconCopy aria-hidden />} onClick={copyIntro}>
      Ista kao u popisu
    </Button>
  );
  return (
    <>
      <OneImage kind="intro" title="Slika u popisu" />
      <OneImage kind="fulltext" title="Slika u članku" otherChoice={copy} />
    </>
  );
}

type ImageProps = { kind: ImageKind; title: string; otherChoice?: ReactNode };

function OneImage({ kind, title, otherChoice }: ImageProps) {
  const { draft, change } = useRecord(postForm);
  const { images, language } = draft;
  const set = (key: keyof PostImages, value: string) => change({ images: { ...images, [key]: value } });
  return (
    <PictureField
      title={title}
      chooseId={imageFieldId(kind, 'choice')}
      path={images[`image_${kind}`] ?? ''}
      texts={{ alt: images[`image_${kind}_alt`] ?? '', caption: images[`image_${kind}_caption`] ?? '' }}
      language={language}
      onPick={(picture) => change({ images: setImage(images, kind, picture) })}
      onRemove={() => change({ images: setImage(images, kind) })}
      otherChoice={otherChoice}
    >
      <TextInput
        id={imageFieldId(kind, 'alt')}
        label="Alternativni tekst"
        description="Opišite što se vidi na slici."
        maxLength={CAPTION_MAX_LENGTH}
        value={images[`image_${kind}_alt`] ?? ''}
        onChange={(event) => set(`image_${kind}_alt`, event.currentTarget.value)}
      />
      <TextInput
        id={imageFieldId(kind, 'caption')}
        label="Potpis"
        maxLength={CAPTION_MAX_LENGTH}
        value={images[`image_${kind}_caption`] ?? ''}
        onChange={(event) => set(`image_${kind}_caption`, event.currentTarget.value)}
      />
      <NativeSelect
        label="Položaj"
        data={FLOATS}
        value={images[`float_${kind}`] ?? ''}
        onChange={(event) => set(`float_${kind}`, event.currentTarget.value)}
      />
    </PictureField>
  );
}
