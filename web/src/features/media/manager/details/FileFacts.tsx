import type { mediaRoutes } from '@baklja/contract/features/media/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { fileUrl } from '@baklja/contract/files/pictures';
import type { RouteAnswer } from '@baklja/contract/route';
import { Link } from 'react-router';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import look from '#web/ui/look.module.css';
import { mediaText as text } from '../../media.text.ts';
import { kindOf } from '../media-kind.ts';
import classes from './FileDetails.module.css';
import { absoluteFileUrl } from './use-copy-url.ts';

/** A file with its uses and its duplicates. */
export type FileWithUses = RouteAnswer<typeof mediaRoutes.getFile>;

/** The read-only metadata of a file. */
export function FileFacts({ file }: { file: FileWithUses }) {
  const { width, height } = file;
  const [last] = file.former;
  return (
    <dl className={classes.facts}>
      <dt>{text.facts.kind}</dt>
      <dd>{kindOf(file.media_type)}</dd>
      <dt>{text.facts.size}</dt>
      <dd>{formatBytes(file.size)}</dd>
      {width !== null && height !== null && (
        <>
          <dt>{text.facts.dimensions}</dt>
          <dd>
            {width} × {height} px
          </dd>
        </>
      )}
      <dt>{text.facts.created}</dt>
      <dd>{formatFileTime(file.created)}</dd>
      <dt>{text.facts.by}</dt>
      <dd>{file.created_by_name ?? text.unknownPerson}</dd>
      {last && (
        <>
          <dt>{text.facts.replaced}</dt>
          <dd>
            {formatFileTime(last.deleted)}, {last.deleted_by_name ?? text.unknownPerson}
          </dd>
        </>
      )}
      <dt>{text.facts.folder}</dt>
      <dd>{file.folder}</dd>
      <dt>{text.facts.address}</dt>
      <dd>
        <a
          className={`${look.link} ${look.wrapAnywhere}`}
          href={fileUrl(file, pageSettings.fileHostUrl())}
          target="_blank"
          rel="noopener"
        >
          {absoluteFileUrl(file)}
        </a>
      </dd>
    </dl>
  );
}

/** Other files with identical bytes. */
export function Duplicates({ file: { duplicates, type } }: { file: FileWithUses }) {
  if (duplicates.length === 0) return null;
  return (
    <div className={classes.same}>
      <p>{type === 'image' ? text.samePicture : text.sameFile}</p>
      <ul>
        {duplicates.map(({ id, path }) => (
          <li key={id}>
            <Link className={`${look.link} ${look.wrapAnywhere}`} to={detailsPath(id, path)}>
              {parentOf(path)}/{nameOf(path)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The path that opens the details of a file in its folder. */
function detailsPath(id: number, path: string): string {
  const folder = paths.mediaFolder(parentOf(path));
  return `${folder}${folder.includes('?') ? '&' : '?'}datoteka=${id}`;
}
