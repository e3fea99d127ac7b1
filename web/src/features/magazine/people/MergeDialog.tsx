import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { Box, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './AuthorListScreen.module.css';
import { authorQueries } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';
import { describeWork, listName, printedName } from './people.ts';

type Props = {
  pair: AuthorPair;
  /** The pair was pointed out as possibly the same: the dialog offers to record that the two differ. */
  isSuggested?: boolean;
  onCancel: () => void;
  onDone: () => void;
};

type Side = 'stays' | 'goes';

const SIDES: readonly Side[] = ['stays', 'goes'];

/** Compares two authors field by field, and makes one of them. The toast that follows brings the other one back. */
export function MergeDialog({ pair, isSuggested = false, onCancel, onDone }: Props) {
  const [authors] = useState(() => orderForMerge(...pair));
  const [chosen, setChosen] = useState(() => fullerValues(authors));
  const merge = authorQueries.useMerge();
  const restoring = authorQueries.useRestore();
  const announce = useUndoToast((ids) => restoring.mutateAsync({ body: { ids } }));
  const { stays, goes } = authors;
  const values = valuesOf(authors, chosen);
  const confirm = async () => {
    try {
      const body = { ...values, firma: values.firma ? (1 as const) : (0 as const), id: stays.id };
      const { message } = await merge.mutateAsync({ body: { ...body, merged_id: goes.id, version: stays.version } });
      announce(message, [goes.id]);
      onDone();
    } catch {
      // `merge.error` holds the reason.
    }
  };
  return (
    <ConfirmDialog
      isOpen
      size={824}
      title={text.mergeTitle}
      confirmText={text.mergeConfirm}
      isHarmless
      isBusy={merge.isPending}
      error={merge.error?.message}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
      otherAction={isSuggested && <NotSameButton pair={pair} isBusy={merge.isPending} onDone={onDone} />}
    >
      <Text c="quiet">{text.mergeHelp}</Text>
      <table className={classes.pair} aria-label={text.mergeTitle}>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {listName(authors[side])} <small>{text.number(authors[side].id)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MERGED_FIELDS.map((field) => (
            <FieldRow
              key={field}
              field={field}
              authors={authors}
              chosen={chosen[field]}
              onChoose={(side) => setChosen({ ...chosen, [field]: side })}
            />
          ))}
          <tr>
            <th scope="row">{text.signs}</th>
            {SIDES.map((side) => (
              <td key={side}>{describeWork(authors[side]) || '–'}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <Text mt="sm" c="quiet">
        {text.stays}{' '}
        <Box component="b" c="var(--ink)">
          {printedName(values)}
        </Box>
        . {text.afterMerge(describeWork(goes))}
      </Text>
    </ConfirmDialog>
  );
}

type RowProps = {
  field: MergedField;
  authors: Record<Side, MagazineAuthor>;
  chosen: Side;
  onChoose: (side: Side) => void;
};

/** A field of both authors. Values that differ can be chosen; an empty one cannot. */
function FieldRow({ field, authors, chosen, onChoose }: RowProps) {
  const differ = authors.stays[field] !== authors.goes[field];
  return (
    <tr>
      <th scope="row">{text.fields[field]}</th>
      {SIDES.map((side) => {
        const shown = describeValue(authors[side][field]);
        return (
          <td key={side} data-chosen={(differ ? chosen === side : side === 'stays') || undefined}>
            {differ && shown !== '' ? (
              <Radio
                name={`merge-${field}`}
                aria-label={`${text.fields[field]}: ${shown}`}
                label={shown}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
            ) : (
              shown || '–'
            )}
          </td>
        );
      })}
    </tr>
  );
}

function describeValue(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? text.yes : text.no;
}

function valuesOf(authors: Record<Side, MagazineAuthor>, chosen: Chosen): Pick<MagazineAuthor, MergedField> {
  const entries = MERGED_FIELDS.map((field) => [field, authors[chosen[field]][field]] as const);
  return Object.fromEntries(entries) as Pick<MagazineAuthor, MergedField>;
}

type NotSameButtonProps = { pair: AuthorPair; isBusy: boolean; onDone: () => void };

/** Records that two authors differ, for all users. The toast that follows takes it back. */
function NotSameButton({ pair: [one, other], isBusy, onDone }: NotSameButtonProps) {
  const { mutateAsync: set, isPending } = authorQueries.useSetDifferent();
  const toasts = useToasts();
  const bodyFor = (different: 0 | 1) => ({ body: { id: one.id, other_id: other.id, different } });
  const compareAgain = async () => {
    try {
      toasts.success((await set(bodyFor(0))).message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  const record = async () => {
    try {
      const { message } = await set(bodyFor(1));
      toasts.success(message, RECORDS_UNDO_MS, { text: text.compareAgain, onClick: () => void compareAgain() });
      onDone();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <BusyButton isBusy={isPending} disabled={isBusy} onClick={() => void record()}>
      {text.notSame}
    </BusyButton>
  );
}

const MERGED_FIELDS = ['ime', 'prezime', 'pref', 'suf', 'email', 'web', 'firma'] as const;

type MergedField = (typeof MERGED_FIELDS)[number];

/** Whose value each field keeps: that of the author who stays, or of the one who goes. */
type Chosen = Record<MergedField, Side>;

export type AuthorPair = readonly [MagazineAuthor, MagazineAuthor];

/** Of two authors the one with more work stays. */
function orderForMerge(one: MagazineAuthor, other: MagazineAuthor) {
  return workOf(other) > workOf(one) ? { stays: other, goes: one } : { stays: one, goes: other };
}

/** The fuller value of each field; of equally full ones that of the author who stays. */
function fullerValues({ stays, goes }: ReturnType<typeof orderForMerge>): Chosen {
  const isFuller = (field: MergedField) =>
    typeof goes[field] === 'string' && goes[field].length > String(stays[field]).length;
  const entries = MERGED_FIELDS.map((field) => [field, isFuller(field) ? 'goes' : 'stays'] as const);
  return Object.fromEntries(entries) as Chosen;
}

function workOf({ articles = 0, photographs = 0, issues = 0 }: MagazineAuthor): number {
  return articles + photographs + issues;
}
