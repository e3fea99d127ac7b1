import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { makeInspection } from '../../testing/inspect-bytes.ts';

const { inspect, refusal } = await makeInspection();

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const draw = (content: string, attributes = ' width="40" height="30"') => `${ROOT}${attributes}>${content}</svg>`;

const OVER_LIMIT =
  '413 SVG je prevelik ili previše složen: najviše je 512 KB, bez filtara, uzoraka i animacija. Pojednostavnite crtež ili ga spremite kao PNG.';

describe('a file', () => {
  const taken = async (svg: string | Buffer) => {
    const accepted = await inspect(svg, 'crtez.svg');
    return { ...accepted, text: await readFile(accepted.localPath, 'utf8') };
  };

  test('is cleaned and described by its size', async () => {
    const accepted = await taken(`\ufeff${draw('<!-- x --><g/>')}`);
    const kind = { type: 'image', media_type: 'image/svg+xml', extension: 'svg' };
    expect(accepted).toMatchObject({ ...kind, width: 40, height: 30 });
    expect(accepted.text).toBe(draw('<g></g>'));
    expect(accepted.size).toBe(Buffer.byteLength(accepted.text));
  });

  test.each([
    [' width="10mm" height="1in"', 38, 96],
    [' width="12pt" height="20px"', 16, 20],
    [' viewBox="0 0 300.4 150"', 300, 150],
    [' viewBox="0,0,300,150" width="100%" height="100%"', 300, 150],
    [' width="0.2" height="0.2"', 1, 1],
    [' width="-5" height="0" viewBox="0 0 1e9 5"', null, 5],
    ['', null, null],
  ])('with %s has this size', async (attributes, width, height) => {
    expect(await taken(draw('<g/>', attributes))).toMatchObject({ width, height });
  });

  test.each([
    ['<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>', '&b;'],
    ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>', '&x;'],
    ['<!DOCTYPE svg SYSTEM "x" [ ]>', ''],
    ['<!doctype svg[<!entity a "b">]>', ''],
  ])('with entities is rejected: %s', async (doctype, content) => {
    expect(await refusal(`<?xml version="1.0"?>${doctype}${draw(content)}`, 'a.svg')).toBe(
      '415 SVG sadrži entitete ili vlastiti DOCTYPE. Spremite ga kao običan SVG.',
    );
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${draw('<g/>')}`, 'utf16le')],
    ['windows-1250 and says so', Buffer.from(`<?xml version="1.0" encoding="windows-1250"?>${draw('<g/>')}`)],
    ['bytes that are no UTF-8', Buffer.from(`${draw('<text>\x9a</text>')}`, 'latin1')],
  ])('in %s is rejected', async (_, bytes) => {
    expect(await refusal(bytes, 'a.svg')).toBe('400 SVG mora biti zapisan u UTF-8.');
  });

  test.each([
    ['two drawings', `${draw('')}${draw('')}`],
    ['text next to it', `${draw('')}x`],
    ['a control character', draw('<text>\x01</text>')],
    ['nothing but a doctype', '<!DOCTYPE svg>'],
    ['a tag that is not closed', draw('<g>')],
    ['tags closed in a wrong order', draw('<g><text></g></text>')],
    ['an attribute twice', draw('<g id="a" id="b"/>')],
    ['an attribute without quotes', draw('<g id=a/>')],
    ['an unknown entity', draw('<text>&nbsp;</text>')],
    ['a reference to a control character', draw('<text>&#1;</text>')],
    ['an element in a style', draw('<style>@im<g/>port "x";</style>')],
    ['another prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ])('with %s is broken', async (_, svg) => {
    expect(await refusal(svg, 'a.svg')).toBe('400 SVG je oštećen ili nije potpun.');
  });

  test('may have 512 KB and not a byte more', async () => {
    const most = 512 * 1024;
    const padded = (size: number) => draw(`<!--${' '.repeat(size - draw('<!---->').length)}-->`);
    await expect(inspect(padded(most), 'a.svg')).resolves.toBeDefined();
    expect(await refusal(padded(most + 1), 'a.svg')).toBe(OVER_LIMIT);
  });

  test('that would stop a browser is rejected, also behind much that would not', async () => {
    const groups = Array.from({ length: 10 }, (_, level) => {
      return `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`;
    });
    const bomb = draw(`<defs><rect id="g0" width="9" height="9"/>${groups.join('')}</defs><use href="#g10"/>`);
    expect(bomb.length).toBeLessThan(2500);
    expect(await refusal(bomb, 'a.svg')).toBe(OVER_LIMIT);
    const shapes = '<rect width="9" height="9"/>'.repeat(2000);
    await expect(inspect(draw(shapes), 'a.svg')).resolves.toMatchObject({ extension: 'svg' });
    expect(await refusal(bomb.replace('<defs>', `${shapes}<defs>`), 'a.svg')).toBe(OVER_LIMIT);
  });

  test.each([
    ['rules for all elements', `<style>${'*{mask:url(#a)}'.repeat(190)}</style>${'<g/>'.repeat(39_000)}`],
    ['100,000 nested groups', '<g>'.repeat(100_000) + '</g>'.repeat(100_000)],
    ['100,000 open groups', '<g>'.repeat(100_000)],
    ['200,000 empty groups', '<g/>'.repeat(200_000)],
    ['100,000 open comments', '<!--'.repeat(100_000)],
    ['long values', `<path d="${'M0 0'.repeat(400_000)}"/>`],
    ['many open url(', `<g style="${'url('.repeat(300_000)}"/>`],
    ['many open brackets', '<'.repeat(1_000_000)],
    ['many style comments', `<g style="${'/*'.repeat(500_000)}"/>`],
    ['a width of many spaces', '', ` width="1${' '.repeat(300_000)}!"`],
    ['many open style comments', `<g style="${'/*a'.repeat(600_000)}"/>`],
    ['many doctypes in a comment', `<!--${'<!DOCTYPE'.repeat(200_000)}-->`],
  ])('with %s takes no more than 10 seconds', async (_, content, attributes = '') => {
    const start = performance.now();
    await inspect(draw(content, attributes), 'a.svg').catch((error) => expect(error.status).toBeLessThan(500));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
