import { Box, Skeleton } from '@mantine/core';
import { useIsNarrow } from '#web/lib/use-window-size.ts';
import classes from './ArticleFrame.module.css';
import page from './PageFrame.module.css';

export function ArticleSkeleton() {
  const panelPlace = usePanelPlace(false);
  return (
    <div className={`${page.form} ${classes.form}`} data-panel={panelPlace}>
      <div className={classes.columns}>
        <div className={classes.sheet}>
          <Box maw="var(--w-measure)" mx="auto">
            <Skeleton height={12} width={160} mt={6} mb={24} />
            <Skeleton height={36} mb={10} />
            <Skeleton height={36} width="60%" mb={24} />
            <Skeleton height={36} mb={24} />
            {['96%', '100%', '92%', '98%', '40%'].map((width) => (
              <Skeleton key={width} height={14} width={width} mb={14} />
            ))}
          </Box>
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

/** The place of an article's panel: a column at the right, or a sheet that opens over the form. */
export function usePanelPlace(isSideBySide: boolean): 'column' | 'sheet' {
  const isNarrow = useIsNarrow();
  return isNarrow || isSideBySide ? 'sheet' : 'column';
}
