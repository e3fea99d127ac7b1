import { foldText } from '@baklja/contract/alias';
import type { SearchHit } from '@baklja/contract/features/site/search';
import { parentOf } from '@baklja/contract/files/folders';
import { type KindWith, recordAddress } from '@baklja/contract/kinds';
import type { Role } from '@baklja/contract/roles';
import { mayOpen, menuFor, SCREENS, type Screen, type ScreenKey } from '@baklja/contract/screens';
import { paths } from '#web/lib/paths.ts';
import { searchText as text } from './search.text.ts';

/** Something that the search box can open. */
export type SearchChoice = {
  key: string;
  title: string;
  note: string;
  address: string;
  kind: KindWith<'search'> | 'screen';
};

/** Screens of the role whose names contain the words; screens of the menu come first. */
export function findScreens(role: Role | undefined, words: string): SearchChoice[] {
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

/** Converts the results of the server to choices. */
export function choicesOf(hits: readonly SearchHit[]): SearchChoice[] {
  return hits.map((hit) => ({
    key: `${hit.kind} ${hit.id}`,
    title: hit.title,
    note: noteOfHit(hit),
    address: addressOf(hit),
    kind: hit.kind,
  }));
}

function noteOfHit({ kind, key, language, isDraft }: SearchHit): string {
  if (kind === 'file') return parentOf(key);
  const languageName = language && (language === 'en-GB' ? text.english : text.croatian);
  return [languageName, isDraft && text.draft].filter(Boolean).join(', ');
}

function addressOf({ kind, key, id }: SearchHit): string {
  return kind === 'file' ? paths.mediaFile({ id, path: key }) : recordAddress(kind, { id, key });
}
