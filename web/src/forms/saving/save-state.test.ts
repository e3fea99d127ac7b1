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
const keptAt = new Date('2026-11-21T13:34:00.000Z');
const savedAt = new Date('2026-11-21T13:32:00.000Z');

const waits = (waitsFor: 'network' | 'server' | 'room' | 'log-in') => ({ isDirty: true, hasFailed: true, waitsFor });
const KEPT = 'Tekst je sačuvan na ovom uređaju.';
const AWAY = 'Nema mreže od 14:36';
const STORED = 'Sačuvano na ovom uređaju u 14:34';
const HERE = 'Tekst je samo u ovom prozoru: ostavite ga otvorenim.';
const WHEN_ONLINE = `${KEPT} Sprema se sam čim se veza vrati.`;
const LOG_IN_FIRST = `${KEPT} Spremit će se čim se ponovno prijavite.`;

test.each<[string, Partial<Parameters<typeof saveStateOf>[0]>, string, string, string?]>([
  ['nothing was changed', {}, 'empty', 'Nema promjena'],
  ['something was changed', { isDirty: true }, 'empty', 'Nespremljene promjene'],
  ['it is being saved', { isDirty: true, isSaving: true }, 'dotted', 'Sprema se…'],
  ['the save failed', { isDirty: true, hasFailed: true }, 'red', 'Nije spremljeno', KEPT],
  ['it is tried again', { isDirty: true, hasFailed: true, isSaving: true }, 'dotted', 'Sprema se…'],
  ['it was saved', { savedAt }, 'full', 'Spremljeno u 14:32'],
  ['something was changed after a save', { isDirty: true, savedAt, keptAt }, 'empty', 'Nespremljene promjene', STORED],
  ['there is no network', { isDirty: true, offlineSince }, 'offline', AWAY, KEPT],
  ['there is no network, nor room for a draft', { isDirty: true, offlineSince, isKept: false }, 'offline', AWAY, HERE],
  ['a save waits for the network', { ...waits('network'), offlineSince }, 'offline', AWAY, WHEN_ONLINE],
  ['there is a network, and no answer', waits('network'), 'offline', 'Do poslužitelja se ne može doći', KEPT],
  ['the server is down', waits('server'), 'red', 'Poslužitelj privremeno ne radi', KEPT],
  ['the server is full', waits('room'), 'red', 'Na poslužitelju nema više mjesta', `${KEPT} Javite to administratoru.`],
  ['the session has ended', waits('log-in'), 'red', 'Spremanje čeka prijavu', LOG_IN_FIRST],
  ['there is no network and nothing to save', { offlineSince }, 'empty', 'Nema promjena'],
  ['the change was taken back after a failure', { hasFailed: true, savedAt }, 'full', 'Spremljeno u 14:32'],
])('when %s', (_, given, kind, text, detail) => {
  const isImportant = kind === 'red' || kind === 'offline';
  const words = { kind, text, ...(detail !== undefined && { detail }), ...(isImportant && { isImportant }) };
  expect(saveStateOf({ ...nothing, ...given })).toEqual(words);
});
