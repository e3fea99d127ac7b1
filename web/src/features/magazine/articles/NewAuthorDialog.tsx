import { IMPRINT_MAX_LENGTH } from '@baklja/contract/limits';
import { capitalised } from '@baklja/contract/records/record-words';
import { Button, Modal, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { authorForm, newAuthorBody } from '../people/author-form.ts';
import { describeWork, namesakesOf } from '../people/author-names.ts';
import { authorListQuery, authorQueries } from '../people/authors.queries.ts';
import { peopleText } from '../people/people.text.ts';
import classes from './ArticleEditor.module.css';
import { articlesText as text } from './articles.text.ts';

type Props = {
  /** What was typed to find the author; the last word is the last name. */
  words: string;
  /** Gets the id of the new author. */
  onAdded: (id: number) => void;
  onClose: () => void;
};

/** Adds an author by name, without leaving the article. */
export function NewAuthorDialog({ words, onAdded, onClose }: Props) {
  const [name, setName] = useState(() => namesIn(words));
  const [error, setError] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const create = authorQueries.useCreate();
  const toasts = useToasts();
  const authors = useQuery(authorListQuery).data ?? [];
  const namesakes = namesakesOf(authors, name.firma ? { ...name, prezime: '' } : name);
  const add = async () => {
    if (name.ime.trim() === '') {
      setError(name.firma ? peopleText.nameMissing : peopleText.firstNameMissing);
      return;
    }
    try {
      const body = newAuthorBody({ ...authorForm.empty, ...name });
      const { id, message } = await create.mutateAsync({ input: { body }, idempotencyKey: key });
      toasts.success(message, SUCCESS_TOAST_MS);
      onAdded(id);
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return (
    <Modal opened onClose={onClose} title={text.add} withCloseButton={false}>
      <form
        className={look.stack}
        onSubmit={(event) => {
          event.preventDefault();
          // The article's form is around the dialog in the tree of React.
          event.stopPropagation();
          void add();
        }}
      >
        <Switch
          label={peopleText.company}
          checked={name.firma}
          onChange={(event) => setName({ ...name, firma: event.currentTarget.checked })}
        />
        <TextInput
          label={name.firma ? peopleText.companyName : peopleText.firstName}
          maxLength={IMPRINT_MAX_LENGTH}
          data-autofocus
          value={name.ime}
          error={error}
          onChange={(event) => {
            setError(undefined);
            setName({ ...name, ime: event.currentTarget.value });
          }}
        />
        {!name.firma && (
          <TextInput
            label={peopleText.lastName}
            maxLength={IMPRINT_MAX_LENGTH}
            value={name.prezime}
            onChange={(event) => setName({ ...name, prezime: event.currentTarget.value })}
          />
        )}
        <p className={`${look.quiet} ${look.small} ${classes.note}`} role="status">
          {namesakes.length > 0 &&
            `${peopleText.sameName} (${namesakes.map((author) => describeWork(author) || peopleText.noWork).join('; ')})`}
        </p>
        <DialogButtons>
          <Button onClick={onClose}>{peopleText.cancel}</Button>
          <BusyButton type="submit" variant="filled" isBusy={create.isPending}>
            {text.add}
          </BusyButton>
        </DialogButtons>
      </form>
    </Modal>
  );
}

/** First and last name of the words; one word is the last name. */
function namesIn(words: string) {
  const names = words.trim().split(/\s+/).filter(Boolean).map(capitalised);
  return { firma: false, ime: names.slice(0, -1).join(' '), prezime: names.at(-1) ?? '' };
}
