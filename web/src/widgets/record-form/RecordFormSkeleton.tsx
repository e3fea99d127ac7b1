import { Skeleton } from '@mantine/core';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './RecordForm.module.css';
import { usePanelPlace } from './use-panel-place.ts';

/** The editor in its final shape while the record is loaded; the label says which one. */
export function RecordFormSkeleton({ label }: { label: string }) {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  const panelPlace = usePanelPlace(false);
  if (!isSlow) return null;
  return (
    <div className={classes.form} data-panel={panelPlace} role="status" aria-label={label}>
      <div className={classes.columns}>
        <div className={classes.sheet}>
          <div className={classes.measure}>
            <Skeleton height={12} width={160} mt={6} mb={24} />
            <Skeleton height={36} mb={10} />
            <Skeleton height={36} width="60%" mb={24} />
            <Skeleton height={36} mb={24} />
            {['96%', '100%', '92%', '98%', '40%'].map((width) => (
              <Skeleton key={width} height={14} width={width} mb={14} />
            ))}
          </div>
        </div>
        <div className={classes.panel}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={32} mb={28} />
          ))}
        </div>
      </div>
    </div>
  );
}
