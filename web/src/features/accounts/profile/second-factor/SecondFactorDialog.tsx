import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import type { RouteAnswer } from '@baklja/contract/route';
import { useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { PasswordForm } from '../PasswordForm.tsx';
import { useProfileAgain } from '../profile.queries.ts';
import { profileText } from '../profile.text.ts';
import { type MarkUnsaved, useMark } from '../use-unsaved-blocks.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';
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
