import type { CSSProperties, ReactNode } from 'react';
import { IconPhoto } from '#web/lib/icons.ts';
import { useFailedPicture } from '../use-failed-picture.ts';
import classes from './Thumbnail.module.css';

type Props = {
  url: string | undefined;
  /** Pixels; without a size it is as wide as its container, three to two. */
  width?: number;
  height?: number;
  /** Shown without a picture. */
  icon?: ReactNode;
  /** The point of the picture that stays visible when it is cropped; its middle when absent. */
  focus?: string;
};

/**
 * A small picture next to its name, so it is hidden from screen readers; an icon when it is missing or fails to
 * load.
 */
export function Thumbnail({ url, width, height, icon = <IconPhoto aria-hidden />, focus }: Props) {
  const style = {
    ...(width !== undefined && { '--thumbnail-width': `${width}px`, '--thumbnail-height': `${height}px` }),
    ...(focus !== undefined && { objectPosition: focus }),
  } as CSSProperties;
  const { hasFailed, onError } = useFailedPicture(url);
  if (url === undefined || hasFailed) {
    return (
      <span className={classes.none} style={style}>
        {icon}
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      style={style}
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      draggable={false}
      onError={onError}
    />
  );
}
