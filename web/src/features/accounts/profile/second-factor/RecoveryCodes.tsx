import { Button, Checkbox } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '#web/lib/text/copy-text.ts';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import look from '#web/ui/look.module.css';
import classes from '../Profile.module.css';
import own from './SecondFactor.module.css';
import { secondFactorText as text } from './second-factor.text.ts';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shows new recovery codes, which cannot be read again; it ends only after the user says that they are saved. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isSaved, setIsSaved] = useState(false);
  const [copied, setCopied] = useState<string>();
  const lines = `${codes.join('\n')}\n`;
  const copy = async () => setCopied((await copyText(lines)) ? text.copied : text.notCopied);
  return (
    <div className={classes.form}>
      <p>{text.saveCodes}</p>
      <ul className={own.codes} aria-label={text.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.act}>
        <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copy()} data-autofocus>
          {text.copy}
        </Button>
        <Button leftSection={<IconDownload aria-hidden />} onClick={() => download(lines)}>
          {text.download}
        </Button>
        <span className={look.pale} role="status">
          {copied}
        </span>
      </div>
      <Checkbox label={text.saved} checked={isSaved} onChange={(event) => setIsSaved(event.currentTarget.checked)} />
      <DialogButtons>
        <Button variant="filled" disabled={!isSaved} onClick={onDone}>
          {text.done}
        </Button>
      </DialogButtons>
    </div>
  );
}

function download(lines: string): void {
  const address = URL.createObjectURL(new Blob([lines], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = text.fileName;
  link.click();
  URL.revokeObjectURL(address);
}
