import type { MagazineAuthor, MagazineSection } from '@baklja/contract/features/magazine/magazine';
import type { EditedMagazineArticle } from '@baklja/contract/features/magazine/magazine-articles';

/** An author of the magazine as the server returns one to its editors. */
export function makeAuthor(author: Partial<MagazineAuthor> = {}): MagazineAuthor {
  return {
    id: 1,
    ime: 'Klara',
    prezime: 'Slovčić',
    pref: '',
    suf: '',
    email: '',
    web: '',
    firma: false,
    version: 1,
    articles: 0,
    photographs: 0,
    issues: 0,
    modified: '2026-11-14T10:00:00.000Z',
    modified_by_name: null,
    ...author,
  };
}

/** A section of the magazine as the server returns one to its editors. */
export function makeSection(section: Partial<MagazineSection> = {}): MagazineSection {
  const stamps = { modified: '2026-11-14T10:00:00.000Z', modified_by_name: 'Iva Đurđević' };
  return { id: 1, naziv: 'Povijest', articles: 0, version: 1, ...stamps, ...section };
}

/** An article of the magazine as its editor reads it. */
export function makeMagazineArticle(article: Partial<EditedMagazineArticle> = {}): EditedMagazineArticle {
  return {
    id: 4,
    naslov: 'Od četverca do dvojca',
    podnaslov: 'Čamci braće Sinković',
    broj_id: 3,
    rubrika_id: 1,
    autor_id: '7|5',
    autori: 'Klara Slovčić, K. Slovčić',
    foto_autor_id: 9,
    broj: '083',
    rubrika: 'Povijest',
    stranica_start: 16,
    stranica_kraj: 21,
    tagovi: 'veslanje,Pariz 2024',
    puni_sadrzaj: '<p>Tekst.</p>',
    version: 2,
    created: '2026-11-18T10:00:00.000Z',
    modified: '2026-11-20T10:00:00.000Z',
    modified_by: 4,
    modified_by_name: 'Marko Ćutuk',
    ...article,
  };
}
