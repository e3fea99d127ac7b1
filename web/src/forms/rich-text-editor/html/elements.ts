const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Boxes that hold other blocks; the editor keeps them and allows editing inside. */
export const CONTAINERS = words('div section article aside header footer main nav address center');

/** Blocks that the editor has a node for. */
export const KNOWN_BLOCKS = words(`p h1 h2 h3 h4 h5 h6 blockquote ul ol li hr figure figcaption iframe
  table caption colgroup col thead tbody tfoot tr td th`);

/** Elements whose loose text the editor treats as a paragraph. */
export const HOLDS_BLOCKS = new Set([...words('body li td th blockquote'), ...CONTAINERS]);

/** Inline elements without a button: each is kept as a mark. */
export const INLINE_TAGS = words(`span font small big mark abbr acronym cite q code kbd samp var tt time dfn bdo bdi ins
  label`);

/** Inline elements that the editor has a mark or node for. */
export const KNOWN_INLINE = new Set([...words('a b strong i em u s strike del sub sup br img'), ...INLINE_TAGS]);

/** All other elements that form their own box. */
const OTHER_BLOCKS = words(`pre dl dt dd details summary fieldset form video audio object embed applet canvas noscript
  script style template hgroup menu dir listing plaintext xmp marquee frameset dialog search math svg map`);

/** Elements without a closing tag in HTML. */
export const VOID_TAGS = words('area base br col embed hr img input link meta param source track wbr');

/** True for elements that interrupt a line of text. */
export function isBlock(element: Element): boolean {
  const tag = element.localName;

  return CONTAINERS.has(tag) || KNOWN_BLOCKS.has(tag) || OTHER_BLOCKS.has(tag);
}
