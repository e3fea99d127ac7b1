import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '#web/lib/text/copy-text.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './Settings.module.css';
import { settingsText as text } from './settings.text.ts';

type Props = {
  /** What the example shows; part of the button's accessible name, and visible before it with `showsName`. */
  name: string;
  example: string;
  showsName?: boolean;
};

/** An example with a copy button. */
export function CopyExample({ name, example, showsName = false }: Props) {
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(example)) toasts.success(text.copied, MEDIA_TOAST_MS);
    else toasts.error(text.notCopied(example));
  };
  return (
    <p className={classes.example}>
      {showsName && <span className={classes.name}>{name}</span>}
      <code className={classes.code}>{example}</code>
      <Button
        size="compact-sm"
        variant="quiet"
        leftSection={<IconCopy aria-hidden />}
        aria-label={`${text.copy}: ${name}, ${example}`}
        onClick={() => void copy()}
      >
        {text.copy}
      </Button>
    </p>
  );
}
