import { authRoutes } from '@baklja/contract/features/accounts/auth';
import type { Profile } from '@baklja/contract/features/accounts/profile';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { Flex, SimpleGrid } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import { renewToken } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { BlockFault, type Fault, faultOf, type MarkUnsaved, ProfileBlock, useMark } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';

const PAIR = { cols: { base: 1, sm: 2 }, spacing: { base: 'sm', sm: 'md' } };

const EMPTY = { current: '', next: '', repeat: '' };

/** Changes the password; the answer brings a token in the place of the present one. */
export function PasswordBlock({ profile, mark }: { profile: Profile; mark: MarkUnsaved }) {
  const [draft, setDraft] = useState(EMPTY);
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setIsBusy] = useState(false);
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  useMark(mark, 'password', Object.values(draft).some(Boolean));

  const save = async () => {
    setIsBusy(true);
    try {
      const { current, next } = draft;
      const { message, token } = await call(authRoutes.changePassword, { body: { current, next } });
      renewToken(token);
      setDraft(EMPTY);
      toasts.success(message, SUCCESS_TOAST_MS);
      void readAgain();
    } catch (error) {
      setFault(faultOf(error, ['current', 'next']));
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = findFault(draft);
    setFault(found);
    if (!found) void save();
  };
  const field = (key: keyof typeof EMPTY) => ({
    label: text[key],
    name: key,
    autoComplete: key === 'current' ? ('current-password' as const) : ('new-password' as const),
    value: draft[key],
    error: fault?.fields[key],
    onChange: (value: string) => {
      setDraft({ ...draft, [key]: value });
      setFault(undefined);
    },
  });
  const { password_changed: changed } = profile;
  const help = [changed !== null && text.passwordChanged(formatListDate(changed)), text.passwordHelp];
  return (
    <ProfileBlock title={text.password} help={help.filter(Boolean).join(' ')}>
      <Flex component="form" direction="column" gap="sm" w="100%" onSubmit={submit} noValidate>
        <SimpleGrid {...PAIR}>
          <PasswordField {...field('current')} />
        </SimpleGrid>
        <SimpleGrid {...PAIR}>
          <PasswordField help={text.passwordRule} {...field('next')} />
          <PasswordField {...field('repeat')} />
        </SimpleGrid>
        <BlockFault message={fault?.message} />
        <div>
          <BusyButton type="submit" variant="filled" isBusy={isBusy}>
            {text.changePassword}
          </BusyButton>
        </div>
      </Flex>
    </ProfileBlock>
  );
}

function findFault({ current, next, repeat }: typeof EMPTY): Fault | undefined {
  const fields = {
    ...(current === '' && { current: text.currentMissing }),
    ...(next.length < PASSWORD_MIN_LENGTH && { next: text.shortPassword }),
    ...(next !== repeat && { repeat: text.different }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
