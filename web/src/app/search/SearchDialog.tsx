import { SEARCH_HITS_LIMIT, SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconArrowLeft, IconDots, IconSearch } from '#web/lib/icons.ts';
import { recentRecordsQuery } from '#web/lib/queries/recent-records-query.ts';
import { useSearchHits } from '#web/lib/queries/use-search-hits.ts';
import { useSession } from '#web/lib/session.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { MarkedLetters } from '#web/ui/lists/MarkedLetters.tsx';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import classes from './SearchDialog.module.css';
import { searchText as text } from './search.text.ts';
import { type ChoiceGroup, find, hasWords, offer, type SearchChoice } from './search-choices.ts';

/** Choices of a group that are shown before the rest of it is asked for. */
const SHOWN = 3;

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { groups, query, isStale, failed } = useChoices(words);
  const shown = groups.map((group) => (opened.includes(group.name) || words.trim() === '' ? group : shorten(group)));
  const choices = shown.flatMap((group) => group.choices);
  const present = Math.max(
    choices.findIndex(({ key }) => key === chosen),
    0,
  );

  const open = (choice: SearchChoice | undefined, inNewTab: boolean) => {
    if (!choice) return;
    if (choice.address === '') {
      // The first of the rest takes the place of the line that offers it.
      const group = groups.find(({ name }) => choice.key === moreKey(name));
      setChosen(group?.choices[SHOWN]?.key);
      setOpened([...opened, group?.name ?? '']);
    } else if (inNewTab) window.open(choice.address, '_blank', 'noopener');
    else {
      onClose();
      void navigate(choice.address);
      // The element that had the focus belongs to the screen that closes.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setChosen(choices[(present + step + choices.length) % choices.length]?.key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(choices[present], event.ctrlKey || event.metaKey);
    }
  };
  return (
    <StackedModal
      onClose={onClose}
      title="Traži"
      fullScreen={isPhone}
      size={680}
      centered={false}
      yOffset={96}
      styles={{ header: { justifyContent: 'flex-start' } }}
      closeButtonProps={{
        'aria-label': 'Zatvori',
        ...(isPhone && { icon: <IconArrowLeft aria-hidden />, mr: 'xs', ml: 0, style: { order: -1 } }),
      }}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Što tražite?"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={choices.length > 0 ? `${listId}-${present}` : undefined}
        autoComplete="off"
        placeholder="Naslov, ime ili zadatak"
        maxLength={SEARCH_MAX_LENGTH}
        leftSection={<IconSearch aria-hidden />}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setChosen(undefined);
          setOpened([]);
        }}
        onKeyDown={handleKey}
      />
      <SearchResults
        id={listId}
        groups={shown}
        words={words}
        present={choices[present]?.key}
        isStale={query.isPlaceholderData}
        onPoint={setChosen}
        onOpen={open}
      />
      {groups.every(({ name }) => name === text.tasks) &&
        words.trim() !== '' &&
        !isStale &&
        !query.isFetching &&
        !query.isError && (
          <Text px="xs" pt="sm" c="quiet" role="status">
            <b>{text.nothing(words.trim())}</b> Kvačice i velika slova nisu važni.
          </Text>
        )}
      {query.isError && (
        <Text px="xs" pt="sm" c="red" role="alert">
          {failed} {query.error.message}{' '}
          <RetryButton variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()} />
        </Text>
      )}
      <Group visibleFrom="sm" gap="lg" px="xs" pt="sm" c="quiet" fz="sm" aria-hidden>
        {text.keys.map(({ key, does }) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </Group>
    </StackedModal>
  );
}

/** The groups of choices, and the read that they wait for. */
function useChoices(words: string) {
  const role = useSession()?.role;
  const isPhone = useIsPhone();
  const recent = useQuery(recentRecordsQuery);
  const { hits, wanted } = useSearchHits(words);
  if (words.trim() === '') {
    const groups = offer(role, recent.data ?? [], new Date());
    // On a phone the tasks are near the thumb.
    return {
      groups: isPhone ? groups.reverse() : groups,
      query: recent,
      isStale: false,
      failed: 'Zadnje uređivano nije učitano.',
    };
  }
  const isStale = wanted !== words.trim() || hits.isPlaceholderData;
  const all = wanted === '' ? [] : (hits.data?.hits ?? []);
  // Hits of former words stay only as long as they have the present ones.
  const present = isStale ? all.filter(({ title, note }) => hasWords(`${title} ${note ?? ''}`, words)) : all;
  return { groups: find(role, words, present), query: hits, isStale, failed: 'Zapisi nisu pretraženi.' };
}

function moreKey(name: string): string {
  return `more ${name}`;
}

/** The first choices of a group, and one that shows the rest. */
function shorten({ name, choices }: ChoiceGroup): ChoiceGroup {
  const rest = choices.length - SHOWN;
  if (rest <= 0) return { name, choices };
  const title = text.more(rest, choices.length >= SEARCH_HITS_LIMIT);
  const more = { key: moreKey(name), title, note: '', address: '', Icon: IconDots };
  return { name, choices: [...choices.slice(0, SHOWN), more] };
}

type Props = {
  id: string;
  groups: readonly ChoiceGroup[];
  words: string;
  /** Key of the choice that Enter opens. */
  present: string | undefined;
  /** The results belong to an earlier query. */
  isStale: boolean;
  onPoint: (key: string) => void;
  onOpen: (choice: SearchChoice, inNewTab: boolean) => void;
};

function SearchResults({ id, groups, words, present, isStale, onPoint, onOpen }: Props) {
  const marked = useRef<HTMLDivElement>(null);
  const places = groups.flatMap(({ choices }) => choices.map(({ key }) => key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked choice changes with these
  useEffect(() => void marked.current?.scrollIntoView({ block: 'nearest' }), [present, places.length]);
  return (
    <Box
      role="listbox"
      id={id}
      aria-label="Rezultati"
      mah={{ base: 'calc(100dvh - 120px)', sm: 'min(60vh, 520px)' }}
      mt="sm"
      opacity={isStale ? 0.7 : 1}
      style={{ overflow: 'auto' }}
    >
      {groups.map(({ name, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={name} role="group" aria-label={name}>
          <Text px="xs" pt={10} pb={4} c="dimmed" fz="sm" fw={600} aria-hidden>
            {name}
          </Text>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={choice.key}
              ref={choice.key === present ? marked : undefined}
              role="option"
              id={`${id}-${places.indexOf(choice.key)}`}
              aria-selected={choice.key === present}
              tabIndex={-1}
              className={classes.choice}
              onMouseMove={() => choice.key !== present && onPoint(choice.key)}
              onClick={(event) => onOpen(choice, event.ctrlKey || event.metaKey)}
            >
              {choice.medalja ? <MedalDisc place={choice.medalja} /> : <choice.Icon aria-hidden />}
              <Text span style={{ overflowWrap: 'anywhere' }}>
                <Text span fw={600} mr="xs">
                  <MarkedLetters text={choice.title} search={choice.address === '' ? '' : words} />
                </Text>
                <Text span c="quiet" fz="sm">
                  <MarkedLetters text={choice.note} search={words} />
                </Text>
              </Text>
            </div>
          ))}
        </div>
      ))}
    </Box>
  );
}
