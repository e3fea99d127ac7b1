import { createHmac, timingSafeEqual } from 'node:crypto';
import { mayPreview, type PreviewKind } from '@baklja/contract/features/content/previews';
import { PREVIEW_TOKEN_MINUTES } from '@baklja/contract/limits';
import type { Db } from '../db/schema.ts';

/** The one record that a preview token opens, and who made it. */
export type Previewed = { kind: PreviewKind; id: number; userId: number };

/** Signs and reads the tokens by which the public site shows a draft to the person who asked for it. */
export type PreviewTokens = {
  sign: (previewed: Previewed, now: Date) => { token: string; expires: Date };
  /** Undefined for a token that is wrong or expired, or whose maker may no longer write the record. */
  read: (token: string, now: Date) => Promise<Omit<Previewed, 'userId'> | undefined>;
};

const LIFE_MS = PREVIEW_TOKEN_MINUTES * 60_000;

export function makePreviewTokens(secret: string, db: Db): PreviewTokens {
  const signatureOf = (written: string) => createHmac('sha256', secret).update(`preview-token ${written}`).digest();
  return {
    sign: ({ kind, id, userId }, now) => {
      const expires = new Date(now.getTime() + LIFE_MS);
      const written = [kind, id, userId, expires.getTime()].join('.');
      return { token: `${written}.${signatureOf(written).toString('base64url')}`, expires };
    },
    read: async (token, now) => {
      const [, written = '', kind, id, userId, until, signature = ''] =
        /^(([a-zA-Z]+)\.(\d+)\.(\d+)\.(\d+))\.([\w-]{43})$/.exec(token) ?? [];
      const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(written)];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted) || Number(until) <= now.getTime()) {
        return undefined;
      }
      const maker = db.selectFrom('users').select('role').where('id', '=', Number(userId)).where('active', '=', 1);
      const role = (await maker.executeTakeFirst())?.role;
      const previewed = { kind: kind as PreviewKind, id: Number(id) };
      return role && mayPreview(role, previewed.kind) ? previewed : undefined;
    },
  };
}
