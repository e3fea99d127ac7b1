import { Node } from '@tiptap/core';
import type { NodeView } from '@tiptap/pm/view';
import { text } from '../rich-text-editor.text.ts';
import { isVideoFrame } from '../video-address.ts';

/** A player of a known host. The editor shows its address and does not run it. */
export const Video = Node.create<{ videoHosts: readonly string[] }>({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ videoHosts: [] }),
  parseHTML() {
    return [{ tag: 'iframe', getAttrs: (element) => (isVideoFrame(element, this.options.videoHosts) ? null : false) }];
  },
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView() {
    return ({ node }) => makeVideoView(String(node.attrs['kept']?.src ?? ''));
  },
});

function makeVideoView(address: string): NodeView {
  const dom = document.createElement('div');
  dom.dataset['island'] = 'video';
  dom.contentEditable = 'false';

  const label = document.createElement('strong');
  label.textContent = text.video;
  const source = document.createElement('span');
  source.textContent = address.replace(/^(https:)?\/\/(www\.)?/, '');
  dom.append(label, source);

  return { dom };
}
