import { nameOf } from '@baklja/contract/files/folders';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { Button } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import look from '#web/ui/look.module.css';
import classes from '#web/ui/Panel.module.css';

type Props = { path: string; onPick: () => void; onRemove: () => void };

/** Thumbnail of a record's picture, with buttons that replace and remove it. */
export function ChosenImage({ path, onPick, onRemove }: Props) {
  return (
    <div className={classes.picture}>
      <Thumbnail
        url={pictureUrl(path, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })}
        width={80}
        height={56}
      />
      <div className={classes.chosen}>
        <p className={`${look.cut} ${look.medium}`} title={path}>
          {readableName(path)}
        </p>
        <div className={classes.choices}>
          <Button size="compact-sm" leftSection={<IconPhoto aria-hidden />} onClick={onPick}>
            Zamijeni
          </Button>
          <Button size="compact-sm" variant="quiet" leftSection={<IconX aria-hidden />} onClick={onRemove}>
            Ukloni
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The name of the file as users entered it. */
function readableName(path: string): string {
  try {
    return decodeURIComponent(nameOf(path));
  } catch {
    return nameOf(path);
  }
}
