import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Thumbnail.module.css';

type Props = { url: string | undefined; width: number; height: number };

/** A small picture beside a name that says the same, so it is silent; a plain field when there is none or it fails. */
export function Thumbnail({ url, width, height }: Props) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl) {
    return (
      <span className={classes.none} style={{ width, height }}>
        <IconPhoto aria-hidden />
      </span>
    );
  }
  const onError = () => setFailedUrl(url);
  return <img className={classes.picture} src={url} alt="" width={width} height={height} loading="lazy" onError={onError} />;
}
