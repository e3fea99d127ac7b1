import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { Flex, Stack, TextInput } from '@mantine/core';
import { type Ref, useEffect, useRef, useState } from 'react';
import { TextButton } from '#web/ui/TextButton.tsx';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Returns to the password, which the caller still has. */
  onBack: () => void;
};

export function CodeStep({ value, error, onChange, onBack }: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is typed into the same field
  useEffect(() => field.current?.focus(), [isRecovery]);
  useEffect(() => {
    if (error !== undefined) field.current?.select();
  }, [error]);
  return (
    <Stack>
      <p>
        {isRecovery
          ? 'Upišite jedan od rezervnih kodova koje ste spremili. Svaki vrijedi jednom.'
          : 'Upišite kod koji sada pokazuje aplikacija na vašem mobitelu.'}
      </p>
      <CodeField ref={field} isRecovery={isRecovery} value={value} error={error} onChange={onChange} />
      <Flex component="p" wrap="wrap" columnGap="lg" rowGap={4}>
        <TextButton
          onClick={() => {
            onChange('');
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Koristi kod iz aplikacije' : 'Koristi rezervni kod'}
        </TextButton>
        <TextButton onClick={onBack}>Natrag na lozinku</TextButton>
      </Flex>
    </Stack>
  );
}

type CodeFieldProps = {
  ref: Ref<HTMLInputElement>;
  /** Asks for a recovery code instead of the code of the application: it has letters too. */
  isRecovery?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

export function CodeField({ isRecovery = false, onChange, ...field }: CodeFieldProps) {
  return (
    <TextInput
      {...field}
      label={isRecovery ? 'Rezervni kod' : 'Kod iz aplikacije'}
      name="otp"
      autoComplete="one-time-code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      maxLength={ACCOUNT_FIELD_MAX_LENGTH}
      aria-invalid={field.error !== undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
