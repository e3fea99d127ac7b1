import { DAY_MS } from '@baklja/contract/zagreb-time';
import type { Database } from '../db/database.ts';
import { getFact, setFact } from '../db/installation-facts.ts';

/** Fact about the installation: when the clock was last read, and since when it has been steady. */
const FACT = 'clock';

type Readings = { seen: string; since: string };

/** The clock is read twice a day or more. After a longer gap it jumped, the server was off, or the database is a copy. */
const GAP_MS = 2 * DAY_MS;

/** Clocks of nodes differ, and are set right by a little. */
const BACK_MS = 60 * 60 * 1000;

/** Days for someone to notice a wrong clock. */
const REST_DAYS = 7;

/**
 * Notes the time, and returns whether what is old by this clock may be deleted for good: not until a week after the clock
 * jumped, forwards or backwards. A clock that stays wrong for longer is believed.
 */
export function isClockSteady(database: Database, now: Date): Promise<boolean> {
  return database.write(async (transaction) => {
    const fact = await getFact(transaction, FACT);
    const last: Readings | undefined = fact && JSON.parse(fact);
    const passed = last ? now.getTime() - Date.parse(last.seen) : 0;
    const hasJumped = passed > GAP_MS || passed < -BACK_MS;
    const since = last && !hasJumped ? last.since : now.toISOString();
    await setFact(transaction, FACT, JSON.stringify({ seen: now.toISOString(), since } satisfies Readings));
    return now.getTime() - Date.parse(since) >= REST_DAYS * DAY_MS;
  });
}
