import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { JOOMLA_TEXTS } from '@baklja/contract/testing/joomla-texts';
import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { OLD_TEXTS } from '#web/testing/legacy-html.ts';
import { richTextExtensions } from '../rich-text-extensions.ts';
import { isVideoFrame } from '../video-address.ts';
import { loadHtml, writeHtml } from './rich-text-document.ts';

const schema = getSchema(richTextExtensions({ videoHosts: DEFAULT_VIDEO_HOSTS }));

function load(html: string) {
  const loaded = loadHtml(html, { schema, isVideo: (element) => isVideoFrame(element, DEFAULT_VIDEO_HOSTS) });

  return { loaded, doc: schema.node('doc', null, loaded.nodes) };
}

/** The text after a letter was typed at its end, with every block written again. */
function rewrite(html: string) {
  const { doc } = load(html);

  return writeHtml(doc, { html: '', pieces: [], nodes: [] });
}

describe('an untouched text', () => {
  it.each(OLD_TEXTS)('is written back byte for byte: $name', ({ html }) => {
    const { loaded, doc } = load(html);

    expect(doc.check()).toBeUndefined();
    expect(writeHtml(doc, loaded)).toBe(html);
  });
});

describe('a text of the former site', () => {
  it.each(JOOMLA_TEXTS)(
    'is written back byte for byte, also when the paragraph before or after it is changed: %s',
    (html) => {
      const { loaded, doc } = load(`<p>prije</p>\n${html}\r\n<p>kraj</p>`);
      const state = EditorState.create({ doc });

      expect(writeHtml(doc, loaded)).toBe(`<p>prije</p>\n${html}\r\n<p>kraj</p>`);
      expect(writeHtml(state.tr.insertText('!', 6).doc, loaded)).toBe(`<p>prije!</p>\n${html}\r\n<p>kraj</p>`);
      expect(writeHtml(state.tr.insertText('!', doc.content.size - 1).doc, loaded)).toBe(
        `<p>prije</p>\n${html}\r\n<p>kraj!</p>`,
      );
    },
  );
});

describe('a text with one changed block', () => {
  it.each(OLD_TEXTS.filter(({ name }) => name !== 'nothing' && name !== 'not well-formed'))(
    'keeps all other blocks byte for byte: $name',
    ({ html }) => {
      const end = '\n<p>kraj</p>\n';
      const { loaded, doc } = load(html + end);
      const state = EditorState.create({ doc });
      const typed = state.tr.insertText('!', doc.content.size - 1);

      expect(writeHtml(typed.doc, loaded)).toBe(`${html}\n<p>kraj!</p>\n`);
    },
  );

  it('is the loaded text again after undo', () => {
    const html = '<p class=a>jedan</p>\r\n\r\n<P>dva</P>\n<p>tri</p>';
    const { loaded, doc } = load(html);
    const typed = EditorState.create({ doc }).tr.insertText('!', 8);
    const undone = typed.delete(8, 9);

    expect(writeHtml(undone.doc, loaded)).toBe(html);
  });

  it('loses a deleted block together with the space around it', () => {
    const { loaded, doc } = load('<p>jedan</p>\n<p>dva</p>\n<p>tri</p>');
    const first = doc.child(0).nodeSize;
    const { doc: left } = EditorState.create({ doc }).tr.delete(first, first + doc.child(1).nodeSize);

    expect(writeHtml(left, loaded)).toBe('<p>jedan</p>\n<p>tri</p>');
  });
});

describe('a block that is written again', () => {
  it.each(OLD_TEXTS.filter(({ written }) => written !== undefined))(
    'has the same content: $name',
    ({ written, html }) => {
      expect(rewrite(html)).toBe(written);
    },
  );

  it.each([
    '<p>a&nbsp;b &amp; c &lt; d</p>',
    '<p style="text-align:center;color : red">a</p>',
    '<p><b>a</b> <i>b</i> <del>c</del> <strong>d</strong></p>',
    '<p><a class="x" href="/a" target="_blank" rel="noopener">a</a><br>b</p>',
    '<p><img alt="" src="images/a.jpg" width="10" style="float: right"></p>',
    '<ul class="x"><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>',
    '<ol start="3" type="a"><li id="q">a</li></ol>',
    '<table class="t" width="100%"><caption>c</caption><colgroup><col width="1"></colgroup><thead class="h"><tr><th scope="col">a</th></tr></thead><tbody><tr class="r"><td colspan="1" style="width: 5px">b</td></tr></tbody><tfoot><tr><td><p>c</p><p>d</p></td></tr></tfoot></table>',
    '<div class="row"><section id="s"><h4>a</h4>loose <em>text</em><p>b</p></section></div>',
    '<figure class="f" style="float:left"><a href="/a"><img src="/a.jpg" class="i" alt="x"></a><figcaption class="c">a <b>b</b></figcaption></figure>',
    '<figure><img src="/a.jpg" alt=""></figure>',
    '<blockquote cite="/x">a</blockquote><hr id="system-readmore">',
    '<div class="embed"><iframe src="//www.youtube.com/embed/abcdef" width="1" allowfullscreen=""></iframe></div>',
    'loose {loadposition x} <b>text</b>',
    '<p><span class="ql-size-large"><span style="color: red">a</span>b</span><sub>2</sub></p>',
    '<p>a<a name="x"></a><span class="icon"></span>b</p>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
  ])('is written back exactly: %s', (html) => {
    expect(rewrite(html)).toBe(html);
  });

  it.each([
    ['<pre>a\n  b</pre>', 1],
    ['<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>', 1],
    ['<p>a</p><details><summary>b</summary>c</details>', 1],
    ['<iframe src="https://evil.example/"></iframe>', 1],
    ['<figure><video src="/a.mp4"></video></figure>', 1],
    ['<p><iframe src="https://www.youtube.com/embed/abcdef"></iframe></p>', 1],
    ['<div><p>a</p></div>', 0],
    ['<p><font color="red"><big>a</big></font></p>', 0],
  ])('is raw HTML only where the editor has no node for it: %s', (html, islands) => {
    const { loaded } = load(html);

    expect(loaded.nodes.filter(({ type }) => type.name === 'rawBlock')).toHaveLength(islands);
  });
});
