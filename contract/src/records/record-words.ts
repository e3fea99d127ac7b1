/** Croatian sentences that are the same for every kind of record, built from the noun of its row in {@link KINDS}. */
import { type Kind, kindRow } from '../kinds.ts';
import { BIN_DAYS } from '../limits.ts';
import { countOf, formatNumber, formFor, type NounForms } from '../plural.ts';

/** „3 članka”. */
export function countRecords(kind: Kind, count: number): string {
  return countOf(count, kindRow(kind).words.count);
}

/** „Taj članak ne postoji.” */
export function missingText(kind: Kind): string {
  return `${inGender(kind, 'Taj', 'Ta')} ${nominative(kind)} ne postoji.`;
}

/** „Neki od odabranih članaka više ne postoje. Osvježite popis.” */
export function someMissingText(kind: Kind): string {
  return `${inGender(kind, 'Neki', 'Neke')} od odabranih ${kindRow(kind).words.count.other} više ne postoje. Osvježite popis.`;
}

/** „Članak je spremljen.” */
export function savedText(kind: Kind): string {
  return `${capitalised(nominative(kind))} je ${inGender(kind, 'spremljen', 'spremljena')}.`;
}

/** „Članak je izbrisan.”, or „Izbrisano: 3 članka.” */
export function deletedText(kind: Kind, count = 1): string {
  if (count !== 1) return `Izbrisano: ${countRecords(kind, count)}.`;
  return `${capitalised(nominative(kind))} je ${inGender(kind, 'izbrisan', 'izbrisana')}.`;
}

/** „Članak je vraćen.”, or „Vraćeno: 3 članka.” */
export function restoredText(kind: Kind, count: number): string {
  if (count !== 1) return `Vraćeno: ${countRecords(kind, count)}.`;
  return `${capitalised(nominative(kind))} je ${inGender(kind, 'vraćen', 'vraćena')}.`;
}

/** Names that a sentence lists; further ones are counted. */
const NAMED = 5;

/** „ Naziv je bio zauzet, pa je dodan broj: „a-2.jpg”, „b-2.jpg”.” Empty when there are none. */
export function numberedText(noun: 'Naziv' | 'Naziv u adresi', names: readonly string[]): string {
  if (names.length === 0) return '';
  const named = names.slice(0, NAMED).map((name) => `„${name}”`);
  const more = names.length > NAMED ? ` i još ${names.length - NAMED}` : '';
  return ` ${noun} je bio zauzet, pa je dodan broj: ${named.join(', ')}${more}.`;
}

/** „Adresa „kontakti” je zauzeta, pa se stranica „Kontakti” vraća na adresu „kontakti-2”.” */
export function newAddressText(kind: Kind, of: { title: string; former: string; slug: string }): string {
  return `Adresa „${of.former}” je zauzeta, pa se ${nominative(kind)} „${of.title}” vraća na adresu „${of.slug}”.`;
}

/** „Članak „Naslov” vraća se”, the beginning of a sentence about what does not come back with it. */
export function comesBackText(kind: Kind, title: string): string {
  return `${capitalised(nominative(kind))} „${title}” vraća se`;
}

/** „30 dana ostaje u košu.”, or „30 dana ostaju u košu.” for several. */
export function staysInBinText(count: number): string {
  return `${BIN_DAYS} dana ${count === 1 ? 'ostaje' : 'ostaju'} u košu.`;
}

/** „Taj članak nije među izbrisanima. Možda je već vraćen.” */
export function notDeletedText(kind: Kind): string {
  const [that, back] = [inGender(kind, 'Taj', 'Ta'), inGender(kind, 'vraćen', 'vraćena')];
  return `${that} ${nominative(kind)} nije među izbrisanima. Možda je već ${back}.`;
}

/** „Neki od odabranih članaka nisu među izbrisanima. Možda su već vraćeni.” */
export function someNotDeletedText(kind: Kind): string {
  const [some, back] = [inGender(kind, 'Neki', 'Neke'), inGender(kind, 'vraćeni', 'vraćene')];
  return `${some} od odabranih ${kindRow(kind).words.count.other} nisu među izbrisanima. Možda su već ${back}.`;
}

