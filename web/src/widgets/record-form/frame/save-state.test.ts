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
  ['the save failed', { isDirty: true, hasFailed: true }, { kind: 'red', text: 'Nije spremljeno' }],
  ['it is tried again', { isDirty: true, hasFailed: true, isSaving: true }, { kind: 'dotted', text: 'Sprema se…' }],
  ['it was saved', { savedAt }, { kind: 'full', text: 'Spremljeno u 14:32' }],
  [
    'something was changed after a save',
    { isDirty: true, savedAt },
    { kind: 'empty', text: 'Nespremljene promjene', detail: 'Spremljeno u 14:32' },
  ],
  [
    'there is no network',
    { isDirty: true, offlineSince },
    { kind: 'red', text: 'Nema mreže od 14:36', detail: 'Napisano se čuva na ovom računalu.' },
  ],
  [
    'there is neither a network nor room for a draft',
    { isDirty: true, offlineSince, isKept: false },
    { kind: 'red', text: 'Nema mreže od 14:36', detail: 'Napisano je samo u ovom prozoru.' },
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
