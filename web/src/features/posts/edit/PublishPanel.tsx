import type { Flag } from '@baklja/contract/fields';
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { formatListDate, fromZagrebFields } from '#web/lib/dates.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { PublishChecks, PublishChecksSummary } from '#web/widgets/publish-checks/PublishChecks.tsx';
import { usePublishChecks } from '#web/widgets/publish-checks/use-publish-checks.ts';
import { LanguageField } from '#web/widgets/record-form/LanguageField.tsx';
import panelClasses from '#web/widgets/record-form/Panel.module.css';
import { categoriesQuery } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import { PostImageFields } from './PostImageFields.tsx';
import classes from './PublishPanel.module.css';
import { checkedPost } from './post-checks.ts';
import type { PostDraft, PostField, PostProblem } from './post-form.ts';

type Props = {
  draft: PostDraft;
  onChange: (fields: Partial<PostDraft>) => void;
  problems: readonly PostProblem[];
  /** Toggles that a saved post alone has. */
  toggles?: ReactNode;
  /** The post in the other language. */
  translation?: ReactNode;
  /** Who and when, and the way to delete. */
  foot?: ReactNode;
};

/** How a post is published: status, language, category, time, flags, pictures. */
export function PublishPanel({ draft, onChange, problems, toggles, translation, foot }: Props) {
  const problemOf = (field: PostField) => problems.find((problem) => problem.field === field)?.message;
  const checkedContent = useMemo(() => checkedPost(draft), [draft]);
  const checks = usePublishChecks(checkedContent);
  return (
    <>
      <section className={panelClasses.section} aria-label="Objava">
        <div>
          <p className={panelClasses.label} id="post-state-label">
            Status
          </p>
          <SegmentedControl
            fullWidth
            aria-labelledby="post-state-label"
            value={String(draft.state)}
            onChange={(state) => onChange({ state: Number(state) as Flag })}
            data={[
              { value: '0', label: <StateLabel isFull={false}>{postsText.draft}</StateLabel> },
              { value: '1', label: <StateLabel isFull>{postsText.published}</StateLabel> },
            ]}
          />
        </div>
        <LanguageField language={draft.language} onChange={(language) => onChange({ language })} />
        <CategoryField catid={draft.catid} onChange={(catid) => onChange({ catid })} problem={problemOf('catid')} />
        <PublishTimeFields draft={draft} onChange={onChange} problem={problemOf('publishDate')} />
        <PublishChecksSummary checks={checks} />
      </section>
      {toggles !== undefined && <section className={panelClasses.section}>{toggles}</section>}
      {translation}
      <PostImageFields images={draft.images} language={draft.language} onChange={(images) => onChange({ images })} />
      <PublishChecks checks={checks} />
      {foot !== undefined && <section className={panelClasses.section}>{foot}</section>}
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

function CategoryField(props: {
  catid: number | undefined;
  onChange: (catid: number | undefined) => void;
  problem: string | undefined;
}) {
  const categories = useQuery(categoriesQuery);
  const failure = categories.isError ? 'Kategorije nisu učitane.' : undefined;
  return (
    <div>
      <NativeSelect
        id="post-catid"
        label="Kategorija"
        value={props.catid === undefined ? '' : String(props.catid)}
        error={props.problem ?? failure}
        rightSection={<IconChevronDown aria-hidden />}
        onChange={({ currentTarget: { value } }) => props.onChange(value === '' ? undefined : Number(value))}
        data={[
          { value: '', label: categories.isPending ? 'Učitava se…' : 'Odaberite kategoriju' },
          ...(categories.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      {categories.isError && (
        <BusyButton variant="quiet" isBusy={categories.isFetching} onClick={() => void categories.refetch()}>
          Pokušaj ponovno
        </BusyButton>
      )}
    </div>
  );
}

function PublishTimeFields({
  draft,
  onChange,
  problem,
}: Pick<Props, 'draft' | 'onChange'> & { problem: string | undefined }) {
  return (
    <div>
      <div className={classes.time}>
        <TextInput
          id="post-publishDate"
          type="date"
          label="Vrijeme objave"
          value={draft.publishDate}
          error={problem !== undefined}
          aria-describedby="post-publish-help"
          onChange={(event) => onChange({ publishDate: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          aria-label="Vrijeme objave, sat"
          value={draft.publishTime}
          error={problem !== undefined}
          onChange={(event) => onChange({ publishTime: event.currentTarget.value })}
        />
      </div>
      <p className={problem === undefined ? panelClasses.help : panelClasses.problem} id="post-publish-help">
        {problem ?? describeTime(draft)}
      </p>
    </div>
  );
}

/** The chosen moment in the one form that every browser shows alike. */
function describeTime({ publishDate, publishTime }: PostDraft): string {
  const moment = fromZagrebFields({ date: publishDate, time: publishTime });
  if (moment === undefined) return 'Prazno: javno čim se objavi. Vrijeme je po Zagrebu.';
  return `Javno od ${formatListDate(moment)} u ${publishTime}, po Zagrebu.`;
}
