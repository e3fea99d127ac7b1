import { foldText } from '@baklja/contract/alias';
import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import { KINDS, recordAddress } from '@baklja/contract/kinds';
import { IMAGE_PATH_MAX_LENGTH, SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { SCREENS } from '@baklja/contract/screens';
import { Combobox, Flex, SegmentedControl, Stack, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useField } from '#web/forms/fields/use-field.tsx';
import type { LinkTarget } from '#web/forms/link-field/link-targets.ts';
import { useRecord } from '#web/forms/open-record.ts';
import { formatListDate } from '#web/lib/dates.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { MarkedLetters } from '#web/ui/lists/MarkedLetters.tsx';
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

/** What was chosen, and how it was found. */
type Chosen = Pick<LinkTarget, 'address' | 'title'> & { way: TargetWay };

type Props = {
  /** The item as the server has it; undefined for a new one. */
  item: ManagedMenuItem | undefined;
};

/** Where the item leads: a page, folder or document that is found by its name, or a typed address. */
export function TargetPicker({ item }: Props) {
  const { draft, isLocked } = useRecord<MenuItemDraft>();
  const labelId = useId();
  const [way, setWay] = useState<TargetWay>(() => wayOf(item));
  const [chosen, setChosen] = useState<Chosen>();
  const isKept = item !== undefined && draft.link === item.link;
  const present = chosen?.address === draft.link ? chosen : isKept ? targetOf(item) : undefined;
  return (
    <Stack gap="xs">
      <Text id={labelId} fz="sm" fw={600}>
        Vodi na
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={way}
        disabled={isLocked}
        onChange={(next) => setWay(next as TargetWay)}
        data={Object.entries(TARGET_WORDS).map(([value, label]) => ({ value, label }))}
      />
      {way === 'address' ? (
        <TypedAddress />
      ) : (
        <TargetSelect key={way} way={way} present={present} onChoose={(target) => setChosen({ ...target, way })} />
      )}
      {isKept && item.dead && (
        <Text c="quiet" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {deadWords(item)}
        </Text>
      )}
    </Stack>
  );
}

/** What the item leads to as the server has it; undefined for a typed address, and for what leads nowhere. */
function targetOf(item: ManagedMenuItem): Chosen | undefined {
  const { link: address, target_title: title, dead } = item;
  return dead === null && title !== null ? { way: wayOf(item), address, title } : undefined;
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

type SelectProps = {
  way: Exclude<TargetWay, 'address'>;
  /** What the item leads to; undefined where that is nothing that can be chosen. */
  present: Chosen | undefined;
  onChoose: (target: LinkTarget) => void;
};

/** Shows what is chosen; while something is typed, what it finds. */
function TargetSelect({ way, present, onChoose }: SelectProps) {
  const { id, error, isLocked, set } = useField(useRecord<MenuItemDraft>().form, 'link');
  const shown = present?.way === way ? present : undefined;
  const [typed, setTyped] = useState<string>();
  const words = (typed ?? '').trim();
  const { targets, isReading, error: failure, retry } = useTargets(way, words);
  const store = useCombobox();
  const { resetSelectedOption, selectFirstOption } = store;
  const offered = targets.map(({ address }) => address).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other targets need another mark
  useEffect(() => {
    resetSelectedOption();
    if (words !== '') selectFirstOption();
  }, [offered, words]);
  const choose = (address: string) => {
    const target = targets.find((one) => one.address === address);
    if (!target) return;
    set(address);
    onChoose(target);
    setTyped(undefined);
    store.closeDropdown();
  };
  return (
    <>
      <Combobox store={store} withinPortal={false} onOptionSubmit={choose}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            id={id}
            aria-label={FIND_WORDS[way]}
            placeholder={FIND_WORDS[way]}
            description={shown?.address}
            rightSection={<Combobox.Chevron />}
            rightSectionPointerEvents="none"
            maxLength={SEARCH_MAX_LENGTH}
            value={typed ?? shown?.title ?? ''}
            error={error}
            disabled={isLocked}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              store.openDropdown();
            }}
            onClick={() => store.openDropdown()}
            onBlur={() => {
              setTyped(undefined);
              store.closeDropdown();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={targets.length === 0}>
          <Combobox.Options aria-label={FIND_WORDS[way]} mah={220} style={{ overflowY: 'auto' }}>
            {targets.map(({ address, title, note }) => (
              <Combobox.Option key={address} value={address} active={address === shown?.address}>
                <Flex component="span" justify="space-between" gap="sm">
                  <Text span fw={address === shown?.address ? 600 : undefined}>
                    <MarkedLetters text={title} search={words} />
                  </Text>
                  <Text span c="quiet" fz="sm" ta="right">
                    {note}
                  </Text>
                </Flex>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Text c="quiet" fz="sm" style={{ overflowWrap: 'anywhere' }} role="status">
        {words !== '' && targets.length === 0 && !isReading && !failure && `Ništa ne sadrži „${words}”.`}
        {words === '' && present && !shown && `Vodi na: ${present.title} (${present.address})`}
      </Text>
      {failure && (
        <Text c="red" fz="sm" role="alert">
          Nije pretraženo. {failure.message}{' '}
          <RetryButton variant="quiet" size="compact-sm" isBusy={isReading} onClick={retry} />
        </Text>
      )}
    </>
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
const OFFERED = 50;

/** Pages and folders whose names contain the words, all letters alike; documents only after something is typed. */
function useTargets(way: Exclude<TargetWay, 'address'>, words: string): Found {
  const folded = foldText(words);
  const [asked] = useDebouncedValue(words, SEARCH_AFTER_MS);
  const isDocument = way === 'document';
  const enabled = !isDocument || asked !== '';
  const queries = useQueries({ queries: targetQueries[way](asked).map((query) => ({ ...query, enabled })) });
  const found = queries
    .flatMap(({ data = [] }) => data)
    .filter(({ title }) => isDocument || foldText(title).includes(folded));
  return {
    // Two documents may have one file.
    targets: [...new Map(found.map((target) => [target.address, target])).values()].slice(0, OFFERED),
    isReading: queries.some(({ isFetching }) => isFetching) || (isDocument && asked !== words),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of queries) void query.refetch();
    },
  };
}
