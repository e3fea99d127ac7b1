import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import classes from './KeptDrafts.module.css';
import { keptDraftsText as text } from './kept-drafts.text.ts';
import { type KeptRecord, useNewDrafts } from './use-new-drafts.ts';

/** New records that were begun in this browser and never saved: each can be opened or discarded. */
export function KeptDrafts({ drafts }: { drafts: readonly KeptRecord[] }) {
  return (
    <ul aria-label={text.label}>
      {drafts.map(({ id, heading, title, keptAt, to, discard }) => (
        <li key={id} className={classes.item}>
          <IconCloudOff aria-hidden className={classes.icon} />
          <b className={classes.heading}>{heading}</b>
          <p className={`${look.quiet} ${look.small} ${look.wrapAnywhere} ${classes.help}`}>
            {text.kept(title)} <span className={look.whole}>{keptAt}.</span>{' '}
            <span className={classes.actions}>
              <TextLink to={to} label={text.openOne(title)}>
                {text.open}
              </TextLink>
              <Button className={classes.discard} variant="quiet" onClick={discard} aria-label={text.discardOne(title)}>
                {text.discard}
              </Button>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Those of one kind, above its list; nothing while there are none. */
export function KeptDraftsOfKind({ kind }: { kind: string }) {
  const drafts = useNewDrafts(kind);
  return drafts.length > 0 && <KeptDrafts drafts={drafts} />;
}
