import { foldText } from '@baklja/contract/alias';
import type { SearchHit } from '@baklja/contract/features/site/search';
import { parentOf } from '@baklja/contract/files/folders';
import { KINDS, type KindWith } from '@baklja/contract/kinds';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import { mayOpen, menuFor, SCREENS, type Screen, type ScreenKey } from '@baklja/contract/screens';
import { Box, Text, TextInput } from '@mantine/core';
import { type Icon, IconFile, IconLayoutSidebar, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useSearchHits } from '#web/lib/queries/use-search-hits.ts';
import { useSession } from '#web/lib/session.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { FEATURE_SCREENS } from '../feature-screens.ts';
import classes from './SearchDialog.module.css';
import { searchText as text } from './search.text.ts';

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);
  const { hits, wanted } = useSearchHits(words);
  const choices = [...findScreens(session?.role, words), ...(wanted === '' ? [] : choicesOf(hits.data?.hits ?? []))];
  const present = Math.min(place, choices.length - 1);

  const open = (choice: SearchChoice | undefined) => {
    if (!choice) return;
    onClose();
    void navigate(choice.address);
    // The element that had the focus belongs to the screen that closes.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setPlace((present + step + choices.length) % choices.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(choices[present]);
    }
  };
  return (
    <StackedModal onClose={onClose} title={text.title} size={640} centered={false} yOffset="10vh">
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={text.label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={choices.length > 0 ? `${listId}-${present}` : undefined}
        autoComplete="off"
        placeholder={text.placeholder}
        maxLength={SEARCH_MAX_LENGTH}
        leftSection={<IconSearch aria-hidden />}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={handleKey}
      />
      <SearchResults
        id={listId}
        choices={choices}
        present={present}
        isStale={hits.isPlaceholderData}
        onPoint={setPlace}
        onOpen={open}
      />
      {choices.length === 0 && !hits.isFetching && !hits.isError && (
        <Text px="xs" pt="sm" c="quiet" role="status">
          <b>{text.nothing(words.trim())}</b> {text.nothingHelp}
        </Text>
      )}
      {hits.isError && (
        <Text px="xs" pt="sm" c="red" role="alert">
          {text.failed} {hits.error.message}{' '}
          <RetryButton variant="quiet" isBusy={hits.isFetching} onClick={() => void hits.refetch()} />
        </Text>
      )}
    </StackedModal>
  );
}

type Props = {
  id: string;
  choices: readonly SearchChoice[];
  /** Index of the choice that Enter opens. */
  present: number;
  /** The results belong to an earlier query. */
  isStale: boolean;
  onPoint: (place: number) => void;
  onOpen: (choice: SearchChoice) => void;
};

function SearchResults({ id, choices, present, isStale, onPoint, onOpen }: Props) {
  const marked = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked choice changes with these
  useEffect(() => void marked.current?.scrollIntoView({ block: 'nearest' }), [present, choices.length]);
  return (
    <Box
      role="listbox"
      id={id}
      aria-label={text.results}
      mah="min(60vh, 520px)"
      mt="sm"
      opacity={isStale ? 0.7 : 1}
      style={{ overflow: 'auto' }}
    >
      {choices.map((choice, place) => {
        const KindIcon = iconOf(choice.kind);
        const isFirst = choices[place - 1]?.kind !== choice.kind;
        return (
          <div key={choice.key}>
            {isFirst && (
              <Text px="xs" pt={10} pb={4} c="dimmed" fz="sm" fw={600} aria-hidden>
                {text.kind(choice.kind)}
              </Text>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys */}
            <div
              ref={place === present ? marked : undefined}
              role="option"
              id={`${id}-${place}`}
              aria-selected={place === present}
              tabIndex={-1}
              className={classes.choice}
              onMouseMove={() => place !== present && onPoint(place)}
              onClick={() => onOpen(choice)}
            >
              <KindIcon aria-hidden />
              <Text span truncate>
                {choice.title}
              </Text>
              <Text span truncate maw={200} c="quiet" fz="sm">
                {choice.note}
              </Text>
            </div>
          </div>
        );
      })}
    </Box>
  );
}

function iconOf(kind: SearchChoice['kind']): Icon {
  if (kind === 'screen') return IconLayoutSidebar;
  const icons: Partial<Record<string, { icon?: Icon | undefined }>> = FEATURE_SCREENS;
  const { plural, area } = KINDS[kind];
  return icons[plural]?.icon ?? icons[area]?.icon ?? IconFile;
}

type SearchChoice = {
  key: string;
  title: string;
  note: string;
  address: string;
  kind: KindWith<'search'> | 'screen';
};

/** Screens of the role whose names contain the words; screens of the menu come first. */
function findScreens(role: Role | undefined, words: string): SearchChoice[] {
  const folded = foldText(words.trim());
  const inMenu = menuFor(role).flatMap(({ group, entries }) =>
    entries.map(({ key, title, address }) => ({ key, title, note: group ?? '', address })),
  );
  const others = (Object.keys(SCREENS) as ScreenKey[])
    .map((key) => ({ key, screen: SCREENS[key] as Screen }))
    .filter(({ key, screen }) => mayOpen(role, key) && !screen.path.includes(':'))
    .filter(({ key }) => !inMenu.some((entry) => entry.key === key))
    .map(({ key, screen }) => ({ key, title: screen.title, note: noteOf(screen), address: screen.path }));
  return [...inMenu, ...others]
    .filter(({ title }) => foldText(title).includes(folded))
    .map((choice) => ({ ...choice, kind: 'screen' }));
}

function noteOf({ partOf }: Screen): string {
  return partOf ? SCREENS[partOf as ScreenKey].title : '';
}

function choicesOf(hits: readonly SearchHit[]): SearchChoice[] {
  return hits.map((hit) => ({
    key: `${hit.kind} ${hit.id}`,
    title: hit.title,
    note: noteOfHit(hit),
    address: paths.record(hit),
    kind: hit.kind,
  }));
}

function noteOfHit({ kind, key, language, isDraft }: SearchHit): string {
  if (kind === 'file') return parentOf(key);
  const languageName = language && (language === 'en-GB' ? text.english : text.croatian);
  return [languageName, isDraft && text.draft].filter(Boolean).join(', ');
}
