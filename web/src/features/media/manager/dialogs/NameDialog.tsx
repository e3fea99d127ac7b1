import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { mediaText as text } from '../../media.text.ts';

type Props = {
  isOpen: boolean;
  title: string;
  label: string;
  /** The initial value of the field. */
  initial: string;
  help?: string | undefined;
  confirmText: string;
  /** The problem with a name, in Croatian; undefined for a valid name. */
  findProblem: (name: string) => string | undefined;
  /** When it rejects, the field shows the error and keeps the typed name. */
  onSave: (name: string) => Promise<void>;
  onEnd: () => void;
  /** Shown below the field: the uses of the file. */
  children?: ReactNode;
};

/** Asks for the name of a file or folder. */
export function NameDialog(props: Props) {
  const { initial, findProblem, onSave, onEnd } = props;
  const [name, setName] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // An empty field shows no error before the user types.
  const problem = isTried || name !== initial ? findProblem(name) : undefined;

  const save = async () => {
    setRefusal(undefined);
    setIsBusy(true);
    try {
      await onSave(name);
      onEnd();
    } catch (error) {
      setRefusal(messageOf(error));
      field.current?.focus();
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isBusy) return;
    if (findProblem(name) !== undefined) field.current?.focus();
    else if (name === initial) onEnd();
    else void save();
  };
  return (
    <Modal opened={props.isOpen} onClose={onEnd} title={props.title} withCloseButton={false}>
      <form onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          data-autofocus
          label={props.label}
          description={props.help}
          value={name}
          error={problem ?? refusal}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setRefusal(undefined);
          }}
        />
        {props.children}
        <DialogButtons>
          <Button onClick={isBusy ? undefined : onEnd} aria-disabled={isBusy || undefined}>
            {text.cancel}
          </Button>
          <BusyButton type="submit" variant="filled" isBusy={isBusy}>
            {props.confirmText}
          </BusyButton>
        </DialogButtons>
      </form>
    </Modal>
  );
}
