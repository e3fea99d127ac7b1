import { BACKUP_PROBLEMS, type BackupProblem } from '@baklja/contract/features/site/dashboard';
import { expect, test } from 'vitest';
import { makeNightlyBackup } from '#web/testing/records/make-nightly-backup.ts';
import { describeGoodBackup, findBackupFault } from './attention.ts';

const GONE = { ...makeNightlyBackup().last!, is_gone: true };
const LAST = 'Zadnja uspjela kopija je od 21-11-2026 u 03:10.';
const RETRIES = 'Nova se pokušava izraditi svake noći, a propuštena i u podne.';

const NOW = new Date('2026-11-21T07:25:00.000Z');

const failed = (problem: BackupProblem, changes: Parameters<typeof makeNightlyBackup>[0] = {}) =>
  findBackupFault(makeNightlyBackup({ state: 'failed', failed: '2026-11-21T02:14:00.000Z', problem, ...changes }));

test('a complete backup is one line with its time, its size and the age of its proof', () => {
  const backup = makeNightlyBackup();
  expect(findBackupFault(backup)).toBeUndefined();
  const line = 'Zadnja sigurnosna kopija: 21-11-2026 u 03:10, 1,5 GB,';
  expect(describeGoodBackup(backup, NOW)).toBe(`${line} dokazano prije 5 sati.`);
  expect(describeGoodBackup(backup, new Date('2026-11-22T00:30:00.000Z'))).toBe(`${line} dokazano prije 22 sata.`);
  expect(describeGoodBackup(backup, new Date('2026-11-21T03:19:00.000Z'))).toBe(
    `${line} dokazano prije manje od sata.`,
  );
  const former = { name: 'baklja-2026-11-20-0310.tar', at: '2026-11-20T02:20:00.000Z' };
  expect(describeGoodBackup({ ...backup, proof: { proven: former, failed: null } }, NOW)).toBe(
    `${line} još nije dokazana.`,
  );
});

test('a new installation says when the first one comes', () => {
  const first = makeNightlyBackup({ state: 'first', last: null });
  expect(findBackupFault(first)).toBeUndefined();
  expect(describeGoodBackup(first, NOW)).toBe('Prva sigurnosna kopija bit će izrađena noćas.');
  expect(describeGoodBackup({ ...first, is_running: true }, NOW)).toBe('Prva sigurnosna kopija upravo se izrađuje.');
});

test.each([
  [
    'full',
    'Na disku za kopije nije bilo dovoljno mjesta. Javite administratoru poslužitelja da oslobodi mjesto ili smanji broj kopija koje ostaju.',
  ],
  ['folder', 'Folder za kopije nije postojao ili se u njega nije moglo pisati. Javite administratoru poslužitelja.'],
  [
    'stores',
    'Baza podataka ili pohrana datoteka nije bila dostupna. Ako se to ponovi, javite administratoru poslužitelja.',
  ],
  [
    'stopped',
    'Izrada je prekinuta prije kraja, najčešće zato što je poslužitelj ugašen ili ponovno pokrenut. Ako se to ponovi, javite administratoru poslužitelja.',
  ],
  ['other', 'Uzrok je zapisan u porukama koje poslužitelj vodi o svom radu. Javite administratoru poslužitelja.'],
] as const)('a run that failed for the reason %s says what to do', (problem, reason) => {
  expect(failed(problem)).toEqual({
    kind: 'backup',
    title: 'Noćna sigurnosna kopija nije izrađena',
    help: `Pokušaj od 21-11-2026 u 03:14 nije uspio. ${reason} ${RETRIES} ${LAST}`,
    links: [],
  });
});

test('a failed run does not promise a former backup that is gone or never was, and says that it is repeated', () => {
  for (const problem of BACKUP_PROBLEMS) {
    expect(failed(problem, { last: null })?.help).toMatch(/Nijedna kopija još nije uspjela\.$/);
  }
  expect(failed('full', { last: GONE })?.help).toMatch(/od 21-11-2026 u 03:10, ali je više nema u folderu\.$/);
  expect(failed('full', { is_running: true })?.help).toMatch(/ Nova se upravo izrađuje\.$/);
});

test('a folder that cannot be used is reported before a run fails', () => {
  expect(findBackupFault(makeNightlyBackup({ state: 'no-folder' }))).toMatchObject({
    kind: 'backup',
    title: 'Folder za sigurnosne kopije nije dostupan',
    help: `Ne postoji ili se u nju ne može pisati, pa nova kopija ne može nastati. Javite administratoru poslužitelja. ${LAST}`,
  });
});

