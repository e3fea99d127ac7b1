import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import type { RouteAnswer } from '@baklja/contract/route';
import { Button, Checkbox } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import look from '#web/ui/look.module.css';
import { PasswordForm } from '../PasswordForm.tsx';
import classes from '../Profile.module.css';
import { useProfileAgain } from '../profile.queries.ts';
import { profileText } from '../profile.text.ts';
import { type MarkUnsaved, useMark } from '../use-unsaved-blocks.ts';
import { ScanStep } from './ScanStep.tsx';
import own from './SecondFactor.module.css';
import { secondFactorText as text } from './second-factor.text.ts';

type Step =
  | { kind: 'password' }
  | { kind: 'scan'; made: RouteAnswer<typeof secondFactorRoutes.startAuthenticator> }
  | { kind: 'codes'; codes: readonly string[] };

type Props = { isRenewal: boolean; mark: MarkUnsaved; onClose: () => void };

/** Turns the second factor on, or makes new recovery codes: password, then the application, then the codes. */
export function SecondFactorDialog({ isRenewal, mark, onClose }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const readAgain = useProfileAgain();
  useMark(mark, 'recovery codes', step.kind === 'codes');
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes });
    // The server lets the user go on from here.
    setMissesSecondFactor(false);
    void readAgain();
  };
  const confirm = async (password: string) => {
    const input = { body: { password } };
    if (isRenewal) showCodes((await call(secondFactorRoutes.renewRecoveryCodes, input)).recovery_codes);
    else setStep({ kind: 'scan', made: await call(secondFactorRoutes.startAuthenticator, input) });
  };
  const isShowingCodes = step.kind === 'codes';
  return (
    <StackedModal
      title={isShowingCodes ? text.codes : isRenewal ? text.renewTitle : text.turnOnTitle}
      onClose={isShowingCodes ? () => {} : onClose}
      closeOnEscape={!isShowingCodes}
      closeOnClickOutside={step.kind === 'password'}
      withCloseButton={false}
    >
      {step.kind === 'password' && (
        <PasswordForm
          help={isRenewal ? text.renewHelp : undefined}
          confirmText={isRenewal ? text.renew : profileText.continue}
          onConfirm={confirm}
          onCancel={onClose}
        />
      )}
      {step.kind === 'scan' && <ScanStep made={step.made} onConfirmed={showCodes} onCancel={onClose} />}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </StackedModal>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows new recovery codes, which cannot be read again; it ends only after the user says that they are saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
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
