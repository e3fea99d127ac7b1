import { describe, expect, it } from 'vitest';
import { PASTE_SAMPLES } from '#web/testing/paste-samples.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

describe('cleanPastedHtml', () => {
  it.each(PASTE_SAMPLES)('leaves plain structure of $name', ({ html, clean }) => {
    expect(cleanPastedHtml(html)).toBe(clean);
  });

  it.each(PASTE_SAMPLES)('has nothing more to clean in $name on a second run', ({ clean }) => {
    expect(cleanPastedHtml(clean)).toBe(clean);
  });

  it('leaves content from our own editor unchanged', () => {
    const html = '<p class="ql-align-center" data-pm-slice="1 1 []"><span style="color: red">a</span></p>';

    expect(cleanPastedHtml(html)).toBe(html);
  });

  it('keeps plain text plain', () => {
    expect(cleanPastedHtml('samo tekst')).toBe('samo tekst');
  });
});
