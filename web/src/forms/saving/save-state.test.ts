import { expect, test } from 'vitest';
import { saveStateOf } from './save-state.ts';

const nothing = {
  isDirty: false,
  isSaving: false,
  hasFailed: false,
  savedAt: undefined,
  offlineSince: undefined,
  isKept: true,
};
const offlineSince = new Date('2026-11-21T13:36:00.000Z');
const savedAt = new Date('2026-11-21T13:32:00.000Z');

test.each([
  ['nothing was changed', {}, { kind: 'empty', text: 'Nema promjena' }],
  ['something was changed', { isDirty: true }, { kind: 'empty', text: 'Nespremljene promjene' }],
  ['it is being saved', { isDirty: true, isSaving: true }, { kind: 'dotted', text: 'Sprema se…' }],
  [
    'the save failed',
    { isDirty: true, hasFailed: true },
    { kind: 'red', text: 'Nije spremljeno', detail: 'Tekst je sačuvan na ovom uređaju.', isImportant: true },
  ],
  ['it is tried again', { isDirty: true, hasFailed: true, isSaving: true }, { kind: 'dotted', text: 'Sprema se…' }],
  ['it was saved', { savedAt }, { kind: 'full', text: 'Spremljeno u 14:32' }],
  [
    'something was changed after a save',
    { isDirty: true, savedAt, keptAt: new Date('2026-11-21T13:34:00.000Z') },
    { kind: 'empty', text: 'Nespremljene promjene', detail: 'Sačuvano na ovom računalu u 14:34' },
  ],
  [
    'there is no network',
    { isDirty: true, offlineSince },
    { kind: 'offline', text: 'Nema mreže od 14:36', detail: 'Tekst je sačuvan na ovom uređaju.', isImportant: true },
  ],
  [
    'there is neither a network nor room for a draft',
    { isDirty: true, offlineSince, isKept: false },
    {
      kind: 'offline',
      text: 'Nema mreže od 14:36',
      detail: 'Tekst je samo u ovom prozoru: ostavite ga otvorenim.',
      isImportant: true,
    },
  ],
  [
    'a save waits for the network',
    { isDirty: true, offlineSince, hasFailed: true, waitsFor: 'network' as const },
    {
      kind: 'offline',
      text: 'Nema mreže od 14:36',
      detail: 'Tekst je sačuvan na ovom uređaju. Sprema se sam čim se veza vrati.',
      isImportant: true,
    },
  ],
  [
    'there is a network, and no answer',
    { isDirty: true, hasFailed: true, waitsFor: 'network' as const },
    {
      kind: 'offline',
      text: 'Do poslužitelja se ne može doći',
      detail: 'Tekst je sačuvan na ovom uređaju.',
      isImportant: true,
    },
  ],
  [
    'the server is down',
    { isDirty: true, hasFailed: true, waitsFor: 'server' as const },
    {
      kind: 'red',
      text: 'Poslužitelj privremeno ne radi',
      detail: 'Tekst je sačuvan na ovom uređaju.',
      isImportant: true,
    },
  ],
  [
    'the server is full',
    { isDirty: true, hasFailed: true, waitsFor: 'room' as const },
    {
      kind: 'red',
      text: 'Na poslužitelju nema više mjesta',
      detail: 'Tekst je sačuvan na ovom uređaju. Javite to administratoru.',
      isImportant: true,
    },
  ],
  [
    'the session has ended',
    { isDirty: true, hasFailed: true, waitsFor: 'log-in' as const },
    {
      kind: 'red',
      text: 'Spremanje čeka prijavu',
      detail: 'Tekst je sačuvan na ovom uređaju. Spremit će se čim se ponovno prijavite.',
      isImportant: true,
    },
  ],
  ['there is no network and nothing to save', { offlineSince }, { kind: 'empty', text: 'Nema promjena' }],
  [
    'the change was taken back after a failure',
    { hasFailed: true, savedAt },
    { kind: 'full', text: 'Spremljeno u 14:32' },
  ],
])('when %s', (_, given, state) => {
  expect(saveStateOf({ ...nothing, ...given })).toEqual(state);
});
