import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { IconBook } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { useFailedPicture } from '#web/ui/use-failed-picture.ts';
import classes from './IssueCover.module.css';

/** The cover of an issue in 3:4; its number when there is no picture, or none that loads. */
export function IssueCover({ path, number }: { path: string; number: string }) {
  const url = path === '' ? undefined : pictureUrl(path, pageSettings.fileHostUrl(), { width: TILE_WIDTH });
  const { hasFailed, onError } = useFailedPicture(url);
  if (url === undefined || hasFailed) {
    return (
      <span className={classes.none} aria-hidden>
        <IconBook /> {number}
      </span>
    );
  }
  return <img className={classes.cover} src={url} alt="" width={240} height={320} loading="lazy" onError={onError} />;
}
