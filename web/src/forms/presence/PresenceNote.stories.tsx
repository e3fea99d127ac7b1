import type { PresentEditor } from '@baklja/contract/features/site/presence';
import { story } from '#web/testing/story.ts';
import type { Presence } from './presence-beats.ts';
import { PresenceNote } from './RecordPresence.tsx';

const NAMES = ['Iva Đurđević', 'Marko Ćutuk', 'Ana-Marija Žgombić', 'Luka Šarić'];

export const OneEditing = story('Netko uređuje', () => <Story others={people(1, 1)} />);
export const OneOpen = story('Netko ima otvoreno, i druga kartica', () => <Story others={people(1)} other_tabs={1} />);
export const SeveralPeople = story('Više ljudi', () => <Story others={people(4, 2)} />);
export const NewerVersion = story('Novija verzija', () => <Story others={people(1)} version={5} />);
export const NewerThanUnsaved = story('Novija verzija uz nespremljeno', () => (
  <Story others={people(1, 1)} version={5} isDirty />
));

/** So many people; the first `editing` of them edit. */
function people(count: number, editing = 0): PresentEditor[] {
  return NAMES.slice(0, count).map((name, place) => {
    return { user_id: place + 1, name, is_editing: place < editing, since: '2026-11-21T11:00:00.000Z' };
  });
}

function Story({ isDirty = false, ...presence }: Partial<Presence> & { isDirty?: boolean }) {
  return (
    <PresenceNote
      kind="post"
      presence={{ others: [], other_tabs: 0, version: 4, ...presence }}
      version={4}
      isDirty={isDirty}
      isSaving={false}
      onShow={async () => {}}
    />
  );
}
