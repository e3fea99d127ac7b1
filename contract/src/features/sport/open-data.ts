import { Type } from 'typebox';
import * as Field from '../../fields.ts';
import { defineRoute } from '../../route.ts';

/** The sets of open data. Each holds only what the public reads elsewhere. */
export const OPEN_DATA_SETS = ['medals', 'starts', 'olympians', 'categorisation'] as const;
export type OpenDataSet = (typeof OPEN_DATA_SETS)[number];

export const OPEN_DATA_LICENCE = 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/';

/** What sources of starts want to be said wherever their data is passed on, by the name that a start holds. */
export const ATTRIBUTIONS: Readonly<Record<string, string>> = {
  'olympicAthletes 0.3.0, CC BY 4.0':
    'Contains data from olympicAthletes 0.3.0 (Chester Ismay, 2026, https://github.com/moderndive/olympicAthletes), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), changed: selected, translated, people joined, coaches left out, crews since 2018 completed. It builds on Olympic_history (R. Griffin, 2018, from sports-reference.com) and Olympedia (OlyMADMen, https://www.olympedia.org/).',
};

const set = Type.Object({ set: Field.oneOf(OPEN_DATA_SETS, 'set of data') });
const tags = ['medals', 'starts', 'events', 'games', 'athletes', 'athlete-names', 'sport-names', 'categorisation'];

export const openDataRoutes = {
  getOpenDataJson: defineRoute({
    method: 'GET',
    path: '/api/open-data/{set}.json',
    summary: 'A set of open data, with its licence.',
    access: 'public',
    tags,
    params: set,
    response: Type.Object({
      licence: Type.String({ description: 'under which the data may be used' }),
      attribution: Type.String({ description: 'what has to be said with the data; empty for nothing' }),
      date: Type.String({ description: 'day on which the answer was made, YYYY-MM-DD' }),
      version: Type.String({ description: 'another one for other data' }),
      rows: Type.Array(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }), {
        description: 'of the set',
      }),
    }),
  }),
  getOpenDataCsv: defineRoute({
    method: 'GET',
    path: '/api/open-data/{set}.csv',
    summary: 'A set of open data as a table that programs for tables in Croatian open; its licence is below the rows.',
    access: 'public',
    tags,
    params: set,
    response: Type.String({ description: 'CSV in UTF-8 with semicolons' }),
    responseType: 'text/csv',
  }),
};