test('a file that is gone from the folder is named', () => {
  expect(findBackupFault(makeNightlyBackup({ state: 'gone', last: GONE }))).toMatchObject({
    kind: 'backup',
    title: 'Zadnje sigurnosne kopije više nema u folderu',
    help: 'Datoteka baklja-2026-11-21-0310.tar od 21-11-2026 u 03:10 izbrisana je, premještena ili promijenjena. Ako to nije dogovoreno, javite administratoru poslužitelja. Nova će biti izrađena iduće noći.',
  });
});

test('a missing backup says how old the last one is, or that there is none', () => {
  const end = `Poslužitelj je možda bio ugašen. ${RETRIES} Ako i sutra vidite ovu poruku, javite administratoru poslužitelja.`;
  expect(findBackupFault(makeNightlyBackup({ state: 'late' }))).toMatchObject({
    kind: 'backup',
    title: 'Zadnja sigurnosna kopija starija je od jednog dana',
    help: `${LAST} ${end}`,
  });
  expect(findBackupFault(makeNightlyBackup({ state: 'late', last: null }))).toMatchObject({
    title: 'Još nema nijedne sigurnosne kopije',
    help: end,
  });
});

const AGAIN = 'Provjerava se svaka nova kopija, a ista ponovno nakon jednog dana.';
const PROVEN = 'Zadnja dokazana kopija je baklja-2026-11-21-0310.tar, 21-11-2026 u 03:20.';

test.each([
  [
    'damaged',
    'tables/posts/000001.ndjson.gz',
    'Neispravan dio: tables/posts/000001.ndjson.gz. Javite administratoru poslužitelja. Dok nova kopija ne bude dokazana, čuvajte starije.',
  ],
  [
    'damaged',
    '9000',
    'Neispravan dio: bajt 9000. Javite administratoru poslužitelja. Dok nova kopija ne bude dokazana, čuvajte starije.',
  ],
  [
    'unreadable',
    'post 12',
    'Podaci su vraćeni, ali se zapis ne može pročitati: članak 12. Javite administratoru poslužitelja.',
  ],
  [
    'full',
    null,
    'Na disku s podacima nije bilo dovoljno mjesta za provjeru. Javite administratoru poslužitelja da oslobodi mjesto.',
  ],
  ['stopped', null, 'Provjera je prekinuta prije kraja. Ako se to ponovi, javite administratoru poslužitelja.'],
  ['other', null, 'Uzrok je zapisan u porukama koje poslužitelj vodi o svom radu. Javite administratoru poslužitelja.'],
] as const)('a proof that failed as %s of %s names the file and says what to do', (problem, part, reason) => {
  const backup = makeNightlyBackup({ state: 'unproven' });
  const failed = { name: 'b.tar', at: '2026-11-22T02:20:00.000Z', problem, part };
  expect(findBackupFault({ ...backup, proof: { ...backup.proof, failed } })).toEqual({
    kind: 'backup',
    title: 'Sigurnosna kopija nije dokazana',
    help: `Provjera datoteke b.tar od 22-11-2026 u 03:20 nije uspjela. ${reason} ${AGAIN} ${PROVEN}`,
    links: [],
  });
});

test('a proof that is missing for two days says since when', () => {
  const backup = makeNightlyBackup({ state: 'unproven' });
  const help = `Poslužitelj je možda bio ugašen. Ako i sutra vidite ovu poruku, javite administratoru poslužitelja. ${AGAIN}`;
  expect(findBackupFault(backup)).toMatchObject({
    title: 'Sigurnosna kopija nije dokazana dulje od dva dana',
    help: `${help} ${PROVEN}`,
  });
  expect(findBackupFault({ ...backup, proof: { proven: null, failed: null } })?.help).toBe(
    `${help} Nijedna kopija još nije dokazana.`,
  );
});

test('backups that are not switched on are a quieter matter', () => {
  const off = makeNightlyBackup({ state: 'off', last: null });
  expect(findBackupFault(off)).toEqual({
    kind: 'no-backup',
    title: 'Noćne sigurnosne kopije nisu uključene.',
    help: 'Ako se poslužitelj pokvari, sadržaj bi se mogao izgubiti. Zamolite administratora poslužitelja da ih uključi; upute su u datoteci docs/guides/back-up.md.',
    links: [],
  });
  expect(describeGoodBackup(off, NOW)).toBeUndefined();
});
