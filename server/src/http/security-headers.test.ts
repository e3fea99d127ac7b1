import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';

describe('security headers', () => {
  const testApp = useTestApp('SQLite', { FILE_HOST_URL: 'https://files.example.org/base' });

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

  test('allow scripts from this server alone', async () => {
    const policy = directives(await policyOf('/api/health'));
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
  });

  test('allow pictures and calls of the file host, and frames of the video hosts', async () => {
    const policy = directives(await policyOf('/api/health'));
    expect(policy.get('connect-src')).toBe("'self' https://files.example.org");
    expect(policy.get('img-src')).toContain('https://files.example.org');
    expect(policy.get('frame-src')).toContain('https://www.youtube-nocookie.com');
    expect(policy.get('frame-src')).toContain('https://player.vimeo.com');
  });

  test('are wider on the API pages alone, and do not force them to TLS', async () => {
    const answer = await testApp.send({ url: '/api/docs/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    const policy = await policyOf('/api/docs/');
    expect(policy).not.toBe(await policyOf('/api/health'));
    expect(policy).not.toContain('unsafe-eval');
    expect(directives(policy).has('upgrade-insecure-requests')).toBe(false);
    expect(directives(policy).get('script-src')).toContain("'self'");
  });

  async function policyOf(url: string): Promise<string> {
    return String((await testApp.send({ url })).headers['content-security-policy']);
  }
});

function directives(policy: string): Map<string, string> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  );
}
