import { foldText } from '@baklja/contract/alias';
import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { ARTICLE_AUTHORS_MAX_ITEMS, IMPRINT_MAX_LENGTH, SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { capitalised } from '@baklja/contract/records/record-words';
import { Box, Combobox, Flex, Modal, Stack, Switch, Text, TextInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useField } from '#web/forms/fields/use-field.tsx';
import { IconSearch, IconUserPlus } from '#web/lib/icons.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { makeCreateKey } from '#web/lib/unsaved/drafts.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { ItemButtons } from '#web/ui/ordered-list/ItemButtons.tsx';
import { moveItem } from '#web/ui/ordered-list/use-ordered-list.ts';
import { AuthorOffer } from '../people/AuthorSelect.tsx';
import { authorForm, newAuthorBody } from '../people/author-form.ts';
import { authorListQuery, authorQueries } from '../people/people.queries.ts';
import { peopleText } from '../people/people.text.ts';
import { describeWork, listName, namesakesOf, printedName } from '../people/people.ts';
import classes from './ArticleScreen.module.css';
import { articleForm } from './article-form.tsx';
import { articlesText as text } from './articles.text.ts';

const OFFERED = 8;
const NEW = 'new';

/** The authors in the order in which they sign. One who is missing is added in place. */
export function AuthorsField() {
  const { id, label, value: signers, error, isLocked, set } = useField(articleForm, 'authors');
  const authors = useQuery(authorListQuery);
  const [typed, setTyped] = useState('');
  const [newName, setNewName] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const words = typed.trim();
  const offered = findAuthors(authors.data ?? [], words).slice(0, OFFERED);
  const add = (author: number) => {
    set([...signers, author]);
    setTyped('');
  };
  const pick = (key: string) => {
    store.closeDropdown();
    if (key === NEW) setNewName(words);
    else add(Number(key));
  };
  const endNew = () => {
    setNewName(undefined);
    input.current?.focus();
  };
  return (
    <div>
      <Flex component="p" wrap="wrap" justify="space-between" columnGap="sm" fz="sm">
        <Text span fw={600}>
          {label}
        </Text>
        <Text span c="dimmed">
          redom kako se potpisuju
        </Text>
      </Flex>
      <AuthorList ids={signers} authors={authors.data ?? []} isLocked={isLocked} onChange={set} />
      <Combobox store={store} onOptionSubmit={pick}>
        <Combobox.Target>
          <TextInput
            ref={input}
            id={id}
            aria-label={label}
            placeholder="Dodaj autora: upišite ime"
            maxLength={SEARCH_MAX_LENGTH}
            leftSection={<IconSearch aria-hidden />}
            error={error ?? (authors.isError ? text.isNotRead('Autori') : undefined)}
            disabled={isLocked || signers.length >= ARTICLE_AUTHORS_MAX_ITEMS}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              store.openDropdown();
              store.updateSelectedOptionIndex();
            }}
            onClick={() => store.openDropdown()}
            onBlur={() => store.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label="Ponuđeni autori" mah={320} style={{ overflowY: 'auto' }}>
            {offered.map((author) => (
              <Combobox.Option key={author.id} value={String(author.id)} disabled={signers.includes(author.id)}>
                <AuthorOffer
                  name={listName(author)}
                  note={signers.includes(author.id) ? 'već dodan' : describeWork(author) || peopleText.noWork}
                />
              </Combobox.Option>
            ))}
            <Combobox.Option value={NEW}>
              <Flex component="span" display="inline-flex" gap="xs" align="center">
                <IconUserPlus aria-hidden /> {text.newAuthor(words)}
              </Flex>
            </Combobox.Option>
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {newName !== undefined && <NewAuthorDialog words={newName} onAdded={add} onClose={endNew} />}
    </div>
  );
}

/** The authors of whose names one begins with the words. */
function findAuthors(authors: readonly MagazineAuthor[], words: string): MagazineAuthor[] {
  const plain = (name: string) => ` ${foldText(name).replace(/-/g, ' ')}`;
  return authors.filter(({ ime, prezime }) => plain(`${prezime} ${ime} ${prezime}`).includes(plain(words)));
}

type AuthorListProps = {
  ids: readonly number[];
  authors: readonly MagazineAuthor[];
  isLocked: boolean;
  onChange: (ids: number[]) => void;
};

function AuthorList({ ids, authors, isLocked, onChange }: AuthorListProps) {
  if (ids.length === 0) return null;
  return (
    <Box component="ol" mb="xs" className={classes.signers}>
      {ids.map((id, place) => {
        const author = authors.find((candidate) => candidate.id === id);
        const name = author ? printedName(author) : text.unknownAuthor(id);
        return (
          <li key={id}>
            <Text span c="dimmed">
              {place + 1}.
            </Text>
            <b>{name}</b>
            {!isLocked && (
              <ItemButtons
                item={`autora ${name}`}
                place={place}
                count={ids.length}
                direction="down"
                onMove={(by) => onChange(moveItem(ids, place, by))}
                onRemove={() => onChange(ids.toSpliced(place, 1))}
              />
            )}
          </li>
        );
      })}
    </Box>
  );
}

type NewAuthorDialogProps = {
  /** What was typed to find the author; the last word is the last name. */
  words: string;
  onAdded: (id: number) => void;
  onClose: () => void;
};

function NewAuthorDialog({ words, onAdded, onClose }: NewAuthorDialogProps) {
  const [key] = useState(() => makeCreateKey());
  const create = authorQueries.useCreate();
  const toasts = useToasts();
  const authors = useQuery(authorListQuery).data ?? [];
  const form = useSmallForm({
    initial: namesIn(words),
    findProblems: ({ ime, firma }) => ({
      ime: ime.trim() === '' ? (firma ? peopleText.nameMissing : peopleText.firstNameMissing) : undefined,
    }),
    send: async (name) => {
      const body = newAuthorBody({ ...authorForm.empty, ...name });
      const { id, message } = await create.mutateAsync({ input: { body }, idempotencyKey: key });
      toasts.success(message, SUCCESS_TOAST_MS);
      onAdded(id);
      onClose();
    },
  });
  const { values: name } = form;
  const { error = form.fault?.message, ...nameField } = form.field('ime');
  const namesakes = namesakesOf(authors, name.firma ? { ...name, prezime: '' } : name);
  return (
    <Modal opened onClose={onClose} title={text.add} withCloseButton={false}>
      <Stack component="form" {...form.props}>
        <Switch
          label={peopleText.company}
          checked={name.firma}
          onChange={(event) => form.change({ firma: event.currentTarget.checked })}
        />
        <TextInput
          label={name.firma ? peopleText.companyName : peopleText.firstName}
          maxLength={IMPRINT_MAX_LENGTH}
          data-autofocus
          error={error}
          {...nameField}
        />
        {!name.firma && (
          <TextInput label={peopleText.lastName} maxLength={IMPRINT_MAX_LENGTH} {...form.field('prezime')} />
        )}
        <Text c="quiet" fz="sm" role="status">
          {namesakes.length > 0 &&
            `${peopleText.sameName} (${namesakes.map((author) => describeWork(author) || peopleText.noWork).join('; ')})`}
        </Text>
        <SubmitButtons confirmText={text.add} isBusy={form.isBusy} onCancel={onClose} />
      </Stack>
    </Modal>
  );
}

/** First and last name of the words; one word is the last name. */
function namesIn(words: string) {
  const names = words.trim().split(/\s+/).filter(Boolean).map(capitalised);
  return { firma: false, ime: names.slice(0, -1).join(' '), prezime: names.at(-1) ?? '' };
}
