import { foldText } from '@baklja/contract/alias';
import { eventRoutes, eventTitle, gamesRoutes } from '@baklja/contract/features/sport/games';
import type { FastifyInstance } from 'fastify';
import { lockRows } from '../../../db/record-rows.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, InvalidInputError, invalidField } from '../../../errors.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { defineRecord } from '../../../records/define-record.ts';
import { present } from '../../../records/present.ts';
import { recordHandlers } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import { getEvent, getGames, listEvents, listGames } from './games.store.ts';
import { linkMedals } from './medal-links.ts';

export function serveGames(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const ofGames = recordHandlers(games, dependencies);
  const ofEvents = recordHandlers(events, dependencies);

  serveRoutes(app, dependencies, gamesRoutes, {
    listGames: () => listGames(read),
    getGames: ({ params }) => requireFound('games', getGames(read, params.id)),
    createGames: ({ body, ...call }) => ofGames.create({ ...call, body: present(body) }),
    updateGames: ({ body, ...call }) => ofGames.update({ ...call, body: { ...present(body), id: body.id } }),
    deleteGames: ofGames.remove,
    deleteManyGames: ofGames.removeMany,
    restoreManyGames: ofGames.restore,
    listGamesReferences: ofGames.references,
  });
  serveRoutes(app, dependencies, eventRoutes, {
    listEvents: ({ query }) => listEvents(read, query.games),
    getEvent: ({ params }) => requireFound('event', getEvent(read, params.id)),
    createEvent: ({ body, ...call }) => ofEvents.create({ ...call, body: present(body) }),
    updateEvent: ({ body, ...call }) => ofEvents.update({ ...call, body: { ...present(body), id: body.id } }),
    deleteEvent: ofEvents.remove,
    deleteEvents: ofEvents.removeMany,
    restoreEvents: ofEvents.restore,
    listEventReferences: ofEvents.references,
  });
}

/** Olympic Games. Those with events cannot be deleted. */
export const games = defineRecord('games', {
  hasUniqueTitle: true,
  defaults: () => ({ city: '', city_en: '', country: '', country_en: '', opens: null, closes: null }) as const,
  referencedBy: [{ kind: 'event', table: 'events', column: 'games_id', title: ({ title }) => String(title) }],
  check: async (_transaction, { before, values }) => {
    const { opens = null, closes = null } = { ...before, ...values };
    if (opens !== null && closes !== null && closes < opens) {
      throw invalidField('closes', 'Igre se ne mogu zatvoriti prije otvaranja.');
    }
  },
  afterWrite: async (transaction, { before, after }) => {
    if (before && (before.year !== after.year || before.season !== after.season)) await linkMedals(transaction, before);
    await linkMedals(transaction, after);
    return undefined;
  },
  shownIn: ['event', 'start'],
});

const EVENT_TAKEN = 'Ta disciplina već postoji na tim Igrama.';

/** The events of Games. One in which someone started cannot be deleted. */
export const events = defineRecord('event', {
  defaults: () => ({ name: '', name_en: '', is_team: 0 }) as const,
  derive: (values, before) => {
    const { sport = '', name = '', name_en = '', sex = 'X' } = { ...before, ...values };
    const title = eventTitle({ sport, event: name, event_en: name_en, sex });
    const trimmed = { sport: sport.trim(), name: name.trim(), name_en: name_en.trim() };
    return { ...trimmed, title, title_folded: foldText(title) };
  },
  referencedBy: [{ kind: 'start', table: 'starts', column: 'event_id', title: ({ title }) => String(title) }],
  takenError: () => new ConflictError(EVENT_TAKEN, 'event-taken', [{ field: 'name', message: EVENT_TAKEN }]),
  check: async (transaction, { before, values }) => {
    const { name = '', name_en = '', games_id = 0 } = { ...before, ...values };
    if (`${name}${name_en}`.trim() === '') {
      const message = 'Unesite hrvatski ili engleski naziv.';
      throw new InvalidInputError('Unesite sport i disciplinu!', [{ field: 'name', message }], 'incomplete');
    }
    if ((await lockRows(transaction, 'games', [games_id])).length === 0) {
      throw invalidField('games_id', 'Te Igre ne postoje.');
    }
  },
  afterWrite: async (transaction, { before, after }) => {
    if (!before || (before.games_id === after.games_id && before.title === after.title)) return undefined;
    for (const id of new Set([before.games_id, after.games_id])) {
      const at = await getGames(transaction, id);
      if (at) await linkMedals(transaction, at);
    }
    return undefined;
  },
  beforeRestore: async (transaction, rows) => {
    for (const { title, games_id } of rows) {
      if ((await lockRows(transaction, 'games', [games_id])).length > 0) continue;
      const message = `Disciplina „${title}” ne može se vratiti jer njezinih Igara više nema. Najprije vratite Igre.`;
      throw new ConflictError(message, 'games-gone');
    }
  },
  shownIn: ['start'],
});
