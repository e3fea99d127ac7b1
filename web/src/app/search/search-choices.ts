import { foldText } from '@baklja/contract/alias';
import type { SearchHit } from '@baklja/contract/features/site/search';
import type { RecentRecord } from '@baklja/contract/features/site/start';
import { parentOf } from '@baklja/contract/files/folders';
import { KINDS, type Kind } from '@baklja/contract/kinds';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import type { Role } from '@baklja/contract/roles';
import { mayOpen, menuFor, SCREENS, type Screen, type ScreenKey } from '@baklja/contract/screens';
import { wordForms } from '@baklja/contract/word-forms';
import { formatMoment } from '#web/lib/dates.ts';
import type { Icon } from '#web/lib/icon.tsx';
import { IconFile, IconLayoutSidebar, IconPlus } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { WORDS_PARAM } from '#web/lib/unsaved/drafts.ts';
import { FEATURE_SCREENS } from '../feature-screens.ts';
import { searchText as text } from './search.text.ts';

export type SearchChoice = {
  key: string;
  title: string;
  note: string;
  address: string;
  Icon: Icon;
  /** Place of a medal, which is drawn in place of the icon. */
  medalja?: number | undefined;
};
export type ChoiceGroup = { name: string; choices: SearchChoice[] };

/** What staff begin, the most frequent first. */
const TASKS = [
  'createPost',
  'createMedal',
  'createAthlete',
  'categorisationUpload',
  'createMagazineIssue',
  'createMagazineArticle',
  'createPage',
  'createMagazineAuthor',
  'createMagazineSection',
  'createSport',
  'createCategory',
] as const satisfies ScreenKey[];

/** Tasks whose form begins with the typed words as a name. */
const NAMED_TASKS: readonly ScreenKey[] = [
  'createPost',
  'createAthlete',
  'createMagazineArticle',
  'createPage',
  'createMagazineSection',
  'createSport',
  'createCategory',
] as ScreenKey[];

const SHOWN_TASKS = 5;
const TASKS_WITH_TEXT = 3;

/** Before anything is typed: the records edited last, and the first tasks of the role. */
export function offer(role: Role | undefined, recent: readonly RecentRecord[], now: Date): ChoiceGroup[] {
  const records = recent.map((record) => ({
    key: `recent ${record.kind} ${record.id}`,
    title: record.title,
    note: `${nominative(record.kind)}, ${formatMoment(record.at, now)}`,
    address: paths.record(record),
    Icon: iconOf(record.kind),
    medalja: record.medalja,
  }));
  return withChoices([
    { name: 'Zadnje uređivano', choices: records },
    { name: text.tasks, choices: tasksOf(role).slice(0, SHOWN_TASKS) },
  ]);
}

/** The kinds whose hits come first; the others follow in the order of the answer. */
const FIRST_KINDS: readonly Kind[] = ['medal', 'athlete', 'post', 'page', 'document', 'file'];

/**
 * Records, screens and tasks with the words; without a task of that name, the first ones of the role, for a record with
 * the words as its name. Screens or tasks of which one begins with the words come before the records.
 */
export function find(role: Role | undefined, words: string, hits: readonly SearchHit[]): ChoiceGroup[] {
  const kinds = new Set([...FIRST_KINDS, ...hits.map(({ kind }) => kind)]);
  const records = [...kinds].map((kind) => ({
    name: capitalised(KINDS[kind].words.plural),
    choices: hits.filter((hit) => hit.kind === kind).map(choiceOf),
  }));
  const named = ({ title }: SearchChoice) => hasWords(title, words);
  const begins = ({ title }: SearchChoice) => foldText(title).startsWith(foldText(words.trim()));
  const beginningFirst = (choices: SearchChoice[]) =>
    choices.sort((one, other) => Number(begins(other)) - Number(begins(one)));
  const namedTasks = beginningFirst(tasksOf(role).filter(({ title }) => hasWordForms(title, words)));
  const places = [
    { name: 'Zasloni', choices: beginningFirst(screensOf(role).filter(named)) },
    { name: text.tasks, choices: namedTasks.length > 0 ? namedTasks : tasksOf(role, words).slice(0, TASKS_WITH_TEXT) },
  ];
  const isFirst = ({ choices }: ChoiceGroup) => choices.some(begins);
  return withChoices([...places.filter(isFirst), ...records, ...places.filter((group) => !isFirst(group))]);
}

/** Whether the text contains each of the words. */
export function hasWords(title: string, words: string): boolean {
  const folded = foldText(title);
  return foldText(words.trim())
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Whether the text contains each of the words, in any of its cases: „medalje” is in „Dodaj medalju”. */
function hasWordForms(title: string, words: string): boolean {
  const own = foldText(title).split(' ');
  return foldText(words.trim())
    .split(/\s+/)
    .every((word) => own.some((one) => one.includes(word) || wordForms(word).has(one)));
}

function withChoices(groups: ChoiceGroup[]): ChoiceGroup[] {
  return groups.filter(({ choices }) => choices.length > 0);
}

function tasksOf(role: Role | undefined, words = ''): SearchChoice[] {
  return TASKS.filter((key) => mayOpen(role, key)).map((key) => {
    const choice = { ...screenChoice(key), Icon: IconPlus };
    const name = words.trim();
    if (name === '' || !NAMED_TASKS.includes(key)) return choice;
    const address = `${choice.address}?${new URLSearchParams({ [WORDS_PARAM]: name })}`;
    return { ...choice, note: `„${name}”`, address };
  });
}

/** The screens of the role, those of the menu first, without the tasks. */
function screensOf(role: Role | undefined): SearchChoice[] {
  const isTask = (key: ScreenKey) => TASKS.some((task) => task === key);
  const inMenu = menuFor(role).flatMap(({ group, entries }) =>
    entries.map(({ key, title, address }) => ({ ...screenChoice(key), title, note: group ?? '', address })),
  );
  const others = (Object.keys(SCREENS) as ScreenKey[])
    .filter((key) => mayOpen(role, key) && !SCREENS[key].path.includes(':'))
    .map(screenChoice)
    .filter(({ key }) => !inMenu.some((entry) => entry.key === key));
  return [...inMenu, ...others].filter(({ key }) => !isTask(key));
}

function screenChoice(key: ScreenKey) {
  const { title, path, partOf }: Screen = SCREENS[key];
  const note = partOf ? SCREENS[partOf as ScreenKey].title : '';
  return { key, title, note, address: path, Icon: IconLayoutSidebar };
}

function choiceOf(hit: SearchHit): SearchChoice {
  const { kind, id, title, medalja } = hit;
  return { key: `${kind} ${id}`, title, note: noteOf(hit), address: paths.record(hit), Icon: iconOf(kind), medalja };
}

function noteOf({ kind, key, note, language, isDraft }: SearchHit): string {
  if (kind === 'file') return parentOf(key);
  const languageName = language && (language === 'en-GB' ? 'engleski' : 'hrvatski');
  return [note, languageName, isDraft && 'skica'].filter(Boolean).join(', ');
}

function iconOf(kind: Kind): Icon {
  const icons: Partial<Record<string, { icon?: Icon | undefined }>> = FEATURE_SCREENS;
  const { plural, area } = KINDS[kind];
  return icons[plural]?.icon ?? icons[area]?.icon ?? IconFile;
}
