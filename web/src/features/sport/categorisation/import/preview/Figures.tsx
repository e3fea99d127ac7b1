import { formatNumber } from '@baklja/contract/plural';
import look from '#web/ui/look.module.css';
import { DifferenceMark } from '../../versions/DifferenceMark.tsx';
import { importText as text } from '../import.text.ts';
import type { Comparison } from './compare-rows.ts';
import classes from './Figures.module.css';

const SHARES = ['added', 'changed', 'same', 'removed'] as const;

/** How many rows the replacement adds, changes, removes and leaves as they are. */
export function Figures({ comparison, isDone = false }: { comparison: Comparison; isDone?: boolean }) {
  const counts = {
    added: comparison.added.length,
    changed: comparison.changed.length,
    removed: comparison.removed.length,
    same: comparison.same,
  };
  return (
    <>
      <dl className={classes.figures}>
        {(['added', 'changed', 'removed', 'same'] as const).map((kind) => (
          <div key={kind}>
            <dt>
              {kind !== 'same' && <DifferenceMark mark={kind} />}
              {text.figures[kind][isDone ? 'after' : 'before']}
            </dt>
            <dd className={classes.count}>{formatNumber(counts[kind])}</dd>
            <dd className={look.note}>{text.figures[kind].note}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar} aria-hidden>
        {SHARES.map(
          (kind) => counts[kind] > 0 && <span key={kind} data-kind={kind} style={{ flexGrow: counts[kind] }} />,
        )}
      </div>
    </>
  );
}
