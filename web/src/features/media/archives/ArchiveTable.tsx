import { IconExternalLink, IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatFileTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import tableClasses from '#web/ui/Table.module.css';
import { FilePicture } from '#web/widgets/media-library/FilePicture.tsx';
import { TableSkeleton } from '#web/widgets/record-list/TableSkeleton.tsx';
import classes from './ArchiveTable.module.css';
import type { ArchiveItem } from './archives.queries.ts';
import { archivesText as text } from './archives.text.ts';

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg']);

const SKELETON_ROWS = 12;
const COLUMN_COUNT = 5;

/** Folders and files of an archive. On a phone each row is a card. */
export function ArchiveTable({ label, items }: { label: string; items: readonly ArchiveItem[] | undefined }) {
  return (
    <table className={`${tableClasses.table} ${classes.archive}`} aria-label={label} aria-busy={items === undefined}>
      <thead>
        <tr>
          <th scope="col" className={classes.picture}>
            {text.columns.picture}
          </th>
          <th scope="col">{text.columns.name}</th>
          <th scope="col" className={classes.time}>
            {text.columns.time}
          </th>
          <th scope="col" className={classes.address}>
            {text.columns.short}
          </th>
          <th scope="col" className={classes.open}>
            <span className={tableClasses.spoken}>{text.columns.open}</span>
          </th>
        </tr>
      </thead>
      {items === undefined ? (
        <TableSkeleton columns={COLUMN_COUNT} rows={SKELETON_ROWS} />
      ) : (
        <tbody>
          {items.map((item) =>
            item.type === '' ? (
              <FolderRow key={item.data_name} item={item} />
            ) : (
              <FileRow key={item.data_name} item={item} />
            ),
          )}
        </tbody>
      )}
    </table>
  );
}

function FolderRow({ item: { name, date, data_name } }: { item: ArchiveItem }) {
  return (
    <tr>
      <td className={classes.picture}>
        <span className={classes.folder}>
          <IconFolder aria-hidden />
        </span>
      </td>
      <td className={classes.name}>
        <Link to={paths.mediaFolder(data_name)} className={classes.word}>
          {name}
        </Link>
        <span className={classes.note}>{text.folder}</span>
      </td>
      <td className={classes.time}>{formatFileTime(date)}</td>
      <td className={classes.address} />
      <td className={classes.open} />
    </tr>
  );
}

function FileRow({ item: { name, date, type, data_name, url } }: { item: ArchiveItem }) {
  const address = decodeURI(url.replace(/\?.*$/, ''));
  const tag = new URL(url, window.location.origin).searchParams.get('v');
  return (
    <tr>
      <td className={classes.picture}>
        <FilePicture
          file={{ path: data_name, type: PICTURES.has(type) ? 'image' : 'other', ...(tag && { tag }) }}
          variant="row"
        />
      </td>
      <td className={classes.name}>
        <span className={classes.word} title={name}>
          {name}
        </span>
      </td>
      <td className={classes.time}>{formatFileTime(date)}</td>
      <td className={classes.address} title={address}>
        {address}
      </td>
      <td className={classes.open}>
        <a href={url} target="_blank" rel="noopener" className={tableClasses.edit}>
          <IconExternalLink aria-hidden className={classes.icon} /> {text.open}
          <span className={tableClasses.spoken}>
            : {name} ({text.newTab})
          </span>
        </a>
      </td>
    </tr>
  );
}
