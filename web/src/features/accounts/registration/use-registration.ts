import { userRoutes } from '@baklja/contract/features/accounts/users';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/lib/api-client.ts';
import { REGISTRATION_ALERT_MS } from '#web/lib/timings.ts';
import { formStatus } from '../form-status.ts';
import type { RegistrationBody } from './registration-form.ts';

/** Requests an account; `onDone` runs after the server's message has been shown. */
export function useRegistration(onDone: () => void) {
  const sending = useMutation({ mutationFn: (body: RegistrationBody) => call(userRoutes.registerUser, { body }) });
  const { data: answer, mutate, reset } = sending;

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(onDone, REGISTRATION_ALERT_MS);
    return () => clearTimeout(timer);
  }, [answer, onDone]);

  return { status: formStatus(sending, answer?.message), register: mutate, clear: reset };
}
