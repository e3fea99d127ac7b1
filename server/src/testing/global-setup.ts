import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all route tests; each test file creates its own database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ mayBeGiven: true });
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
