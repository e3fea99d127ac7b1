import type { MediaFile } from '@baklja/contract/features/media/media';
import { Skeleton, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { FilePicture } from './FilePicture.tsx';
import classes from './FileTile.module.css';

/** A grid of {@link FileTile}s. */
export function FileGrid(props: ComponentProps<'ul'>) {
  return <ul {...props} className={classes.grid} />;
}

type Props = ComponentProps<'button'> & {
  file: MediaFile;
  note: string;
  isSelected?: boolean;
  /** Lies over the picture. */
  children: ReactNode;
};

/** A button with picture and name of a file, and a note below it; further props are those of the button. */
export function FileTile({ file, note, isSelected = false, children, ...button }: Props) {
  return (
    <li className={classes.tile} data-selected={isSelected || undefined}>
      <button type="button" className={classes.open} title={file.name} {...button}>
        <span className={classes.picture}>
          <FilePicture file={file} variant="tile" />
        </span>
        <Text span className={classes.name} display="block" truncate mt={8} fw={550} lh="18px">
          {file.name}
        </Text>
      </button>
      {children}
      <Text truncate c="dimmed" fz="sm" lh="18px">
        {note}
      </Text>
    </li>
  );
}

export function FileGridSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <FileGrid aria-hidden>
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <li key={place}>
          <div style={{ aspectRatio: '3 / 2', marginBottom: 44 }}>{isSlow && <Skeleton height="100%" />}</div>
        </li>
      ))}
    </FileGrid>
  );
}
