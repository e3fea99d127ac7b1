import { Button } from '@mantine/core';
import { IconCopy, IconLock, IconWorld } from '@tabler/icons-react';
import addressClasses from '#web/forms/RecordAddress.module.css';
import { paths } from '#web/lib/paths.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { pagesText as text } from '../pages.text.ts';
import classes from './PageAddress.module.css';

/** The permanent identifiers of a page: id, slug, and the public address for links. Nothing for an unsaved page. */
export function PageAddress({ page }: { page: { id: number; slug?: string } | undefined }) {
  const toasts = useToasts();
  if (!page) return null;
  const { id, slug } = page;
  const address = paths.publicPage(id);
  const copy = async () => {
    if (await copyText(address)) toasts.success(text.copied, PAGE_MESSAGE_MS);
    else toasts.error(text.notCopied(address));
  };
  return (
    <div className={classes.lines}>
      <p className={`${look.note} ${addressClasses.address}`}>
        <IconLock aria-hidden /> id <span>{id}</span>
      </p>
      <p className={`${look.note} ${addressClasses.address}`}>
        slug <span>{slug}</span>
      </p>
      <p className={`${look.note} ${addressClasses.address}`}>
        <IconWorld aria-hidden /> {text.publicAddress} <span>{address}</span>
        <Button size="compact-xs" variant="quiet" leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </p>
    </div>
  );
}
