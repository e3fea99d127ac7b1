import { IconPhoto } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useFailedPicture } from '../use-failed-picture.ts';
import classes from './Thumbnail.module.css';

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
  const size = { '--thumbnail-width': `${width}px`, '--thumbnail-height': `${height}px` } as CSSProperties;
  const { hasFailed, onError } = useFailedPicture(url);
  if (url === undefined || hasFailed) {
    return (
      <span className={classes.none} style={size}>
        {icon}
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      style={size}
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      onError={onError}
    />
  );
}
