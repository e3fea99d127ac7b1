import { expect, inject, test } from 'vitest';
import { runDrill } from '../testing/drill/run-drill.ts';

// Four processes load the server.
test('what is written under load is restored into the other database and storage', { timeout: 120_000 }, async () => {
  const from = { database: 'SQLite', storage: 'disk' } as const;
  const to = { database: 'PostgreSQL', storage: 'S3' } as const;
  const figures = await runDrill({ from, to, postgresUrl: inject('postgresUrl'), writes: 20 });
  expect(figures.during).toBeGreaterThan(0);
  expect(figures.after).toBeGreaterThanOrEqual(20);
  expect(figures.files).toBeGreaterThan(0);
});
