import type { MediaFile } from '@baklja/contract/features/media/media';
import { fileUrl, type PictureWidth, THUMBNAIL_WIDTH, TILE_WIDTH } from '@baklja/contract/files/pictures';
import type { Icon } from '#web/lib/icon.tsx';
import {
  IconFile,
  IconFileTypeCsv,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeSvg,
  IconFileTypeTxt,
  IconFileTypeXls,
  IconFileZip,
} from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';

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

/** The picture of a file, or the icon of its kind when it has none or it fails to load. */
export function FilePicture({ file, variant }: Props) {
  const KindIcon = ICONS[endingOf(file.path)] ?? IconFile;
  return (
    <Thumbnail
      url={file.type === 'other' ? undefined : fileUrl(file, pageSettings.fileHostUrl(), { width: WIDTHS[variant] })}
      {...(variant === 'row' && { width: 50, height: 50 })}
      icon={<KindIcon aria-hidden />}
      focus={`${percent(file.focal_x)} ${percent(file.focal_y)}`}
    />
  );
}

function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

function percent(share: number | null | undefined): string {
  return `${(share ?? 0.5) * 100}%`;
}
