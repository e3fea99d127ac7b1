import { Box, Group } from '@mantine/core';
import { makeUpload } from '#web/testing/records/make-upload.ts';
import { makeUploadedFile } from '#web/testing/servers/fake-transport.ts';
import { stillUploads } from '#web/testing/servers/still-uploads.ts';
import { story } from '#web/testing/story.ts';
import { UploadButton } from './UploadButton.tsx';
import { UploadDropZone } from './UploadDropZone.tsx';
import { UploadTrayPanel } from './UploadTrayPanel.tsx';
import { summarizeUploads } from './upload-summary.ts';
import { type UploadItem, UploadsContext, type UploadsState } from './uploads.ts';

const MB = 1024 ** 2;
const nothing = () => {};

function makeItems(from: number, count: number, fields: Partial<UploadItem> = {}): UploadItem[] {
  return Array.from({ length: count }, (_, place) => makeUpload({ id: from + place, size: 2.4 * MB, ...fields }));
}

const refused = makeItems(901, 2, { state: 'failed', message: 'Vrsta TIFF nije dopuštena. Spremite je kao JPEG.' });
const broken = makeItems(903, 2, { state: 'failed', mayRetry: true, message: 'Poslužitelj se ne javlja.' });
const waiting = makeItems(20, 14);
const saved = makeItems(1, 16, { state: 'saved', sentBytes: 2.4 * MB });
const longName = 'Spremljeno kao „vaterpolo-klupa-2.jpg”, jer datoteka „vaterpolo-klupa.jpg” već postoji.';
const renamed = makeUpload({ id: 40, state: 'saved', message: longName });
const sending = makeItems(17, 3, { state: 'sending', sentBytes: MB, folder: 'dokumenti/vrlo-dugacko-ime-foldera' });
const interrupted = makeItems(50, 1, { state: 'interrupted', sentBytes: MB });

/** A saved document that has names. */
function makeDocument(id: number, name: string, is_removable: boolean): UploadItem {
  const names = { author: 'Željka Šarić-Čulig', last_modified_by: '', company: 'Klub d.o.o.', manager: '' };
  const properties = { ...names, is_signed: !is_removable, is_removable };
  return makeUpload({ id, name, state: 'saved', file: makeUploadedFile({ id, name, properties }) });
}

const documents = [makeDocument(910, 'Izvješće o radu 2025.docx', true), makeDocument(911, 'Ugovor.pdf', false)];

export const Running = story('Slanje/U tijeku', () => <Tray items={[...saved, ...sending, ...waiting]} />);
export const RunningWithFailures = story('Slanje/U tijeku s neuspjesima', () => (
  <Tray items={[...refused, ...broken, ...sending, ...interrupted, ...waiting, renamed]} />
));
export const DoneWithNames = story('Slanje/Gotovo s autorima', () => <Tray items={[...documents, renamed]} />);
export const DoneWithFailures = story('Slanje/Gotovo s neuspjesima', () => (
  <Tray items={[...refused, ...broken, ...saved]} />
));
export const NothingSaved = story('Slanje/Ništa nije spremljeno', () => <Tray items={refused} />);
export const Offline = story('Slanje/Bez veze', () => <Tray items={waiting} pause="offline" />);
export const WithoutSession = story('Slanje/Bez prijave', () => (
  <Tray items={[...saved, ...waiting]} pause="session" />
));

export const Choosers = story('Slanje/Gumbi i područje za puštanje', () => (
  <UploadDropZone folder="clanci-slike" onFiles={nothing}>
    <Group align="flex-start" gap="sm" mih={320}>
      <UploadButton label="Upload" variant="filled" onFiles={nothing} />
      <UploadButton label="Upload (nedostupno)" disabled onFiles={nothing} />
    </Group>
  </UploadDropZone>
));

/** The tray with these uploads, which do nothing. */
function Tray({ items, pause }: Pick<UploadsState, 'items'> & Partial<UploadsState>) {
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
