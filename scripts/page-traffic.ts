import type { Page } from 'playwright';

/**
 * Traffic of a page until now. Kilobytes are of 1000 bytes, as transferred over the network; cached responses do not
 * count.
 */
export type Traffic = { requests: number; scriptKb: number; styleKb: number };

const BYTES_PER_KB = 1000;

/** Counts the traffic of the page from the time of the call. Chromium only. */
export async function watchTraffic(page: Page): Promise<() => Traffic> {
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? ''));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  const kilobytes = (type: string) => (bytes[type] ?? 0) / BYTES_PER_KB;
  return () => ({ requests: types.size, scriptKb: kilobytes('Script'), styleKb: kilobytes('Stylesheet') });
}
