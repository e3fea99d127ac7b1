import { IconPhoto } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import classes from './Thumbnail.module.css';

type Props = { url: string | undefined; width: number; height: number };

/** A small picture beside a name that says the same, so it is silent; a plain field when there is none or it fails. */
export function Thumbnail({ url, width, height }: Props) {
  const size = { '--thumbnail-width': `${width}px`, '--thumbnail-height': `${height}px` } as CSSProperties;
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl) {
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
      onError={() => setFailedUrl(url)}
    />
  );
}
