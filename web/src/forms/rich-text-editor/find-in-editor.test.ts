import { type Node, Schema } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { findInText } from '#web/lib/text/find-in-text.ts';
import { findMatches } from './find-in-editor.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    list: { group: 'block', content: 'block+' },
    island: { group: 'block', atom: true, attrs: { source: {} } },
    text: { group: 'inline' },
    hardBreak: { group: 'inline', inline: true },
  },
  marks: { bold: {} },
});
const { bold } = schema.marks;

const found = (text: string, query: string, isCaseSensitive = false) =>
  findInText(text, { query, isCaseSensitive }).map(({ from, to }) => text.slice(from, to));

describe('in a text', () => {
  it.each([
    ['cilic', 'Marin ČILIĆ i Čilić', ['ČILIĆ', 'Čilić']],
    ['čilić', 'Cilic', ['Cilic']],
    ['dokovic', 'Đoković', ['Đoković']],
    ['strasse', 'Straße 5', ['Straße']],
    ['. ...', 'Kraj… I opet. …', ['. …']],
    ['10 m', '10\u00a0m', ['10\u00a0m']],
    ['aa', 'aaaa', ['aa', 'aa']],
    ['zlato', '🥇 zlato 🥇', ['zlato']],
    ['', 'nešto', []],
    ['nema', 'nešto', []],
  ])('%j is found in %j', (query, text, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  it.each([
    ['includes the combining marks of a letter', 'ca', 'c\u030cas', ['c\u030ca']],
    ['includes a mark at the end', 'c', 'ac\u030c', ['c\u030c']],
    ['is never half of a letter', 's', 'Straße', ['S']],
    ['is not the first half of one', 'a', 'æ', []],
    ['is not the second half of one', 'e', 'æ', []],
    ['is found after a double letter', 's', 'ßs', ['s']],
    ['is no combining mark alone', '\u030c', 'čć', []],
  ])('%s', (_, query, text, expected) => expect(found(text, query)).toEqual(expected));

  it('has its place after letters that fold to more or fewer', () => {
    expect(findInText('ßßc\u030cx', { query: 'x', isCaseSensitive: false })).toEqual([{ from: 4, to: 5 }]);
    expect(findInText('æ🥇 zlato', { query: 'zlato', isCaseSensitive: false })).toEqual([{ from: 4, to: 9 }]);
  });

  it('respects case and diacritics when requested', () => {
    expect(found('Zlato zlato ZLATO', 'zlato', true)).toEqual(['zlato']);
    expect(found('Čilić Cilic', 'Cilic', true)).toEqual(['Cilic']);
    expect(found('10\u00a0m', '10 m', true)).toEqual(['10\u00a0m']);
  });
});

describe('in a document', () => {
  const text = (words: string, isBold = false) => schema.text(words, isBold && bold ? [bold.create()] : []);
  const paragraph = (...content: Node[]) => schema.node('paragraph', null, content);
  const search = { query: 'zlato', isCaseSensitive: false };

  it('is found where only half of the word is bold', () => {
    const doc = schema.node('doc', null, [paragraph(text('Prvo zla'), text('to', true), text('.'))]);
    const [match] = findMatches(doc, search);
    expect(match).toEqual({ from: 6, to: 11 });
    expect(doc.textBetween(6, 11)).toBe('zlato');
  });

  it('is found in nested blocks, in order', () => {
    const doc = schema.node('doc', null, [
      paragraph(text('zlato')),
      schema.node('list', null, [paragraph(text('a zlato')), paragraph(text('Zlato'))]),
    ]);
    const words = findMatches(doc, search).map(({ from, to }) => doc.textBetween(from, to));
    expect(words).toEqual(['zlato', 'zlato', 'Zlato']);
  });

  it('does not cross blocks or line breaks, and is not found in raw HTML', () => {
    const doc = schema.node('doc', null, [
      paragraph(text('zla')),
      paragraph(text('to')),
      paragraph(text('zla'), schema.node('hardBreak'), text('to')),
      schema.node('island', { source: '<b>zlato</b>' }),
    ]);
    expect(findMatches(doc, search)).toEqual([]);
  });
});
