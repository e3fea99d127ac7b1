import type { mediaRoutes } from '@baklja/contract/features/media/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { fileUrl } from '@baklja/contract/files/pictures';
import type { RouteAnswer } from '@baklja/contract/route';
import { Anchor, Box } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths, storedFilePath } from '#web/lib/paths.ts';
import { formatBytes, formatPixels } from '#web/lib/text/bytes.ts';
import { absoluteUrl } from '#web/media/library/copy-url.ts';
import { kindOf, mediaText as text } from '../../media.text.ts';
import classes from './FileDetails.module.css';

export type FileWithUses = RouteAnswer<typeof mediaRoutes.getFile>;

export function FileFacts({ file }: { file: FileWithUses }) {
  const { width, height } = file;
  const [last] = file.former;
  const facts = [
    [text.facts.kind, kindOf(file.media_type)],
    [text.facts.size, formatBytes(file.size)],
    ...(width !== null && height !== null ? [[text.facts.dimensions, `${formatPixels(width, height)} px`]] : []),
    [text.facts.created, formatFileTime(file.created)],
    [text.facts.by, file.created_by_name ?? text.unknownPerson],
    ...(last
      ? [[text.facts.replaced, `${formatFileTime(last.deleted)}, ${last.deleted_by_name ?? text.unknownPerson}`]]
      : []),
    [text.facts.folder, file.folder],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([term, fact]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
      <dt>{text.facts.address}</dt>
      <dd>
        <Anchor href={fileUrl(file, pageSettings.fileHostUrl())} target="_blank" rel="noopener">
          {absoluteUrl(storedFilePath(file.path))}
        </Anchor>
      </dd>
    </dl>
  );
}

export function Duplicates({ file: { duplicates, type } }: { file: FileWithUses }) {
  if (duplicates.length === 0) return null;
  return (
    <Box mt="sm" p="4px 0 4px 14px" style={{ borderLeft: '3px solid var(--lapis)', overflowWrap: 'anywhere' }}>
      <p>{type === 'image' ? 'Ista slika već postoji:' : 'Isti dokument već postoji:'}</p>
      <ul>
        {duplicates.map(({ id, path }) => (
          <Box component="li" key={id} pt={4}>
            <Anchor component={Link} to={paths.mediaFile({ id, path })}>
              {parentOf(path)}/{nameOf(path)}
            </Anchor>
          </Box>
        ))}
      </ul>
    </Box>
  );
}
