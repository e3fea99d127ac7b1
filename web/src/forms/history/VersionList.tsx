import type { RecordVersion } from '@baklja/contract/features/site/record-versions';
import { Radio } from '@mantine/core';
import { Fragment, useState } from 'react';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import classes from './HistoryDialog.module.css';
import { historyText as text } from './history.text.ts';
import { PRESENT, timesOf, whoOf } from './versions.ts';

/** The part of the query that reads further versions. */
export type MoreVersions = {
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
  error: Error | null;
};

type Props = {
  /** The latest first; the first one is the record itself. */
  versions: readonly RecordVersion[];
  /** Of all versions, those included that are not read yet. */
  total: number;
  chosenId: number;
  onChoose: (id: number) => void;
  list: MoreVersions;
};

/** The versions of a record, to choose one of them. */
export function VersionList({ versions, total, chosenId, onChoose, list }: Props) {
  const [now] = useState(() => new Date());
  return (
    <div className={classes.list}>
      <Radio.Group
        label={text.versions}
        description={versions.length === 1 ? text.first : text.count(total)}
        inputWrapperOrder={['label', 'description', 'input']}
        value={String(chosenId)}
        onChange={(id) => onChoose(Number(id))}
      >
        <div className={classes.versions}>
          {versions.map((version) => (
            <Radio
              key={version.id}
              value={String(version.id)}
              label={whoOf(version)}
              {...(version.id === chosenId && { ref: focusInPlace, 'data-autofocus': true })}
              description={
                <>
                  {timesOf(version, now).map((time, place) => (
                    <Fragment key={time}>
                      {place > 0 && ', '}
                      <span className={classes.time}>{time}</span>
                    </Fragment>
                  ))}
                  {version.id === PRESENT && <b className={classes.mark}>{text.present}</b>}
                  {version.is_rejected === 1 && <b className={classes.mark}>{text.rejected}</b>}
                </>
              }
            />
          ))}
        </div>
      </Radio.Group>
      {list.error && !list.isFetchingNextPage ? (
        <ErrorState title={text.notLoaded} reason={list.error.message} onRetry={() => void list.fetchNextPage()} />
      ) : (
        list.hasNextPage && (
          <div className={classes.more}>
            <BusyButton isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {text.older}
            </BusyButton>
            <p role="status">{text.shown(versions.length, total)}</p>
          </div>
        )
      )}
    </div>
  );
}

/** The dialog is still on its way when it appears: the page behind it does not scroll there. */
function focusInPlace(radio: HTMLInputElement | null) {
  radio?.focus({ preventScroll: true });
}
