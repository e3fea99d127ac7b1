import { IconPhoto } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useFailedPicture } from '../use-failed-picture.ts';
import classes from './Thumbnail.module.css';

type Props = { url: string | undefined; width: number; height: number };

/**
 * A small picture next to its name, so it is hidden from screen readers; a plain box when it is missing or fails to
 * load.
 */
export function Thumbnail({ url, width, height }: Props) {
  const size = { '--thumbnail-width': `${width}px`, '--thumbnail-height': `${height}px` } as CSSProperties;
  const { hasFailed, onError } = useFailedPicture(url);
  if (url === undefined || hasFailed) {
    return (
      <span className={classes.none} style={size}>
        <IconPhoto aria-hidden />
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
