import type { MediaFile } from '@baklja/contract/features/media/media';
import { fileUrl, type PictureWidth, THUMBNAIL_WIDTH, TILE_WIDTH } from '@baklja/contract/files/pictures';
import {
  type Icon,
  IconFile,
  IconFileTypeCsv,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeSvg,
  IconFileTypeTxt,
  IconFileTypeXls,
  IconFileZip,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { useFailedPicture } from '#web/ui/use-failed-picture.ts';
import classes from './FilePicture.module.css';

type Shown = Pick<MediaFile, 'path' | 'type'> & Partial<Pick<MediaFile, 'tag' | 'focal_x' | 'focal_y'>>;

type Props = {
  file: Shown;
  /** `row`: 50 × 50 px next to a name. `tile` and `large`: as wide as their container, three to two. */
  variant: 'row' | 'tile' | 'large';
};

const WIDTHS: Record<Props['variant'], PictureWidth> = { row: THUMBNAIL_WIDTH, tile: TILE_WIDTH, large: 640 };

const ICONS: Record<string, Icon> = {
  pdf: IconFileTypePdf,
  doc: IconFileTypeDoc,
  docx: IconFileTypeDoc,
  odt: IconFileTypeDoc,
  xls: IconFileTypeXls,
  xlsx: IconFileTypeXls,
  ods: IconFileTypeXls,
  ppt: IconFileTypePpt,
  pptx: IconFileTypePpt,
  odp: IconFileTypePpt,
  csv: IconFileTypeCsv,
  svg: IconFileTypeSvg,
  txt: IconFileTypeTxt,
  zip: IconFileZip,
};

/** The picture of a file, or the icon of its kind when it has none or it fails to load. The name is next to it, so it is hidden from screen readers. */
export function FilePicture({ file, variant }: Props) {
  const url = fileUrl(file, pageSettings.fileHostUrl(), { width: WIDTHS[variant] });
  const { hasFailed, onError } = useFailedPicture(url);
  if (file.type === 'other' || hasFailed) {
    const KindIcon = ICONS[endingOf(file.path)] ?? IconFile;
    return (
      <span className={classes.none} data-variant={variant}>
        <KindIcon aria-hidden />
      </span>
    );
  }
  const focus = { '--focus-x': percent(file.focal_x), '--focus-y': percent(file.focal_y) } as CSSProperties;
  return (
    <img
      className={classes.picture}
      data-variant={variant}
      style={focus}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={onError}
    />
  );
}

function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

function percent(share: number | null | undefined): string {
  return `${(share ?? 0.5) * 100}%`;
}
