import { PUBLISHED } from '@baklja/contract/features/content/posts';
import type { Flag } from '@baklja/contract/fields';
import { fromZagrebFields } from '@baklja/contract/zagreb-time';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { DateTimeField } from '#web/forms/fields/DateTimeField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { LanguageField } from '#web/forms/LanguageField.tsx';
import { PublishChecks, PublishChecksSummary } from '#web/forms/publish-checks/PublishChecks.tsx';
import { usePublishChecks } from '#web/forms/publish-checks/use-publish-checks.ts';
import { RecordStamps } from '#web/forms/RecordStamps.tsx';
import { formatListDate } from '#web/lib/dates.ts';
import look from '#web/ui/look.module.css';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import panelClasses from '#web/ui/Panel.module.css';
import { categoriesQuery } from '../posts.queries.ts';
import { describeMoment, postsText } from '../posts.text.ts';
import { DeletePost } from './DeletePost.tsx';
import { PostImageFields } from './form/PostImageFields.tsx';
import { checkedPost } from './form/post-checks.ts';
import { type OpenPost, type PostDraft, publishDown } from './form/post-draft.ts';
import { PostToggles } from './PostToggles.tsx';
import classes from './PublishPanel.module.css';

type Props = {
  record: OpenPost;
  /** Content about the post in the other language. */
  translation: ReactNode;
};

/** The publishing settings of a post: status, language, category, times, flags, pictures. */
export function PublishPanel({ record, translation }: Props) {
  const { draft, change, row } = record;
  const checkedContent = useMemo(() => checkedPost(draft), [draft]);
  const checks = usePublishChecks(checkedContent);
  return (
    <>
      <section className={panelClasses.section} aria-label="Objava">
        <div>
          <p className={`${look.small} ${look.strong} ${panelClasses.label}`} id="post-state-label">
            Status
          </p>
          <SegmentedControl
            fullWidth
            aria-labelledby="post-state-label"
            value={String(draft.state)}
            onChange={(state) => change({ state: Number(state) as Flag })}
            data={[
              { value: '0', label: <StateLabel isFull={false}>{postsText.draft}</StateLabel> },
              { value: '1', label: <StateLabel isFull>{postsText.published}</StateLabel> },
            ]}
          />
        </div>
        <LanguageField language={draft.language} onChange={(language) => change({ language })} />
        <CategoryField record={record} />
        <DateTimeField
          record={record}
          label="Vrijeme objave"
          names={{ date: 'publishDate', time: 'publishTime' }}
          help={describeTime(draft)}
        />
        <DateTimeField
          record={record}
          label="Kraj objave"
          names={{ date: 'endDate', time: 'endTime' }}
          help={describeEnd(draft)}
          clearText={postsText.removeEnd}
        />
        <PublishChecksSummary checks={checks} />
      </section>
      {row && (
        <section className={panelClasses.section}>
          <PostToggles post={row} />
        </section>
      )}
      {translation}
      <PostImageFields images={draft.images} language={draft.language} onChange={(images) => change({ images })} />
      <PublishChecks checks={checks} />
      {row && (
        <section className={panelClasses.section}>
          <RecordStamps row={row} />
          <DeletePost record={record} />
        </section>
      )}
    </>
  );
}

function StateLabel({ isFull, children }: { isFull: boolean; children: string }) {
  return (
    <>
      <span className={classes.dot} data-full={isFull || undefined} aria-hidden />
      {children}
    </>
  );
}

function CategoryField({ record }: { record: OpenPost }) {
  const categories = useQuery(categoriesQuery);
  return (
    <div>
      <SelectField
        record={record}
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
function describeTime({ state, publishDate, publishTime }: PostDraft): string {
  const moment = fromZagrebFields({ date: publishDate, time: publishTime });
  if (moment === undefined) return 'Prazno: javno čim se objavi. Vrijeme je po Zagrebu.';
  const when = `${formatListDate(moment)} u ${publishTime}`;
  if (state === PUBLISHED) return `Javno od ${when}, po Zagrebu.`;
  return new Date(moment) > new Date()
    ? `Skica. Kad se objavi, bit će javno tek od ${when}, po Zagrebu.`
    : `Skica. Kad se objavi, bit će javno odmah, s vremenom ${when}, po Zagrebu.`;
}

/** The chosen end, and whether it has passed. */
function describeEnd(draft: PostDraft): string {
  const moment = publishDown(draft);
  if (moment === undefined) return 'Prazno: objava nema kraj.';
  const when = `${describeMoment(moment)}, po Zagrebu.`;
  const isOver = new Date(moment) <= new Date();
  if (draft.state === PUBLISHED) return isOver ? `Objava je završila ${when}` : `Objava završava ${when}`;
  return isOver
    ? `Skica. Ni kad se objavi, neće biti javna: objava je završila ${when}`
    : `Skica. Kad se objavi, bit će javno do ${when}`;
}
