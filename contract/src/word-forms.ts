/** Case endings of Croatian nouns and adjectives, without the marks of letters. */
const ENDINGS = '- a e i o u om em oj og oga omu ome eg ega emu im ih ima ama ovi ova ove ovima evi eva eve evima'
  .split(' ')
  .map((ending) => ending.replace('-', ''));

/** Endings before which k, g, h become c, z, s: `rijeka`, `rijeci`. */
const SOFTENING = ['i', 'ima'];
const SOFTENED: Record<string, string> = { k: 'c', g: 'z', h: 's' };
const HARDENED: Record<string, string> = { c: 'k', z: 'g', s: 'h' };

/** Letters that are left of a word without its ending, at least. */
const STEM_MIN_LENGTH = 3;

/**
 * The forms that a Croatian noun or adjective may have in all cases and numbers, from one of them; all are folded
 * (`foldText`). Made by rule without a dictionary, so most of them are no words: they are only to be looked up.
 */
export function wordForms(word: string): Set<string> {
  const forms = new Set([word]);
  if (!/^[a-z]+$/.test(word)) return forms;
  for (const ending of ENDINGS) {
    const stem = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || stem.length < STEM_MIN_LENGTH || /[aeiou]$/.test(stem)) continue;
    addForms(forms, stem);
    const last = stem.slice(-1);
    if (SOFTENING.includes(ending) && HARDENED[last]) addForms(forms, stem.slice(0, -1) + HARDENED[last]);
    // The a of `borac` and `djevojaka` is in the nominative or the genitive alone: `borca`, `djevojke`.
    if (ending === '' || ending === 'a') addForms(forms, stem.replace(/a([^aeiou])$/, '$1'));
  }
  return forms;
}

function addForms(forms: Set<string>, stem: string): void {
  const soft = stem.slice(0, -1) + (SOFTENED[stem.slice(-1)] ?? stem.slice(-1));
  for (const ending of ENDINGS) forms.add(stem + ending);
  for (const ending of SOFTENING) forms.add(soft + ending);
  const full = stem.replace(/([^aeiou])([^aeiou])$/, '$1a$2');
  forms.add(full).add(`${full}a`);
}
