import { foldText } from '@baklja/contract/alias';
import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import { KINDS, recordAddress } from '@baklja/contract/kinds';
import { IMAGE_PATH_MAX_LENGTH, SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { SCREENS } from '@baklja/contract/screens';
import { Box, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useField } from '#web/forms/fields/use-field.tsx';
import { LinkTargets } from '#web/forms/link-field/LinkTargets.tsx';
import type { LinkTarget } from '#web/forms/link-field/link-targets.ts';
import { nextPlace } from '#web/forms/link-field/use-target-search.ts';
import { useRecord } from '#web/forms/open-record.ts';
import { formatListDate } from '#web/lib/dates.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { targetQueries } from './navigation.queries.ts';

/** The fields of an item; `nav` is undefined while no section is chosen. */
export type MenuItemDraft = { value: string; link: string; nav: number | undefined };

/** How the target of an item is chosen: found among the pages, folders or documents, or typed. */
type TargetWay = keyof typeof TARGET_WORDS;

export const TARGET_WORDS = { page: 'Stranica', folder: 'Folder', document: 'Dokument', address: 'Adresa' };

const FIND_WORDS = { page: 'Naslov stranice', folder: 'Naziv foldera', document: 'Naziv dokumenta' };

/** The way in which the target of an item was chosen; a new item begins with the pages. */
export function wayOf(item: Pick<ManagedMenuItem, 'target_kind'> | undefined): TargetWay {
  if (!item) return 'page';
  if (item.target_kind === 'file') return 'document';
  if (item.target_kind === 'documentFolder') return 'folder';
  return item.target_kind ?? 'address';
}

type Props = {
  /** The item as the server has it; undefined for a new one. */
  item: ManagedMenuItem | undefined;
};

/** Where the item leads: a page, folder or document that is found by its name, or a typed address. */
export function TargetPicker({ item }: Props) {
  const record = useRecord<MenuItemDraft>();
  const labelId = useId();
  const [way, setWay] = useState<TargetWay>(() => wayOf(item));
  const isKept = item !== undefined && record.draft.link === item.link;
  return (
    <Stack gap="xs">
      <Text id={labelId} fz="sm" fw={600}>
        Vodi na
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={way}
        disabled={record.isLocked}
        onChange={(next) => setWay(next as TargetWay)}
        data={Object.entries(TARGET_WORDS).map(([value, label]) => ({ value, label }))}
      />
      {way === 'address' ? (
        <TypedAddress />
      ) : (
        <TargetSearch
          key={way}
          way={way}
          known={isKept && item.dead === null ? (item.target_title ?? undefined) : undefined}
        />
      )}
      {isKept && item.dead && (
        <Text c="quiet" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {deadWords(item)}
        </Text>
      )}
    </Stack>
  );
}

function TypedAddress() {
  const { id, value, error, isLocked, set, leave } = useField(useRecord<MenuItemDraft>().form, 'link');
  return (
    <TextInput
      id={id}
      aria-label={TARGET_WORDS.address}
      description="Staza na webu (/olimp), adresa s https:// ili http://, mailto: ili tel:."
      inputMode="url"
      maxLength={IMAGE_PATH_MAX_LENGTH}
      value={value}
      error={error}
      disabled={isLocked}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      onBlur={leave}
    />
  );
}

type SearchProps = {
  way: Exclude<TargetWay, 'address'>;
  /** Title of the present target. */
  known: string | undefined;
};

function TargetSearch({ way, known }: SearchProps) {
  const { id, value, error, isLocked, set } = useField(useRecord<MenuItemDraft>().form, 'link');
  const listId = useId();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<LinkTarget>();
  const { targets, isReading, error: failure, retry } = useTargets(way, words);
  const present = Math.min(place, targets.length - 1);
  const title = chosen?.address === value ? chosen.title : known;

  const choose = (target: LinkTarget) => {
    set(target.address);
    setChosen(target);
    setWords('');
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = targets[present];
    if (!target || (step === undefined && event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) setPlace(nextPlace(present, step, targets.length));
    else if (event.key === 'Enter') choose(target);
    else setWords('');
  };
  return (
    <div>
      <TextInput
        id={id}
        role="combobox"
        aria-label={FIND_WORDS[way]}
        aria-autocomplete="list"
        aria-expanded={targets.length > 0}
        aria-controls={targets.length > 0 ? listId : undefined}
        aria-activedescendant={targets.length > 0 ? `${listId}-${present}` : undefined}
        autoComplete="off"
        placeholder={FIND_WORDS[way]}
        leftSection={<IconSearch aria-hidden />}
        maxLength={SEARCH_MAX_LENGTH}
        // Escape closes the list first, and the row only when there is none.
        data-mantine-stop-propagation={targets.length > 0 || undefined}
        value={words}
        error={error}
        disabled={isLocked}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={handleKey}
      />
      {targets.length > 0 && (
        <Box mt={4} p={4} bd="1px solid var(--edge)" bdrs="sm" bg="var(--sheet)">
          <LinkTargets
            id={listId}
            targets={targets}
            search={words}
            place={present}
            isStale={isReading}
            onChoose={choose}
          />
        </Box>
      )}
      <Text c="quiet" fz="sm" style={{ overflowWrap: 'anywhere' }} role="status">
        {words.trim() !== '' && targets.length === 0 && !isReading && !failure && `Ništa ne sadrži „${words.trim()}”.`}
        {words.trim() === '' && title !== undefined && value !== '' && `Vodi na: ${title} (${value})`}
      </Text>
      {failure && words.trim() !== '' && (
        <Text c="red" fz="sm" role="alert">
          Nije pretraženo. {failure.message}{' '}
          <RetryButton variant="quiet" size="compact-sm" isBusy={isReading} onClick={retry} />
        </Text>
      )}
    </div>
  );
}

/** What a dead item led to, and where it can be brought back. */
function deadWords({ dead, link, target_id, target_title, deleted_on }: ManagedMenuItem): ReactNode {
  const title = target_title ?? link;
  if (dead === 'file') return `Sada vodi na datoteku „${title}”, koje više nema.`;
  if (dead === 'hidden-folder') {
    return (
      <>
        Sada vodi na folder „{title}”, koji je skriven: web ga ne pokazuje.{' '}
        <TextLink to={recordAddress('documentFolder', { key: target_id ?? 0 })}>Otvori folder</TextLink>
      </>
    );
  }
  if (dead === null || deleted_on === null) return `Sada vodi na ${link}, koje više nema.`;
  const kind = dead === 'page' ? 'page' : 'documentFolder';
  return (
    <>
      Sada vodi na {link}, koje više nema: {dead === 'page' ? 'stranica' : 'folder'} „{title}”{' '}
      {dead === 'page' ? 'izbrisana' : 'izbrisan'} je {formatListDate(deleted_on)} i može se{' '}
      <TextLink to={`${SCREENS.bin.path}?${new URLSearchParams({ vrsta: KINDS[kind].words.count.one })}`}>
        vratiti iz koša
      </TextLink>
      .
    </>
  );
}

type Found = { targets: LinkTarget[]; isReading: boolean; error: Error | null; retry: () => void };

/** At most so many are offered. */
const TARGETS_LIMIT = 8;

/** Pages, folders or documents whose names contain the words, all letters alike; none before something is typed. */
function useTargets(way: Exclude<TargetWay, 'address'>, words: string): Found {
  const folded = foldText(words.trim());
  const [asked] = useDebouncedValue(words.trim(), SEARCH_AFTER_MS);
  const isDocument = way === 'document';
  const enabled = (isDocument ? asked : folded) !== '';
  const queries = useQueries({ queries: targetQueries[way](asked).map((query) => ({ ...query, enabled })) });
  const isFound = ({ title }: LinkTarget) => isDocument || foldText(title).includes(folded);
  const targets = queries.flatMap(({ data = [] }) => data).filter(isFound);
  return {
    targets: folded === '' ? [] : targets.slice(0, TARGETS_LIMIT),
    isReading: queries.some(({ isFetching }) => isFetching) || (isDocument && asked !== words.trim()),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of queries) void query.refetch();
    },
  };
}
