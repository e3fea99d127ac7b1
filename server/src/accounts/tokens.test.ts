import { describe, expect, test } from 'vitest';
import { Tokens } from './tokens.ts';

const SECRET = 'a secret of tests that is long enough';
const NOW = new Date('2026-11-21T12:00:00Z');
const EXP = NOW.getTime() / 1000 + 60;
const payload = { id: 1, name: 'Ana', role: 'tipfeler' as const, userId: 1, exp: EXP };
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a token that was read before', () => {
  const tokens = new Tokens(SECRET);

  test('keeps its content until it expires', async () => {
    const token = await tokens.sign({ payload, sessionId: 's' });
    expect(await tokens.read(token, NOW)).toEqual({ payload, sessionId: 's' });
    expect(await tokens.read(token, after(59))).toEqual({ payload, sessionId: 's' });
    for (const seconds of [60, 61]) expect(await tokens.read(token, after(seconds))).toBeUndefined();
  });

  test('does not vouch for another signature, payload or secret', async () => {
    const token = await tokens.sign({ payload, sessionId: 's' });
    const other = await new Tokens(`${SECRET}!`).sign({ payload, sessionId: 's' });
    await tokens.read(token, NOW);
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...payload, id: 2, userId: 2 })).toString('base64url');
    for (const bad of [other, `${header}.${forged}.${signature}`, token.slice(0, -2), `${token}A`]) {
      expect(await tokens.read(bad, NOW)).toBeUndefined();
    }
  });

  test('is read again after thousands of others', async () => {
    const names = Array.from({ length: 2100 }, (_, number) => `s${number}`);
    const signed = await Promise.all(names.map((sessionId) => tokens.sign({ payload, sessionId })));
    for (const token of signed) await tokens.read(token, NOW);
    const again = await Promise.all(signed.map((token) => tokens.read(token, NOW)));
    expect(again.map((read) => read?.sessionId)).toEqual(names);
  });
});
