import { fileUrl } from '@baklja/contract/pictures';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import tableClasses from '#web/ui/Table.module.css';
import { absoluteFileUrl, useCopyUrl } from '../manager/use-copy-url.ts';
import { archivesText as text } from './archives.text.ts';
import classes from './FileAddressTable.module.css';
import { shortenAddress } from './shorten-address.ts';

/** A file of the list: what stands in its row. */
export type AddressRow = {
  key: string;
  path: string;
  name: string;
  time: string;
  /** Behind the name, such as its size. */
  note?: string;
  picture: ReactNode;
  isFresh?: boolean;
};

type Props = { label: string; rows: readonly AddressRow[] | undefined; isStale?: boolean; skeleton: ReactNode };

/** Files with their names, times and addresses, short and whole. On a phone each row is a card. */
export function FileAddressTable({ label, rows, isStale = false, skeleton }: Props) {
  return (
    <table className={`${tableClasses.table} ${classes.files}`} aria-label={label} aria-busy={rows === undefined}>
      <thead>
        <tr>
          <th scope="col" className={classes.picture}>
            {text.columns.picture}
          </th>
          <th scope="col">{text.columns.name}</th>
          <th scope="col" className={classes.time}>
            {text.columns.time}
          </th>
          <th scope="col" className={classes.short}>
            {text.columns.short}
          </th>
          <th scope="col" className={classes.full}>
            {text.columns.full}
          </th>
        </tr>
      </thead>
      {rows === undefined ? (
        skeleton
      ) : (
        <tbody data-stale={isStale || undefined}>
          {rows.map(({ key, ...row }) => (
            <Row key={key} row={row} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function Row({ row }: { row: Omit<AddressRow, 'key'> }) {
  const copy = useCopyUrl();
  const address = fileUrl(row, pageSettings.fileHostUrl());
  const full = absoluteFileUrl(row);
  return (
    <tr data-fresh={row.isFresh || undefined}>
      <td className={classes.picture}>{row.picture}</td>
      <td className={classes.name}>
        <span className={classes.word} title={row.name}>
          {row.name}
        </span>
        <span className={classes.note}>
          {row.isFresh && <b>{text.fresh}</b>} {row.note}
        </span>
      </td>
      <td className={classes.time}>{formatFileTime(row.time)}</td>
      <td className={classes.short}>
        <a href={address} target="_blank" rel="noopener" title={full}>
          <span className={classes.shortWord}>{shortenAddress(decodeURI(address))}</span>
          <IconExternalLink aria-hidden />
          <span className={tableClasses.spoken}> ({text.newTab})</span>
        </a>
      </td>
      <td className={classes.full}>
        <span className={classes.address} title={full}>
          {full}
        </span>
        <button type="button" className={classes.copy} onClick={() => copy(row)}>
          <IconCopy aria-hidden /> {text.copyUrl}
          <span className={tableClasses.spoken}>: {row.name}</span>
        </button>
      </td>
    </tr>
  );
}
