import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';

describe('security headers', () => {
  const testApp = useTestApp('SQLite', { FILE_HOST_URL: 'https://files.example.org/base' });

  async function policyOf(url: string): Promise<Map<string, string>> {
    const policy = String((await testApp.send({ url })).headers['content-security-policy']);
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
  }

  test.each([
    '/api/health',
    '/api/content/get/cats',
    '/api/nema',
    '/api/users',
    '/api/content/get/single/nema',
    '/register',
  ])('are set on the answer of %s', async (url) => {
    const { headers } = await testApp.send({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('allow scripts of this server, pictures and calls of the file host, and frames of the video hosts', async () => {
    const { 'img-src': pictures, 'frame-src': frames, ...policy } = Object.fromEntries(await policyOf('/api/health'));
    expect(policy).toMatchObject({
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'connect-src': "'self' https://files.example.org",
    });
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
    expect(pictures).toContain('https://files.example.org');
    expect(frames).toContain('https://www.youtube-nocookie.com');
    expect(frames).toContain('https://player.vimeo.com');
  });

  test('are wider on the API pages alone, and do not force them to TLS', async () => {
    const answer = await testApp.send({ url: '/api/docs/' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    const policy = await policyOf('/api/docs/');
    expect(policy).not.toEqual(await policyOf('/api/health'));
    expect([...policy.values()].join()).not.toContain('unsafe-eval');
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(policy.get('script-src')).toContain("'self'");
  });
});
