import { hash } from 'node:crypto';
import { toCsv } from '@baklja/contract/csv';
import {
  ATTRIBUTIONS,
  OPEN_DATA_LICENCE,
  type OpenDataSet,
  openDataRoutes,
} from '@baklja/contract/features/sport/open-data';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { listSources, OPEN_DATA } from './open-data.store.ts';

const VERSION_LENGTH = 16;

/** Serves what the committee publishes for everyone to use. */
export function serveOpenData(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;

  serveRoutes(app, dependencies, openDataRoutes, {
    getOpenDataJson: ({ params, now }) => readSet(read, params.set, now),
    getOpenDataCsv: async ({ params, now }) => {
      const { rows, attribution, licence, date, version } = await readSet(read, params.set, now);
      const columns = Object.keys(rows[0] ?? {});
      const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
      const about = [
        ['Licenca', licence],
        ['Izvor', attribution],
        ['Datum', date],
        ['Verzija', version],
      ];
      return Buffer.from(toCsv([columns, ...cells, [], ...about]));
    },
  });
}

async function readSet(db: Db, set: OpenDataSet, now: Date) {
  const rows: Record<string, string | number | null>[] = await OPEN_DATA[set](db);
  const sources = set === 'categorisation' ? [] : await listSources(db);
  const said = [...new Set(sources.map((source) => ATTRIBUTIONS[source] ?? source))];
  return {
    licence: OPEN_DATA_LICENCE,
    attribution: said.join(' '),
    date: dayInZagreb(now),
    version: hash('sha256', JSON.stringify([rows, said])).slice(0, VERSION_LENGTH),
    rows,
  };
}
