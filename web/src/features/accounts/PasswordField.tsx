import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { IconEye, IconEyeOff } from '#web/lib/icons.ts';

type Props = PasswordInputProps & {
  /** The password rule, shown before the user types. */
  help?: string;
};

/** A password field with a show button; it warns while Caps Lock is on. */
export function PasswordField({ help, ...field }: Props) {
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  const hints = [help, isCapsLockOn && 'Uključena su velika slova (Caps Lock).'].filter(Boolean);
  return (
    <PasswordInput
      {...field}
      aria-invalid={Boolean(field.error)}
      required
      withAsterisk={false}
      maxLength={ACCOUNT_FIELD_MAX_LENGTH}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={hints.length > 0 && hints.join(' ')}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setIsCapsLockOn(false)}
      visibilityToggleIcon={VisibilityIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Prikaži lozinku' }}
    />
  );
}

function VisibilityIcon({ reveal }: { reveal: boolean }) {
  return reveal ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />;
}
