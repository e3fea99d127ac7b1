import sources from './html-attacks.json' with { type: 'json' };

/**
 * HTML that tries to run code, from public lists of such attacks (licences next to this file), and what the server
 * keeps of it. The server's tests expect `cleaned` from the cleaner; the browser's tests check that none of it runs.
 */
export const HTML_ATTACKS: readonly { html: string; cleaned: string }[] = Object.values(sources).flat();
