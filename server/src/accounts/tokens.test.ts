import { describe, expect, test } from 'vitest';
import { Tokens } from './tokens.ts';

const SECRET = 'a secret of tests that is long enough';
const NOW = new Date('2026-11-21T12:00:00Z');
const EXP = NOW.getTime() / 1000 + 60;
const payload = { id: 1, name: 'Ana', role: 'tipfeler' as const, userId: 1, exp: EXP };
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a token that was read before', () => {
  test('keeps its content', async () => {
    const tokens = new Tokens(SECRET);
    const token = await tokens.sign({ payload, sessionId: 's' });
    const first = await tokens.read(token, NOW);
    expect(first).toEqual({ payload, sessionId: 's' });
    expect(await tokens.read(token, after(59))).toEqual(first);
  });

  test('is no longer valid once it has expired', async () => {
    const tokens = new Tokens(SECRET);
    const token = await tokens.sign({ payload, sessionId: 's' });
    expect(await tokens.read(token, NOW)).toBeDefined();
    expect(await tokens.read(token, after(60))).toBeUndefined();
    expect(await tokens.read(token, after(61))).toBeUndefined();
  });

  test('does not vouch for another signature, payload or secret', async () => {
    const tokens = new Tokens(SECRET);
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
    const tokens = new Tokens(SECRET);
    const signed = await Promise.all(
      Array.from({ length: 2100 }, (_, number) => tokens.sign({ payload, sessionId: `s${number}` })),
    );
    for (const pass of [1, 2]) {
      for (const [number, token] of signed.entries()) {
        expect((await tokens.read(token, NOW))?.sessionId, `pass ${pass}`).toBe(`s${number}`);
      }
    }
  });
});