/**
 * „Sport „Tenis” je u upotrebi i ne može se izbrisati. Koriste ga 1 sportaš i 2 medalje: „Ana Anić” i još 2.” `uses` has
 * number and noun of each kind of record, `titles` the records that the sentence names, of `total` ones.
 */
export function inUseText(
  kind: Kind,
  title: string,
  { uses, titles, total }: { uses: readonly string[]; titles: readonly string[]; total: number },
): string {
  const noun = capitalised(nominative(kind));
  const verb = uses.length > 1 ? 'Koriste' : formFor(total, { one: 'Koristi', few: 'Koriste', other: 'Koristi' });
  const words = new Intl.ListFormat('hr').format(uses);
  const more = total > titles.length ? ` i još ${formatNumber(total - titles.length)}` : '';
  const named = titles.map((one) => `„${one}”`).join(', ');
  const used = `${verb} ${inGender(kind, 'ga', 'je')} ${words}: ${named}${more}.`;
  return `${noun} „${title}” je u upotrebi i ne može se izbrisati. ${used}`;
}

/** Records of several kinds: 1 zapis, 2 zapisa, 5 zapisa. */
export const RECORD_FORMS: NounForms = { one: 'zapis', few: 'zapisa', other: 'zapisa' };

/** „Neki od odabranih zapisa više nisu u košu. Osvježite popis.” */
export function someGoneFromBinText(): string {
  return 'Neki od odabranih zapisa više nisu u košu. Osvježite popis.';
}

/** „Prijevod mora biti na drugom jeziku.” */
export function sameLanguageText(): string {
  return 'Prijevod mora biti na drugom jeziku.';
}

/** „Jedan od tih članaka već ima prijevod. Najprije ih razdvojite.” */
export function hasTranslationText(kind: Kind): string {
  const one = inGender(kind, 'Jedan', 'Jedna');
  return `${one} od tih ${kindRow(kind).words.count.other} već ima prijevod. Najprije ih razdvojite.`;
}

/** „Članak na tom jeziku već postoji kao prijevod. Najprije ih razdvojite.” */
export function languageTakenText(kind: Kind): string {
  return `${capitalised(nominative(kind))} na tom jeziku već postoji kao prijevod. Najprije ih razdvojite.`;
}

/** „Članci su povezani kao prijevodi.”, or „Članci više nisu povezani.” */
export function linkedText(kind: Kind, isLinked: boolean): string {
  const linked = inGender(kind, 'povezani', 'povezane');
  const plural = capitalised(kindRow(kind).words.plural);
  return isLinked ? `${plural} su ${linked} kao prijevodi.` : `${plural} više nisu ${linked}.`;
}

/** „Sport „Tenis” već postoji.” */
export function titleTakenText(kind: Kind, title: string): string {
  return `${capitalised(nominative(kind))} „${title}” već postoji.`;
}

/** The first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('hr') + text.slice(1);
}

/** The word that agrees with the gender of the kind's noun. */
export function inGender(kind: Kind, masculine: string, feminine: string): string {
  return kindRow(kind).words.gender === 'masculine' ? masculine : feminine;
}

/** „članak” */
export function nominative(kind: Kind): string {
  return kindRow(kind).words.count.one;
}

/** „stranicu” */
export function accusative(kind: Kind): string {
  return kindRow(kind).words.accusative ?? nominative(kind);
}

/** „1 stranicu”, „2 stranice”, „5 stranica” */
export function countAccusative(kind: Kind, count: number): string {
  return countOf(count, { ...kindRow(kind).words.count, one: accusative(kind) });
}

/** „članka” */
export function genitive(kind: Kind): string {
  return kindRow(kind).words.count.few;
}

/** „ovaj članak”, „ovog korisnika”, „ovu stranicu”. */
export function thisOne(kind: Kind): string {
  const isAnimate = accusative(kind) !== nominative(kind);
  return `${inGender(kind, isAnimate ? 'ovog' : 'ovaj', 'ovu')} ${accusative(kind)}`;
}
