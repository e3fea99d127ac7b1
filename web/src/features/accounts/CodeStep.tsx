import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { Flex, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { TextButton } from '#web/ui/TextButton.tsx';
import type { CredentialsForm } from './log-in/use-log-in-form.ts';

/** `fault` is shown at the field. */
export function CodeStep({ form, fault }: { form: CredentialsForm; fault: string | undefined }) {
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { value = '', error = fault, ...code } = form.field('otp');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is typed into the same field
  useEffect(() => field.current?.focus(), [isRecovery]);
  useEffect(() => {
    if (fault !== undefined) field.current?.select();
  }, [fault]);
  return (
    <Stack>
      <p>
        {isRecovery
          ? 'Upišite jedan od rezervnih kodova koje ste spremili. Svaki vrijedi jednom.'
          : 'Upišite kod koji sada pokazuje aplikacija na vašem mobitelu.'}
      </p>
      <CodeField ref={field} isRecovery={isRecovery} value={value} error={error} {...code} />
      <Flex component="p" wrap="wrap" columnGap="lg" rowGap={4}>
        <TextButton
          onClick={() => {
            form.change({ otp: '' });
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Koristi kod iz aplikacije' : 'Koristi rezervni kod'}
        </TextButton>
        <TextButton onClick={() => form.change({ otp: undefined })}>Natrag na lozinku</TextButton>
      </Flex>
    </Stack>
  );
}

/** With `isRecovery` it asks for a recovery code instead of the code of the application: it has letters too. */
export function CodeField({ isRecovery = false, ...field }: TextInputProps & { isRecovery?: boolean }) {
  return (
    <TextInput
      label={isRecovery ? 'Rezervni kod' : 'Kod iz aplikacije'}
      autoComplete="one-time-code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      maxLength={ACCOUNT_FIELD_MAX_LENGTH}
      aria-invalid={field.error !== undefined}
      {...field}
    />
  );
}
