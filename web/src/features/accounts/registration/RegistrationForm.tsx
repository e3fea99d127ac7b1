import { type FormEvent, useEffect, useRef, useState } from 'react';
import look from '#web/ui/look.module.css';
import { TextButton } from '#web/ui/TextButton.tsx';
import classes from '../AuthForm.module.css';
import { authText } from '../auth.text.ts';
import { FormMessage } from '../FormMessage.tsx';
import type { FormStatus } from '../form-status.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { AccountTypeField } from './AccountTypeField.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import {
  emptyRegistration,
  findRegistrationFault,
  type RegistrationBody,
  type RegistrationDraft,
  type RegistrationFault,
  toRegistrationBody,
} from './registration-form.ts';

type Props = {
  initial?: RegistrationDraft;
  status: FormStatus;
  onSubmit: (body: RegistrationBody) => void;
  /** Called when the user corrects a field: the message of the last attempt is then outdated. */
  onCorrect: () => void;
  onLogIn: () => void;
};

export function RegistrationForm({ initial = emptyRegistration, status, onSubmit, onCorrect, onLogIn }: Props) {
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<RegistrationFault>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusField(form.current, 'f_name'), []);

  const isBusy = status.kind === 'busy' || status.kind === 'done';
  const change = (part: Partial<RegistrationDraft>) => {
    setDraft({ ...draft, ...part });
    setFault(undefined);
    if (status.kind === 'refused') onCorrect();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = findRegistrationFault(draft);
    setFault(found);
    if (found) focusField(form.current, Object.keys(found.fields)[0]);
    else onSubmit(toRegistrationBody(draft));
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <header>
        <h1 className={classes.title}>{authText.registrationTitle}</h1>
        <p className={classes.help}>{authText.registrationHelp}</p>
      </header>
      <RegistrationFields draft={draft} errors={fault?.fields ?? {}} onChange={change} />
      <AccountTypeField
        value={draft.accountTypeRequest}
        onChange={(accountTypeRequest) => change({ accountTypeRequest })}
      />
      {fault && <FormMessage kind="error" lines={fault.message} detail={fault.detail} />}
      {status.kind === 'refused' && <FormMessage kind="error" lines={[status.message]} />}
      {status.kind === 'done' && <FormMessage kind="success" lines={[status.message]} />}
      <SubmitButton isBusy={isBusy}>{status.kind === 'busy' ? authText.wait : authText.submit}</SubmitButton>
      <p className={look.pale} lang="en">
        <TextButton onClick={onLogIn}>{authText.backToLogIn}</TextButton>
      </p>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? undefined : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
