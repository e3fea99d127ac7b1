import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { formatNumber } from '@baklja/contract/plural';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { differenceQuery, useRestoreVersion } from '../categorisation.queries.ts';
import { categorisationText } from '../categorisation.text.ts';
import { DifferenceMark, type Mark } from './DifferenceMark.tsx';
import classes from './Versions.module.css';

const text = categorisationText.versions;

const LINES: readonly [Mark, string][] = [
  ['added', text.comesBack],
  ['changed', text.earlierCategory],
  ['removed', text.disappears],
];

type Props = { version: CategorisationVersion; inForce: CategorisationVersion; onClose: () => void };

/** Shows what bringing a version back would change, before it does. */
export function RestoreDialog({ version, inForce, onClose }: Props) {
  const { data: difference, error } = useQuery(differenceQuery(version.id));
  const restoring = useRestoreVersion();
  const toasts = useToasts();
  const restore = () => {
    if (!difference) return;
    restoring.mutate(
      { id: version.id, version: difference.version },
      {
        onSuccess: ({ message }) => {
          toasts.success(message, SUCCESS_TOAST_MS);
          onClose();
        },
      },
    );
  };
  const failure = restoring.error ?? error;
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      title={text.question(formatListDate(version.created))}
      confirmText={text.confirm}
      isWaiting={!difference && !error}
      isDisabled={error !== null}
      isBusy={restoring.isPending}
      error={failure ? messageOf(failure) : undefined}
      onConfirm={restore}
      onCancel={onClose}
    >
      <p>{text.willBe(version.rows)}</p>
      <dl className={classes.changes}>
        {LINES.map(([mark, words]) => (
          <div key={mark}>
            <DifferenceMark mark={mark} />
            <dt>{words}</dt>
            <dd>{difference ? formatNumber(difference[mark]) : <Skeleton width={32} height={14} />}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.help}>{text.kept(formatListDate(inForce.created))}</p>
    </ConfirmDialog>
  );
}
