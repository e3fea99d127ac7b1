import type { PreviewKind } from '@baklja/contract/features/content/previews';

/** How long the site may take to say whether it allows frames, ms. */
const ASK_LIMIT_MS = 3000;

/** A record as the site is asked for it: `key` is the alias of a post, otherwise the id. */
type Shown = { kind: PreviewKind; id: number; key: string; token: string };

/** The address at which the public site shows a draft; null without the setting. */
export function siteAddress(pattern: string | undefined, shown: Shown): string | null {
  const filled = pattern?.replace(/\{(kind|id|key|token)\}/g, (_, name: keyof Shown) =>
    encodeURIComponent(shown[name]),
  );
  return filled ?? null;
}

/** Whether the site lets a page of the origin show it in a frame; false as well when it does not answer. */
export async function allowsFrames(address: string, origin: string): Promise<boolean> {
  try {
    const { headers, body } = await fetch(address, { signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    await body?.cancel();
    const ancestors = /frame-ancestors([^;,]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
    if (ancestors !== undefined) return ancestors.split(/\s+/).some((source) => source === '*' || source === origin);
    return headers.get('x-frame-options') === null;
  } catch {
    return false;
  }
}
