import type { RecordVersion } from '@baklja/contract/features/site/record-versions';
import { Box, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useEffect } from 'react';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { FieldChange } from '../comparison/FieldChange.tsx';
import type { RecordRow } from '../define-record-form.ts';
import { changedFields } from '../editing/draft.ts';
import type { AnyDraft, OpenRecord } from '../open-record.ts';
import classes from './HistoryDialog.module.css';
import { historyText as text } from './history.text.ts';
import { exactTimeOf, type MoreVersions, PRESENT, useVersionDraft, whoOf } from './versions.ts';

type Props = {
  form: OpenRecord['form'];
  row: RecordRow;
  /** Undefined when it is not among the versions that were read. */
  before: RecordVersion | undefined;
  after: RecordVersion;
  list: MoreVersions;
};

export function VersionComparison(props: Props) {
  const { form, row, before, after, list } = props;
  const former = useVersionDraft(form, row, before);
  const later = useVersionDraft(form, row, after);
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = list;
  const isFurther = before === undefined && hasNextPage && !error;
  useEffect(() => {
    if (isFurther && !isFetchingNextPage) void fetchNextPage();
  }, [isFurther, isFetchingNextPage, fetchNextPage]);

  const failed = [former.query, later.query].find((query) => query.error && !query.data);
  if (failed) return <FailedQuery title="Verzija nije učitana." query={failed} />;
  if (before === undefined && !isFurther) {
    return (
      <Text c="dimmed" fz="sm">
        Prije ove verzije nema druge.
      </Text>
    );
  }
  if (!before || !former.draft || !later.draft) return <LoadingVersions label="Učitava se verzija" height={96} />;
  return <Changes form={form} versions={{ before, after }} drafts={{ before: former.draft, after: later.draft }} />;
}

export function LoadingVersions({ label, height }: { label: string; height: number }) {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <div role="status" aria-label={isSlow ? label : undefined}>
      {isSlow && <Skeleton height={height} />}
    </div>
  );
}

type ChangesProps = {
  form: OpenRecord['form'];
  versions: Record<'before' | 'after', RecordVersion>;
  drafts: Record<'before' | 'after', AnyDraft>;
};

function Changes({ form, versions, drafts }: ChangesProps) {
  const changed = changedFields(form, drafts.after, drafts.before);
  const stored = Object.values<{ isSecret?: boolean; isNotStored?: boolean }>(form.fields).filter(
    ({ isSecret, isNotStored }) => !isSecret && !isNotStored,
  );
  const same = stored.length - changed.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={classes.changes} aria-label="Razlike" tabIndex={0}>
      <SimpleGrid
        cols={2}
        spacing="lg"
        visibleFrom="sm"
        className={classes.heads}
        pt={4}
        pb="xs"
        fz="sm"
        fw={600}
        aria-hidden
      >
        {SIDES.map((side) => (
          <p key={side}>{nameOf(versions[side], Object.values(versions))}</p>
        ))}
      </SimpleGrid>
      {changed.map((field) => (
        <Box component="section" key={field} py="sm" className={classes.field} aria-label={form.fields[field]?.label}>
          <Text component="h3" fz="sm" fw={600} mb={4}>
            {form.fields[field]?.label}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing={{ base: 'sm', sm: 'md' }}>
            {SIDES.map((side) => (
              <div key={side}>
                <Text c="dimmed" fz="sm" className={classes.sideName}>
                  {nameOf(versions[side], Object.values(versions))}
                </Text>
                <FieldChange form={form} field={field} {...drafts} side={side} />
              </div>
            ))}
          </SimpleGrid>
        </Box>
      ))}
      <Text c="dimmed" fz="sm">
        {changed.length === 0 ? 'Te dvije verzije se ne razlikuju.' : same > 0 && text.same(same)}
      </Text>
    </section>
  );
}

const SIDES = ['before', 'after'] as const;

function nameOf(version: RecordVersion, compared: readonly RecordVersion[]): string {
  if (version.id === PRESENT) return text.present;
  const name = `${whoOf(version)}, ${exactTimeOf(version, compared)}`;
  return version.is_rejected === 1 ? `${name} (${text.rejected.toLocaleLowerCase('hr')})` : name;
}
