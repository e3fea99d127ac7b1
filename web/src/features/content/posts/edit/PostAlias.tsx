import { ActionIcon } from '@mantine/core';
import { IconCopy, IconLock } from '@tabler/icons-react';
import addressClasses from '#web/forms/RecordAddress.module.css';
import { copyText } from '#web/lib/text/copy-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { postsText as text } from '../posts.text.ts';

/** The permanent alias of a post, in one line, with a button that copies it. */
export function PostAlias({ alias }: { alias: string }) {
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(alias)) toasts.success(text.aliasCopied, SUCCESS_TOAST_MS);
    else toasts.error(text.aliasNotCopied(alias));
  };
  return (
    <p className={`${look.note} ${addressClasses.address}`} data-one-line>
      <IconLock aria-hidden /> alias <span title={alias}>{alias}</span>
      <ActionIcon aria-label={text.copyAlias} onClick={() => void copy()}>
        <IconCopy aria-hidden />
      </ActionIcon>
    </p>
  );
}
