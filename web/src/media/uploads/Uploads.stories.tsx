import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { Box, Group } from '@mantine/core';
import { makeUploadedFile } from '#web/testing/servers/fake-transport.ts';
import { stillUploads } from '#web/testing/servers/still-uploads.ts';
import { story } from '#web/testing/story.ts';
import { UploadButton } from './UploadButton.tsx';
import { UploadDropZone } from './UploadDropZone.tsx';
import { UploadTrayPanel } from './UploadTrayPanel.tsx';
import { summarizeUploads } from './upload-summary.ts';
import { type UploadItem, UploadsContext, type UploadsState } from './uploads.ts';

const MB = 1024 ** 2;
const FOLDER = 'clanci-slike/pariz-2024';
const NAMES = ['jarun-cilj-ravnina', 'docek-trg-bana-jelacica', 'čučanj-đak-žnjan', 'vaterpolo-klupa', 'preča-dvorana'];
const nothing = () => {};

function makeItem(id: number, fields: Partial<UploadItem> = {}): UploadItem {
  const name = `${NAMES[id % NAMES.length]}-${String(id).padStart(3, '0')}.jpg`;
  const size = (2 + (id % 7) * 0.4) * MB;
  return {
    id,
    name,
    size,
    folder: FOLDER,
    isImage: true,
    state: 'waiting',
    sentBytes: fields.state === 'saved' ? size : 0,
    message: fields.state === 'saved' ? 'Spremljeno.' : '',
    mayRetry: false,
    ...fields,
  };
}

function makeItems(count: number, fields: Partial<UploadItem>, from = 0): UploadItem[] {
  return Array.from({ length: count }, (_, place) => makeItem(from + place + 1, fields));
}

const refusedFiles: UploadItem[] = [
  makeItem(901, {
    name: 'final-četverac-RAW.tiff',
    state: 'failed',
    message: 'Vrsta TIFF nije dopuštena. Spremite je kao JPEG.',
  }),
  makeItem(902, { state: 'failed', message: 'Slika ima 31,4 MB, a najviše je 25 MB.' }),
];
const brokenFiles = [903, 904].map((id) =>
  makeItem(id, {
    state: 'failed',
    mayRetry: true,
    message: 'Poslužitelj se ne javlja.',
  }),
);
const sending = [
  makeItem(18, { state: 'sending', sentBytes: 1.9 * MB }),
  makeItem(19, { state: 'sending', sentBytes: 0.6 * MB }),
  makeItem(20, {
    name: 'Izvješće o radu 2025.pdf',
    isImage: false,
    size: 12 * MB,
    state: 'sending',
    sentBytes: 12 * MB,
  }),
];
const renamed = makeItem(40, {
  state: 'saved',
  message: 'Spremljeno kao „vaterpolo-klupa-2.jpg”, jer datoteka „vaterpolo-klupa.jpg” već postoji.',
});

const running = { items: [...makeItems(16, { state: 'saved' }), ...sending, ...makeItems(11, {}, 20)] };

export const Running = story('Slanje/U tijeku', () => <Story {...running} />);

export const RunningWithFailures = story('Slanje/U tijeku s neuspjesima', () => (
  <Story items={[...refusedFiles, brokenFiles[0] ?? makeItem(1), ...running.items, renamed]} />
));

export const Beginning = story('Slanje/Na početku', () => <Story items={makeItems(4, {})} />);
export const Interrupted = story('Slanje/Prekinuto', () => (
  <Story items={[makeItem(1, { state: 'interrupted', sentBytes: MB }), ...makeItems(2, {}, 1)]} />
));
export const Done = story('Slanje/Gotovo', () => <Story items={[...makeItems(5, { state: 'saved' }), renamed]} />);
/** A saved document that has names. */
function makeDocument(id: number, name: string, fields: Partial<DocumentProperties>): UploadItem {
  const properties = {
    author: 'Željka Šarić-Čulig',
    last_modified_by: '',
    company: 'Klub d.o.o.',
    manager: '',
    is_signed: false,
    is_removable: true,
    ...fields,
  };
  return makeItem(id, {
    name,
    isImage: false,
    state: 'saved',
    file: makeUploadedFile({ id, name, properties }, FOLDER),
  });
}

const documents = [
  makeDocument(910, 'Izvješće o radu 2025.docx', {}),
  makeDocument(911, 'Ugovor.pdf', { is_signed: true, is_removable: false }),
  makeDocument(912, 'Zapisnik.doc', { last_modified_by: 'Đuro Đurić', is_removable: false }),
];

export const DoneWithNames = story('Slanje/Gotovo s autorima', () => (
  <Story items={[...documents, makeItem(1, { state: 'saved' })]} />
));
export const DoneWithFailures = story('Slanje/Gotovo s neuspjesima', () => (
  <Story items={[...refusedFiles, ...brokenFiles, ...makeItems(56, { state: 'saved' })]} />
));
export const NothingSaved = story('Slanje/Ništa nije spremljeno', () => <Story items={refusedFiles} />);
export const Offline = story('Slanje/Bez veze', () => (
  <Story {...running} items={makeItems(14, {}, 20)} pause="offline" />
));
export const WithoutSession = story('Slanje/Bez prijave', () => (
  <Story items={[...makeItems(3, { state: 'saved' }), ...makeItems(14, {}, 20)]} pause="session" />
));

export const ThreeHundred = story('Slanje/Tristo datoteka', () => (
  <Story items={[...sending, ...makeItems(290, {}, 40), ...makeItems(7, { state: 'saved' })]} />
));

export const SeveralFolders = story('Slanje/U više foldera', () => (
  <Story
    items={[...running.items, makeItem(905, { folder: 'dokumenti/vrlo-dugacko-ime-foldera-bez-kraja-i-konca' })]}
  />
));

export const Choosers = story('Slanje/Gumbi i područje za puštanje', () => (
  <UploadDropZone folder={FOLDER} onFiles={nothing}>
    <Group align="flex-start" gap="sm" mih={320}>
      <UploadButton label="Upload" variant="filled" onFiles={nothing} />
      <UploadButton label="Odaberi slike" onlyImages onFiles={nothing} />
      <UploadButton label="Upload (nedostupno)" disabled onFiles={nothing} />
    </Group>
  </UploadDropZone>
));

/** The tray with these uploads, which do nothing. */
function Story({ items, pause }: Pick<UploadsState, 'items'> & Partial<UploadsState>) {
  const state = { items, pause };
  return (
    <UploadsContext value={stillUploads(state)}>
      {/* Fixed elements are positioned in this frame instead of the window. */}
      <Box pos="relative" h={640} style={{ overflow: 'hidden', transform: 'translateZ(0)' }}>
        <UploadTrayPanel state={state} summary={summarizeUploads(state)} />
      </Box>
    </UploadsContext>
  );
}
