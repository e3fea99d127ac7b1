import type { Post } from '@baklja/contract/features/content/posts';
import { Link } from 'react-router';
import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { logInAs } from './log-in-as.ts';
import { PlainFields, plainForm, plainQueries } from './plain-record.tsx';
import { makePost } from './records/make-post.ts';
import { renderScreen } from './render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from './servers/fake-server.ts';

/** The record that tests of the record kit change. */
export const PLAIN_RECORD = makePost({ id: 17, title: 'Judo', alias: 'judo', introtext: 'Opis', state: 0, version: 4 });
export const COLLEAGUE = { modified_by: 9, modified_by_name: 'Marko Ćutuk', modified: '2026-11-21T13:35:00.000Z' };
export const MYSELF = { ...COLLEAGUE, modified_by: 4, modified_by_name: 'Iva Đurđević' };

type Screen = Awaited<ReturnType<typeof renderScreen>>;
type Parts = Record<'title' | 'description' | 'save' | 'dialog' | 'leave' | 'saved', Locator>;
type Update = NonNullable<Handlers['updatePost']>;

/** A server that stores the record like the real one; `server.stored` is its current state. */
export function makeRecordServer(row: Post = PLAIN_RECORD) {
  const server = { stored: row as Post | undefined };
  const missing = () => refuse(404, { message: 'Taj članak ne postoji.', code: 'not-found' });
  const updatePost: Update = ({ body }) => {
    const { stored } = server;
    if (stored === undefined) return missing();
    if (body.version !== stored.version) return refuse(409, { message: 'Druga verzija.', code: 'stale' });
    const { title, introtext = '', state = 0 } = body;
    server.stored = { ...stored, title, introtext, state, ...MYSELF, version: stored.version + 1 };
    return { message: 'Spremljeno', version: stored.version + 1, modified: MYSELF.modified };
  };
  return { server, updatePost, getPost: () => server.stored ?? missing() };
}

/** The same, whose responses are lost while `line.isLost`: it stores what is sent, and does not answer. */
export function makeLossyServer() {
  const { updatePost: write, ...others } = makeRecordServer();
  const line = { isLost: true };
  const updatePost = vi.fn<Update>((input) => {
    const answer = write(input);
    return line.isLost ? breakConnection() : answer;
  });
  return { ...others, updatePost, line };
}

/** Opens the plain record in its editor, next to a link that leaves it. */
export async function openPlainRecord(handlers: Handlers = {}): Promise<Screen & Parts> {
  logInAs('superadmin');
  fakeServer({ getPost: () => PLAIN_RECORD, ...handlers });
  const screen = await renderScreen(
    <>
      <Link to="/postovi">Izbornik</Link>
      <EditRecord form={plainForm} queries={plainQueries} recordKey="judo">
        <PageFrame rail={<DeleteRecord />}>
          <PlainFields />
        </PageFrame>
      </EditRecord>
    </>,
    { at: '/post/detalji/judo', path: '/post/detalji/:alias' },
  );
  const { getByRole, getByText } = screen;
  return {
    ...screen,
    title: getByRole('textbox', { name: 'Naziv' }),
    description: getByRole('textbox', { name: /Opis/ }),
    save: getByRole('button', { name: 'Spremi' }),
    dialog: getByRole('dialog'),
    leave: getByRole('link', { name: 'Izbornik' }),
    saved: getByText('Spremljeno u 14:35'),
  };
}

/** Opens the form of a new plain record. */
export async function openNewPlainRecord(handlers: Handlers = {}): Promise<Screen & Pick<Parts, 'title' | 'save'>> {
  logInAs('superadmin');
  fakeServer(handlers);
  const screen = await renderScreen(
    <CreateRecord form={plainForm} queries={plainQueries}>
      <PageFrame>
        <PlainFields />
      </PageFrame>
    </CreateRecord>,
    { at: '/dodaj-post' },
  );
  return {
    ...screen,
    title: screen.getByRole('textbox', { name: 'Naziv' }),
    save: screen.getByRole('button', { name: 'Spremi', exact: true }),
  };
}
