import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFailedPicture } from '../use-failed-picture.ts';

type Props = {
  url: string | undefined;
  width: number;
  height: number;
  /** Shown without a picture. */
  icon?: ReactNode;
};

/**
 * A small picture next to its name, so it is hidden from screen readers; an icon when it is missing or fails to
 * load.
 */
export function Thumbnail({ url, width, height, icon = <IconPhoto aria-hidden /> }: Props) {
  const style = { width, height, borderRadius: 'var(--r-picture)', background: 'var(--paper-3)' };
  const { hasFailed, onError } = useFailedPicture(url);
  if (url === undefined || hasFailed) {
    return <span style={{ ...style, display: 'grid', placeItems: 'center', color: 'var(--ink-3)' }}>{icon}</span>;
  }
  return (
    <img
      style={{ ...style, objectFit: 'cover' }}
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      onError={onError}
    />
  );
}
