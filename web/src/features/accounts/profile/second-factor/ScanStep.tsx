import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import type { RouteAnswer } from '@baklja/contract/route';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { CodeField } from '../../CodeField.tsx';
import { type Fault, faultOf } from '../fault.ts';
import classes from '../Profile.module.css';
import { BlockFault } from '../ProfileBlock.tsx';
import { profileText } from '../profile.text.ts';
import own from './SecondFactor.module.css';
import { secondFactorText as text } from './second-factor.text.ts';

type Props = {
  made: RouteAnswer<typeof secondFactorRoutes.startAuthenticator>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** Shows the secret for the application, and takes its first code. */
export function ScanStep({ made, onConfirmed, onCancel }: Props) {
  const [otp, setOtp] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = fault?.fields.otp;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (wrong !== undefined) field.current?.select();
  }, [wrong]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (otp.trim() === '') return setFault({ fields: { otp: text.codeMissing } });
    setIsBusy(true);
    setFault(undefined);
    try {
      const { recovery_codes } = await call(secondFactorRoutes.confirmAuthenticator, { body: { otp: otp.trim() } });
      onConfirmed(recovery_codes);
    } catch (error) {
      setFault(faultOf(error, ['otp']));
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.form}>
        <p>{text.scan}</p>
        <QrCode value={made.uri} className={own.picture} />
        <p>
          {text.secret} <code className={own.secret}>{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <CodeField
          ref={field}
          value={otp}
          error={wrong}
          onChange={(value) => {
            setOtp(value);
            setFault(undefined);
          }}
        />
        <BlockFault message={fault?.message} />
      </div>{' '}
      <DialogButtons>
        <Button onClick={isBusy ? undefined : onCancel} aria-disabled={isBusy || undefined}>
          {profileText.cancel}
        </Button>
        <BusyButton type="submit" variant="filled" isBusy={isBusy}>
          {text.confirm}
        </BusyButton>
      </DialogButtons>
    </form>
  );
}

/** Light modules around the code, without which a camera does not find it. */
const MARGIN = 4;

/** A text as a QR code, dark on light in both colour schemes. The library is loaded when the first one is shown. */
function QrCode({ value, className }: { value: string; className?: string | undefined }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let isShown = true;
    import('uqr')
      .then(({ encode }) => isShown && setModules(encode(value, { border: MARGIN }).data))
      // Without the picture, the key below it can be typed.
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [value]);
  const size = modules?.length ?? 1;
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.picture}>
      <rect width={size} height={size} fill="#fff" />
      {modules && <path d={pathOf(modules)} fill="#000" shapeRendering="crispEdges" />}
    </svg>
  );
}

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
