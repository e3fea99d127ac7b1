import { Skeleton } from '@mantine/core';
import classes from './ArticleFrame.module.css';
import { usePanelPlace } from './frame/use-panel-place.ts';

/** The editor of an article in its final shape while it loads. */
export function ArticleSkeleton() {
  const panelPlace = usePanelPlace(false);
  return (
    <div className={classes.form} data-panel={panelPlace}>
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
