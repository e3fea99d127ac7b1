import type { PresentEditor } from '@baklja/contract/features/presence';
import { PresenceNote } from './PresenceNote.tsx';
import type { Presence } from './presence-beats.ts';

const NAMES = ['Iva Đurđević', 'Marko Ćutuk', 'Ana-Marija Žgombić', 'Luka Šarić'];

export function OneEditing() {
  return <Story others={people(1, 1)} />;
}
OneEditing.title = 'Netko uređuje';

export function OneOpen() {
  return <Story others={people(1)} other_tabs={1} />;
}
OneOpen.title = 'Netko ima otvoreno, i druga kartica';

export function SeveralPeople() {
  return <Story others={people(4, 2)} />;
}
SeveralPeople.title = 'Više ljudi';

export function NewerVersion() {
  return <Story others={people(1)} version={5} />;
}
NewerVersion.title = 'Novija verzija';

export function NewerBesideUnsaved() {
  return <Story others={people(1, 1)} version={5} isDirty />;
}
NewerBesideUnsaved.title = 'Novija verzija uz nespremljeno';

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
