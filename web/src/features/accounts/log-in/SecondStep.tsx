import { type FormEvent, useState } from 'react';
import classes from '../AuthForm.module.css';
import { authText } from '../auth.text.ts';
import { CodeStep } from '../CodeStep.tsx';
import { FormMessage } from '../FormMessage.tsx';
import type { FormStatus } from '../form-status.ts';
import { SubmitButton } from '../SubmitButton.tsx';

type Props = {
  status: FormStatus;
  onSubmit: (otp: string) => void;
  onCorrect: () => void;
  onBack: () => void;
};

/** Asks for the code after the password was right. */
export function SecondStep({ status, onSubmit, onCorrect, onBack }: Props) {
  const [otp, setOtp] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refused = status.kind === 'refused' && status.code !== 'second-factor' ? status : undefined;
  const isWrong = refused?.code === 'wrong-otp';
  const isBusy = status.kind === 'busy' || status.kind === 'done';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsMissing(otp.trim() === '');
    if (otp.trim() !== '') onSubmit(otp.trim());
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h1 className={classes.title}>{authText.secondStep}</h1>
      <CodeStep
        value={otp}
        error={isMissing ? authText.missingCode : isWrong ? refused?.message : undefined}
        onChange={(value) => {
          setOtp(value);
          setIsMissing(false);
          onCorrect();
        }}
        onBack={onBack}
      />
      <div className={classes.messagePlace}>
        {refused && !isWrong && <FormMessage kind="error" lines={[refused.message]} />}
        {status.kind === 'done' && <FormMessage kind="success" lines={[status.message]} />}
      </div>
      <SubmitButton isBusy={isBusy}>{authText.logIn}</SubmitButton>
    </form>
  );
}
